/**
 * Squares, points and slots.
 *
 * A square is a number 0..63 (a1 = 0, h1 = 7, a2 = 8, h8 = 63). A point is in board units:
 * x runs from the a-file's outer edge (0) to the h-file's (8), y from rank 1's edge to rank 8's.
 * A slot is a place on the screen, 0..63 from the top left, whichever way round the board lies.
 *
 * @typedef {{x: number, y: number}} Point
 */

const FILES = 'abcdefgh';

/** @param {number} square */
export const fileOf = (square) => square & 7;

/** @param {number} square */
export const rankOf = (square) => square >> 3;

/** @param {number} square @returns {string} such as "d4" */
export const nameOf = (square) => FILES[fileOf(square)] + (rankOf(square) + 1);

/** @param {string} name @returns {number | null} null when it names no square */
export function squareNamed(name) {
  const file = FILES.indexOf(name[0]);
  const rank = Number(name[1]) - 1;
  if (name.length !== 2 || file < 0 || !(rank >= 0 && rank < 8)) return null;
  return rank * 8 + file;
}

/** @param {number} square @returns {Point} the middle of the square */
export const centreOf = (square) => ({ x: fileOf(square) + 0.5, y: rankOf(square) + 0.5 });

/** @param {Point} point @returns {number | null} null off the board */
export function squareUnder({ x, y }) {
  if (!(x >= 0 && x < 8 && y >= 0 && y < 8)) return null;
  return Math.floor(y) * 8 + Math.floor(x);
}

/** Squares between two squares of one line, or the straight distance otherwise. */
export function distance(a, b) {
  return Math.hypot(fileOf(a) - fileOf(b), rankOf(a) - rankOf(b));
}

/** @param {Point} point @returns {Point} the same place counted from the top left of the screen */
export function toView({ x, y }, flipped) {
  return flipped ? { x: 8 - x, y } : { x, y: 8 - y };
}

/** The way back is the same turn. */
export const fromView = toView;

/** @param {Point} point @param {number} size side of the board in pixels */
export function toPixel(point, size, flipped) {
  const view = toView(point, flipped);
  return { x: (view.x * size) / 8, y: (view.y * size) / 8 };
}

/** @param {Point} pixel @param {number} size side of the board in pixels */
export function fromPixel({ x, y }, size, flipped) {
  return fromView({ x: (x * 8) / size, y: (y * 8) / size }, flipped);
}

/** @param {number} square @returns {number} its place on the screen, from the top left */
export function slotOf(square, flipped) {
  return flipped
    ? rankOf(square) * 8 + (7 - fileOf(square))
    : (7 - rankOf(square)) * 8 + fileOf(square);
}

/** The way back is the same turn. */
export const squareInSlot = slotOf;
