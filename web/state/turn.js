/** Questions about a state. Nothing here knows a rule: what may move is read from the snapshot. */

import { squareNamed } from '../geometry.js';

export const other = (color) => (color === 'white' ? 'black' : 'white');

/** Whether a person at this device moves this colour. */
export function isHuman(state, color) {
  const { mode, side } = state.settings;
  return mode === 'two' || (mode === 'computer' && side === color);
}

/** Whether the board waits for a person's move. */
export function awaitsHuman(state) {
  const { phase, game } = state;
  const open = phase.type === 'idle' || phase.type === 'selected' || phase.type === 'dragging';
  return open && game !== null && game.outcome === null && isHuman(state, game.turn);
}

/** How the game in play has ended: by agreement between people, or by the rules. */
export const outcomeOf = ({ ended, game }) => ended ?? game?.outcome ?? null;

/** Whether there is a game in play that could be given up, or agreed to be drawn. */
export const canEnd = (state) =>
  state.game !== null &&
  state.phase.type !== 'loading' &&
  state.live === null &&
  outcomeOf(state) === null;

/** @returns {{square: number, color: string, dama: boolean} | undefined} */
export function pieceOn(state, square) {
  return state.game?.pieces.find((piece) => piece.square === square);
}

/** Squares of the pieces that have a legal move, each with how many pieces it takes. */
export function movable(state) {
  const squares = new Map();
  for (const move of state.game?.moves ?? []) squares.set(move.from, move.captured.length);
  return squares;
}

/** Whether a new game would give one up: moves taken back can still be played again. */
export function isUnderWay({ phase, game }) {
  return game !== null && game.history.length > 0 && phase.type !== 'over';
}

/** Whether some legs of a capture have been entered, but not yet the last. */
export function isMidway({ phase }) {
  return (phase.type === 'selected' || phase.type === 'dragging') && phase.path.length > 0;
}

/** Whether there is anything that undo would take back. */
export const canUndo = (state) => isMidway(state) || undoTarget(state) !== null;

/**
 * The ply that undo goes back to: against the computer, the nearest at which the person moves.
 * @returns {number | null} null where there is nothing to take back
 */
export function undoTarget(state) {
  const { game, live } = state;
  if (game === null || live !== null) return null;
  for (let ply = game.ply - 1; ply >= 0; ply--) {
    if (isHuman(state, game.history[ply].color)) return ply;
  }
  return null;
}

/** The ply that redo goes on to: the person's next turn, or the end of the line. */
export function redoTarget(state) {
  const { game, live } = state;
  if (game === null || live !== null || game.ply >= game.history.length) return null;
  for (let ply = game.ply + 1; ply < game.history.length; ply++) {
    if (isHuman(state, game.history[ply].color)) return ply;
  }
  return game.history.length;
}

const WRITTEN = /^[a-h][1-8](?:[-x]?[a-h][1-8])+$/;

/**
 * The legal move that a text means: as the rules write it, or its first and last square where no
 * other move goes between them.
 *
 * @returns {number} its index; -1 where there is none
 */
export function moveNamed({ moves }, text) {
  const wanted = text.replace(/\s/g, '').toLowerCase();
  if (!WRITTEN.test(wanted)) return -1;
  const exact = moves.findIndex((move) => move.text === wanted);
  if (exact >= 0) return exact;
  const squares = wanted.match(/[a-h][1-8]/g).map(squareNamed);
  const between = ({ from, to }) => from === squares[0] && to === squares[squares.length - 1];
  const found = squares.length === 2 ? moves.filter(between) : [];
  return found.length === 1 ? moves.indexOf(found[0]) : -1;
}

/** How many pieces each side has taken up to the present ply. */
export function taken(game) {
  const counts = { white: 0, black: 0 };
  if (game === null) return counts;
  for (const { color, captured } of game.history.slice(0, game.ply)) {
    counts[color] += captured.length;
  }
  return counts;
}

/** The square on which the piece being entered stands now. */
export function standsOn({ from, path }) {
  return path.length > 0 ? path[path.length - 1].to : from;
}

/**
 * What a tap on a square would do while a piece is selected.
 *
 * A square that can be reached by the next leg is a leg. Any other square can only be meant as
 * the end of the move: it plays at once if one result alone ends there, and asks for the route
 * (`many`) if several do.
 *
 * @returns {Map<number, {kind: 'leg', leg: object, last: boolean} | {kind: 'play', index: number}
 *   | {kind: 'many'}>}
 */
export function targets(phase, game) {
  const found = new Map();
  if (phase.next === null) return found;
  for (const index of phase.moves) {
    const { to } = game.moves[index];
    found.set(to, found.has(to) ? { kind: 'many' } : { kind: 'play', index });
  }
  const last = phase.path.length + 1 >= Math.max(1, game.capture);
  for (const leg of phase.next) found.set(leg.to, { kind: 'leg', leg, last });
  return found;
}

/** The colour that has lost its last piece or move, for the words of the result. */
export const loser = (outcome) => (outcome.winner === null ? null : other(outcome.winner));
