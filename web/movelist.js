/** The moves in rows of two, the present one marked and kept in view. */

import { el, setAttribute } from './dom.js';

export function createMoveList() {
  const title = el('h2', { class: 'section-title', id: 'moves-title' });
  const body = el('div', {
    class: 'moves-body',
    tabindex: '0',
    role: 'group',
    'aria-labelledby': 'moves-title',
  });
  const node = el('section', { class: 'moves', 'data-part': 'movelist' }, title, body);
  let drawn = null;

  return {
    node,

    /** @param {object | null} game the snapshot */
    update(game, t) {
      const text = t.text('moves');
      if (title.textContent !== text) title.textContent = text;
      const key = `${t.lang} ${game === null ? '' : game.ply} ${gameKey(game)}`;
      if (key === drawn) return;
      drawn = key;
      if (game === null || game.history.length === 0) {
        body.replaceChildren(el('p', { class: 'moves-none' }, t.text('noMovesYet')));
        return;
      }
      body.replaceChildren(table(game));
      follow(body);
    },
  };
}

const gameKey = (game) => (game === null ? '' : game.history.map(({ text }) => text).join(' '));

function table(game) {
  const list = el('ol', { class: 'moves-list', dir: 'ltr' });
  const blackFirst = game.history[0].color === 'black';
  let row = null;
  game.history.forEach((entry, index) => {
    if (row === null || entry.color === 'white') {
      const number = Math.floor((index + (blackFirst ? 1 : 0)) / 2) + 1;
      const label = el('span', { class: 'move-number' }, el('bdi', {}, `${number}.`));
      row = el('li', { class: 'move-row' }, label);
      if (entry.color === 'black') row.append(el('span', { class: 'move' }, '…'));
      list.append(row);
    }
    const move = el('span', { class: 'move' }, el('bdi', {}, entry.text));
    if (index === game.ply - 1) setAttribute(move, 'aria-current', 'step');
    if (index >= game.ply) move.classList.add('undone');
    row.append(move);
  });
  return list;
}

/** Scrolls the list alone, never the page. */
function follow(body) {
  const current = body.querySelector('[aria-current]');
  const top = current?.parentElement.offsetTop ?? 0;
  const bottom = top + (current?.parentElement.offsetHeight ?? 0);
  if (top < body.scrollTop) body.scrollTop = top;
  if (bottom > body.scrollTop + body.clientHeight) body.scrollTop = bottom - body.clientHeight;
}
