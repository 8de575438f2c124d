/** A small board that shows where a line leads. The game is left as it is. */

import { figureOf } from '../../animate.js';
import { createBoard } from '../../board.js';
import { el, tell } from '../../dom.js';
import { icon } from '../../icons.js';

const list = (squares) => [...squares].sort().join();
const same = (a, b) => a.from === b.from && a.to === b.to && list(a.captured) === list(b.captured);

/** @returns {object} the snapshot after the moves */
function after(rules, saved, moves) {
  const game = rules.another();
  let snapshot = game.restore(saved);
  for (const move of moves) {
    const index = snapshot.moves.findIndex((legal) => same(legal, move));
    const way = move.legs.map(({ to }) => to);
    snapshot = game.play(index, move.from, way).snapshot;
  }
  return snapshot;
}

/** @param {import('../../rooms.js').Host} host */
export function createPreview(host, words) {
  let shown = null;
  const board = createBoard(scene);
  const frame = el('div', { class: 'peek-board', role: 'img', dir: 'ltr' }, board.canvas);
  const caption = el('p', { class: 'peek-text' });
  const close = words.label('closePreview', el('button', { type: 'button', class: 'sheet-close' }));
  close.append(icon('close'));
  const node = el('div', { class: 'peek', 'data-part': 'peek', hidden: true });
  node.append(frame, el('div', { class: 'peek-side' }, caption, close));
  close.addEventListener('click', hide);
  let stop = null;

  function scene() {
    const { pieces, history, ply } = shown;
    const { from, to } = history[ply - 1];
    const last = (square) => ({ kind: 'last', square, strength: 1 });
    return {
      flipped: host.state().flipped,
      figures: pieces.map((piece) => figureOf(piece)),
      marks: [...new Set([from, to])].map(last),
      trail: [],
      arrows: [],
      coordinates: false,
      moving: false,
    };
  }

  function hide() {
    node.hidden = true;
    stop?.();
    stop = null;
    shown = null;
  }

  return {
    node,
    hide,

    /** @param {string} saved the game at the ply from which the moves lead on */
    show(saved, moves) {
      shown = after(host.rules(), saved, moves);
      node.hidden = false;
      const text = moves.map((move) => move.text).join(' ');
      const line = { key: 'positionAfter', args: { moves: text } };
      tell(caption, host.t(), [line]);
      frame.setAttribute('aria-label', host.t().say(line));
      stop ??= board.observe();
      board.invalidate();
      host.announce(line);
    },
  };
}
