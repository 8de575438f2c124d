/** Snapshots as the rules would send them, as small as a test needs them. */

import { squareNamed } from '../../../web/geometry.js';
import { initialState, update } from '../../../web/state.js';

const sq = squareNamed;

/** @param {string} text such as 'wa2 Wd1 bh7': colour, capital for a dama, square */
export function pieces(text) {
  return text
    .split(' ')
    .filter(Boolean)
    .map(([kind, file, rank]) => ({
      square: sq(file + rank),
      color: kind.toLowerCase() === 'w' ? 'white' : 'black',
      dama: kind !== kind.toLowerCase(),
    }));
}

/** @param {string} text such as 'a3-a4' or 'd1xd5xg5 d3 f5': landings, then the pieces taken */
export function move(text) {
  const [route, ...captured] = text.split(' ');
  const squares = route.split(/[-x]/).map(sq);
  return {
    from: squares[0],
    to: squares[squares.length - 1],
    captured: captured.map(sq),
    text: route,
  };
}

/** A ply of history. Jumped pieces go with the legs in the order given. */
export function ply(color, text, { crowned = false } = {}) {
  const played = move(text);
  const landings = played.text.split(/[-x]/).slice(1);
  const [, ...jumped] = text.split(' ');
  const legs = landings.map((to, i) => ({ to: sq(to), jumped: jumped[i] ? sq(jumped[i]) : null }));
  return { ...played, color, crowned, legs };
}

export function snapshot(extra = {}) {
  const moves = (extra.moves ?? []).map((entry) =>
    typeof entry === 'string' ? move(entry) : entry,
  );
  const history = extra.history ?? [];
  return {
    fen: '',
    start: '',
    turn: 'white',
    outcome: null,
    seen: 1,
    quiet: 0,
    quietLimit: 80,
    ply: history.length,
    ...extra,
    pieces: typeof extra.pieces === 'string' ? pieces(extra.pieces) : (extra.pieces ?? []),
    capture: moves[0]?.captured.length ?? 0,
    moves,
    history,
  };
}

/** A state at rest on a position. */
export function opened(game, settings = {}, more = {}) {
  const start = { ...initialState({ settings }), ...more };
  return update(start, { type: 'opened', snapshot: game, now: 0 })[0];
}

/** Plays events one after the other; the effects are those of the last. */
export function run(state, ...events) {
  let effects = [];
  for (const event of events) [state, effects] = update(state, { now: 0, ...event });
  return { state, effects, types: effects.map(({ type }) => type) };
}

export const at = (name, x = 0.5, y = 0.5) => {
  const square = sq(name);
  return { x: (square & 7) + x, y: (square >> 3) + y };
};
