/** A dialog with a title and a way out: what most rooms are. */

import { el } from '../dom.js';
import { icon } from '../icons.js';
import { createWords } from './words.js';

/**
 * @param {import('../rooms.js').Host} host
 * @param {{name: string, title: string, wide?: boolean}} what `title` is a message
 */
export function createSheet(host, { name, title, wide = false }) {
  const { say, label, button, speak } = createWords(host);

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
      const { lang, dir } = host.t();
      node.lang = lang;
      node.dir = dir;
      speak();
    },
  };
}
