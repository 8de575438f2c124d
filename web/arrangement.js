/**
 * Pieces put anywhere, legal or not, as the 64 letters of placement.js: what the position editor
 * works on. Pure.
 *
 * @typedef {'.' | 'w' | 'W' | 'b' | 'B'} Letter
 */

import { nameOf } from './geometry.js';

export const NOTHING = '.'.repeat(64);

/** @param {string} letters @param {number} square @param {Letter} letter */
export const put = (letters, square, letter) =>
  letters.slice(0, square) + letter + letters.slice(square + 1);

/** @param {string} letters @param {number} from @param {number | null} to null: off the board */
export function carry(letters, from, to) {
  const lifted = put(letters, from, '.');
  return to === null ? lifted : put(lifted, to, letters[from]);
}

/** Left and right changed over. */
export const mirrored = (letters) => rearranged(letters, (square) => square ^ 7);

const SWAPPED = { '.': '.', w: 'b', W: 'B', b: 'w', B: 'W' };

/** Each side in the other's place, looking the other way. */
export const swapped = (letters) =>
  rearranged(letters, (square) => square ^ 56).replace(/./g, (letter) => SWAPPED[letter]);

const rearranged = (letters, from) =>
  Array.from(letters, (_, square) => letters[from(square)]).join('');

/** @param {string} letters @param {'white' | 'black'} turn @returns {string} */
export function fenOf(letters, turn) {
  const side = (man, dama) => {
    const squares = Array.from(letters, (letter, square) => {
      if (letter === man) return nameOf(square);
      return letter === dama ? `K${nameOf(square)}` : null;
    });
    return squares.filter((name) => name !== null).join(',');
  };
  return `${turn === 'white' ? 'W' : 'B'}:W${side('w', 'W')}:B${side('b', 'B')}`;
}
