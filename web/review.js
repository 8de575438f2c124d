/**
 * What the engine's view of every position says of a game: how well each side played, and where
 * it was decided. Pure.
 *
 * A move is judged by the chance to win that it gives away, not by material: a man lost in a won
 * game decides nothing. That, and a falling exponential from the loss to a percentage, is the idea
 * of the accuracy that Lichess publishes (lichess.org, "Accuracy"); the chance is our engine's own
 * (see evaluation.js), and so is the constant here: giving away ten in a hundred is worth 65 %.
 *
 * @typedef {object} View  of one position
 * @property {import('./evaluation.js').Score} score  for White, with the best play
 * @property {object[]} line  the best play; empty at the end of the game
 * @property {boolean} forced  whether there is one legal move at most
 *
 * @typedef {object} Moment
 * @property {number} ply  from which the move was played
 * @property {string} color
 * @property {string} played
 * @property {object[]} better  the line that proves it
 * @property {number} before  the mover's chance, 0..1, with the best move
 * @property {number} after  and with the move played
 */

import { chance } from './evaluation.js';

const STEEPNESS = 4.3;

/** A smaller loss of chance decides nothing. */
const LEAST = 0.08;
const MOMENTS = 5;

/**
 * @param {object[]} history the moves of the game
 * @param {View[]} views one more than moves, from the start to the end
 * @returns {{accuracy: {white: number | null, black: number | null}, moments: Moment[],
 *   points: number[]}} accuracy in per cent, null where a side never had a choice; points: White's
 *   chance at each ply
 */
export function reviewOf(history, views) {
  const points = views.map(({ score }) => chance(score));
  const moves = history.map((move, ply) => judge(move, ply, views[ply], points));
  return {
    accuracy: { white: accuracy(moves, 'white'), black: accuracy(moves, 'black') },
    moments: decisive(moves),
    points,
  };
}

function judge({ color, text }, ply, view, points) {
  const own = (point) => (color === 'white' ? point : 1 - point);
  const before = own(points[ply]);
  // What the next position looks like from one ply further on is no fault of the best move.
  const best = view.forced || view.line[0].text === text;
  const after = best ? before : Math.min(before, own(points[ply + 1]));
  return { ply, color, played: text, better: view.line, before, after, forced: view.forced };
}

const lossOf = ({ before, after }) => before - after;

function accuracy(moves, side) {
  const chosen = moves.filter(({ color, forced }) => color === side && !forced);
  if (chosen.length === 0) return null;
  const marks = chosen.map((move) => Math.exp(-STEEPNESS * lossOf(move)));
  return Math.round((100 * marks.reduce((sum, mark) => sum + mark)) / marks.length);
}

/** The greatest losses, in the order of the game. */
function decisive(moves) {
  return moves
    .filter((move) => lossOf(move) >= LEAST)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, MOMENTS)
    .sort((a, b) => a.ply - b.ply)
    .map(({ forced, ...moment }) => moment);
}
