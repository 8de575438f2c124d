/**
 * Pieces as 64 letters, a1 first: enough to paint a board before the rules have arrived.
 * It is a picture only; the rules never read it.
 *
 * @typedef {{square: number, color: 'white' | 'black', dama: boolean}} Piece
 */

const LETTERS = 'wWbB';

/** The picture of the start position. */
export const START =
  '.'.repeat(8) + 'w'.repeat(16) + '.'.repeat(16) + 'b'.repeat(16) + '.'.repeat(8);

/** @param {Piece[]} pieces @returns {string} */
export function encode(pieces) {
  const letters = Array(64).fill('.');
  for (const { square, color, dama } of pieces) {
    letters[square] = LETTERS[(color === 'black' ? 2 : 0) + (dama ? 1 : 0)];
  }
  return letters.join('');
}

/** @param {unknown} text @returns {Piece[] | null} null when it is no such picture */
export function decode(text) {
  if (typeof text !== 'string' || !/^[.wWbB]{64}$/.test(text)) return null;
  const pieces = [];
  for (let square = 0; square < 64; square++) {
    const kind = LETTERS.indexOf(text[square]);
    if (kind < 0) continue;
    pieces.push({ square, color: kind < 2 ? 'white' : 'black', dama: kind % 2 === 1 });
  }
  return pieces;
}
