/** A dialog with a title and a way out: what most rooms are. */

import { el } from '../dom.js';
import { icon } from '../icons.js';

/**
 * @param {import('../rooms.js').Host} host
 * @param {{name: string, title: string, wide?: boolean}} what `title` is a message
 */
export function createSheet(host, { name, title, wide = false }) {
  const words = [];
  const labels = [];

  /** A node that says a message in the language in force. */
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

  const close = label(
    'close',
    el('button', { type: 'button', class: 'sheet-close' }, icon('close')),
  );
  close.addEventListener('click', () => node.close());
  const id = `${name}-title`;
  const heading = say(
    title,
    el('h2', { class: 'dialog-title', id, tabindex: '-1', autofocus: true }),
  );
  const body = el('div', { class: 'sheet-body' });
  const node = el(
    'dialog',
    { class: wide ? 'dialog wide' : 'dialog', 'data-part': name, 'aria-labelledby': id },
    el('div', { class: 'sheet' }, el('div', { class: 'sheet-head' }, heading, close), body),
  );
  // A click on the backdrop lands on the dialog itself.
  node.addEventListener('click', (event) => event.target === node && node.close());

  return {
    node,
    body,
    say,
    label,
    button,
    open: () => !node.open && node.showModal(),
    close: () => node.close(),

    /** Puts every registered word into the language in force. */
    speak() {
      const t = host.t();
      node.lang = t.lang;
      node.dir = t.dir;
      for (const { key, node: place } of words) place.textContent = t.text(key);
      for (const { key, node: place } of labels) {
        place.setAttribute('aria-label', t.text(key));
        place.setAttribute('title', t.text(key));
      }
    },
  };
}
