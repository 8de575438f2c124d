/**
 * Lines in notation, each with its figure and the stroke of its arrow. A move is a button that
 * shows the board after it. Nodes are kept and refilled, so that a button stays under the finger
 * and the focus while the engine changes its mind.
 */

import { el, setAttribute } from '../../dom.js';
import { figure } from '../../evaluation.js';

/** So many moves of a line are shown. */
const LENGTH = 10;

/**
 * @param {import('../../rooms.js').Host} host
 * @param {(moves: object[]) => void} choose the moves up to the one pressed
 */
export function createLines(host, choose) {
  const node = el('ol', { class: 'lines', role: 'list' });
  const rows = [];
  let lines = [];

  function row(rank) {
    const value = el('bdi', { class: 'line-figure', dir: 'ltr' });
    const moves = el('span', { class: 'line-moves', dir: 'ltr' });
    const stroke = el('span', { class: `line-stroke rank-${rank}`, 'aria-hidden': 'true' });
    const item = el('li', { class: 'line' }, stroke, value, moves);
    node.append(item);
    moves.addEventListener('click', ({ target }) => {
      const at = [...moves.children].indexOf(target.closest('button'));
      if (at >= 0) choose(lines[rank].moves.slice(0, at + 1));
    });
    return { item, value, moves };
  }

  return {
    node,

    /** @param {{score: import('../../evaluation.js').Score | null, moves: object[]}[]} next */
    update(next) {
      lines = next;
      const t = host.t();
      while (rows.length < lines.length) rows.push(row(rows.length));
      rows.forEach(({ item, value, moves }, rank) => {
        item.hidden = rank >= lines.length;
        if (item.hidden) return;
        const line = lines[rank];
        value.hidden = line.score === null;
        put(value, line.score === null ? '' : figure(line.score));
        setAttribute(item, 'aria-label', t.say({ key: 'lineNumber', args: { n: rank + 1 } }));
        fill(moves, line.moves.slice(0, LENGTH));
      });
    },
  };
}

function fill(place, moves) {
  while (place.childElementCount > moves.length) place.lastElementChild.remove();
  while (place.childElementCount < moves.length) {
    place.append(el('button', { type: 'button', class: 'line-move' }, el('bdi')));
  }
  moves.forEach(({ text }, index) => put(place.children[index].firstElementChild, text));
}

function put(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
