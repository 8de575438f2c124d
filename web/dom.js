/** Small helpers for building and filling nodes. */

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes] `class`, `data-…`, `aria-…` as in HTML; false and
 *   null leave one out
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children);
  return node;
}

/**
 * Puts lines into a node, one after the other, with notation and numbers in <bdi>.
 * A node that says the same already is left alone, so that nothing is read out twice.
 *
 * @param {Element} node
 * @param {import('./i18n/index.js').Line[]} lines
 */
export function tell(node, t, lines) {
  const said = lines.map(t.say).join(' ');
  if (node.textContent === said && node.childNodes.length > 0 === said.length > 0) return;
  node.replaceChildren(
    ...lines.flatMap((line, index) => {
      const parts = t.parts(line).map(partNode);
      return index === 0 ? parts : [' ', ...parts];
    }),
  );
}

function partNode({ text, isolate }) {
  return isolate ? el('bdi', {}, text) : document.createTextNode(text);
}

/**
 * Adds a style sheet to a shadow root, as no security policy of a page around it can refuse.
 *
 * @param {ShadowRoot} root
 * @returns {CSSStyleSheet}
 */
export function adopt(root, text = '') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  // The oldest browsers know no `push` here.
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}

/** Sets an attribute only where it changes. */
export function setAttribute(node, name, value) {
  const text = String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}
