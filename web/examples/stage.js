/** A live board, made of the text beside it: node by node, never as markup. */

import { el } from '../dom.js';
import { watchSolution } from '../solve.js';
import { customProperties } from './markup.js';

const BASE = `
:host { display: block; }
:is(h2, h3, p) { margin: 0; padding: 0 0.5rem 0.5rem; }
h2 { font-size: 1.25rem; }
output { display: block; min-height: 1.5em; padding: 0.5rem; font-weight: 600; }
`;

/**
 * @param {HTMLElement} host
 * @param {(message: string) => void} refused what the board itself makes no sense of
 */
export function createStage(host, refused) {
  const root = host.attachShadow({ mode: 'open' });
  const own = new CSSStyleSheet();
  own.replaceSync(BASE);
  // Colours of an example are for its board alone: they do not leave the shadow root.
  const theirs = new CSSStyleSheet();
  root.adoptedStyleSheets = [own, theirs];
  root.addEventListener('dama-error', ({ detail }) => refused(detail.message));

  function build(node) {
    if (typeof node === 'string') return node;
    const { style = '', ...attributes } = node.attributes;
    const built = el(node.name, attributes, ...node.children.map(build));
    for (const [name, value] of customProperties(style)) built.style.setProperty(name, value);
    return built;
  }

  return {
    /** @param {ReturnType<import('./markup.js').readMarkup>} read without a fault */
    show({ nodes, css }) {
      theirs.replaceSync(css);
      root.replaceChildren(...nodes.map(build));
      root.querySelectorAll('[data-solution]').forEach(watchSolution);
    },
  };
}
