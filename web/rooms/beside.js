/**
 * A room beside the board, not over it: one can go on playing while it is open. Only one of them is
 * open at a time; the state says which, since it also holds the arrows that the room shows.
 */

import { el } from '../dom.js';
import { icon } from '../icons.js';
import { createWords } from './words.js';

/**
 * @param {import('../rooms.js').Host} host
 * @param {{name: string, title: string}} what `title` is a message
 */
export function createBeside(host, { name, title }) {
  const words = createWords(host);
  const id = `${name}-title`;
  const heading = words.say(title, el('h2', { class: 'beside-title', id, tabindex: '-1' }));
  const leave = words.label(
    'close',
    el('button', { type: 'button', class: 'sheet-close', 'data-part': `close-${name}` }),
  );
  leave.append(icon('close'));
  leave.addEventListener('click', close);
  const tools = el('div', { class: 'beside-tools' });
  const head = el('div', { class: 'beside-head' }, heading, tools, leave);
  const body = el('div', { class: 'beside-body' });
  const node = el(
    'section',
    { class: 'beside', 'data-part': name, 'aria-labelledby': id, hidden: true },
    head,
    body,
  );
  host.app.querySelector('.moves').before(node);

  const isOpen = () => host.state().analysis?.room === name;

  /** Moves drawn as arrows on the board as it is now, the best first. */
  function draw(moves) {
    const { game } = host.state();
    host.dispatch({ type: 'analysis', analysis: { room: name, game, moves } });
  }

  function close() {
    if (!isOpen()) return;
    host.dispatch({ type: 'analysis', analysis: null });
    // The focus was inside what is gone now.
    host.app.querySelector('[data-part="menu"]').focus({ preventScroll: true });
  }

  return {
    node,
    body,
    tools,
    ...words,
    isOpen,
    draw,
    close,

    focus: () => heading.focus({ preventScroll: true }),

    open() {
      draw([]);
      heading.focus({ preventScroll: true });
      node.scrollIntoView({ block: 'nearest' });
    },

    /** After every change of the state. */
    update() {
      node.hidden = !isOpen();
      host.app.classList.toggle('accompanied', host.state().analysis !== null);
    },
  };
}
