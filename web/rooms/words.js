/** Nodes whose words are messages, put into the language in force whenever that changes. */

import { el } from '../dom.js';

/** @param {import('../rooms.js').Host} host */
export function createWords(host) {
  const words = [];
  const labels = [];

  /** A node that says a message. */
  const say = (key, node = el('span')) => {
    words.push({ key, node });
    return node;
  };

  /** A node whose name, for those who do not see it, is a message. */
  const label = (key, node) => {
    labels.push({ key, node });
    return node;
  };

  /** A button with words on it. */
  const button = (key, press, look = '') => {
    const node = el('button', { type: 'button', class: `button ${look}`.trim(), 'data-part': key });
    node.addEventListener('click', press);
    return say(key, node);
  };

  function speak() {
    const t = host.t();
    for (const { key, node } of words) node.textContent = t.text(key);
    for (const { key, node } of labels) {
      node.setAttribute('aria-label', t.text(key));
      node.setAttribute('title', t.text(key));
    }
  }

  return { say, label, button, speak };
}
