/** What the position editor shows and says of each square. Pure. */

import { figureOf } from '../../animate.js';
import { nameOf } from '../../geometry.js';
import { decode } from '../../placement.js';
import { toolLine } from './editor.js';

const COLORS = { w: 'white', W: 'white', b: 'black', B: 'black' };

/** A piece that stands on no square, at a point of the board. */
export const pieceOf = (letter) => ({
  square: 0,
  color: COLORS[letter],
  dama: letter === 'W' || letter === 'B',
});

/** @param {import('./editor.js').Editor} editor @returns {import('../../scene.js').Scene} */
export function sceneOfEditor({ letters, flipped, held }) {
  const still = decode(letters).filter(({ square }) => square !== held?.from);
  const figures = still.map((piece) => figureOf(piece));
  if (held !== null && held.letter !== '.') {
    figures.push(figureOf(pieceOf(held.letter), { ...held.at, lift: 1 }));
  }
  return { flipped, figures, marks: [], trail: [], arrow: [], arrows: [], moving: false };
}

/** @returns {ReturnType<import('../../label.js').describeSquares>} */
export function describeEditor({ letters }) {
  return Array.from(letters, (letter, square) => ({
    lines: [
      { key: 'square', args: { square: nameOf(square) } },
      letter === '.' ? { key: 'empty' } : toolLine(letter),
    ],
    selected: false,
    live: true,
    grab: letter !== '.',
  }));
}
