/** A corner of a board, as the board itself would draw it. */

import { figureOf } from '../../animate.js';
import { squareNamed } from '../../geometry.js';
import { render } from '../../render.js';
import { camelCased } from '../../theme.js';

/** Squares across and down, and the side of one in CSS pixels. */
const ACROSS = 3;
const DOWN = 2;
const CELL = 36;

const FIGURES = [
  ['a8', 'black', false],
  ['b8', 'black', true],
  ['b7', 'white', false],
  ['c7', 'white', true],
].map(([name, color, dama]) => figureOf({ square: squareNamed(name), color, dama }));

const SCENE = {
  flipped: false,
  figures: FIGURES,
  marks: [],
  trail: [],
  arrows: [],
  coordinates: false,
  moving: false,
};

/** @param {HTMLCanvasElement} canvas @param {import('../../palette.js').Palette} palette */
export function drawPreview(canvas, palette) {
  const cell = Math.round(CELL * devicePixelRatio);
  canvas.width = ACROSS * cell;
  canvas.height = DOWN * cell;
  render(canvas.getContext('2d'), SCENE, 8 * cell, devicePixelRatio, camelCased(palette));
}
