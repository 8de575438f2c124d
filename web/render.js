/** Draws a scene on a canvas, and knows nothing else. */

import { centreOf, nameOf, squareInSlot, toPixel } from './geometry.js';
import { drawGround } from './render/ground.js';
import { drawArrow, drawOver, drawTrail, drawUnder } from './render/marks.js';
import { drawPiece } from './render/pieces.js';

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import('./scene.js').Scene} scene
 * @param {number} size side of the canvas in device pixels
 * @param {number} ratio device pixels to a CSS pixel
 * @param {Record<string, string>} theme
 * @param {boolean} [rough] the first picture, which must not take long
 */
export function render(ctx, scene, size, ratio, theme, rough = false) {
  const cell = size / 8;
  const at = (point) => toPixel(point, size, scene.flipped);
  const on = (square) => at(centreOf(square));
  ctx.clearRect(0, 0, size, size);
  drawGround(ctx, size, theme, rough);
  for (const mark of scene.marks) drawUnder(ctx, mark, on(mark.square), cell, theme);
  drawLines(ctx, size, ratio, theme);
  if (scene.coordinates !== false) drawCoordinates(ctx, size, ratio, scene.flipped, theme);
  drawTrail(ctx, scene.trail.map(at), cell, theme);
  for (const figure of scene.figures) drawPiece(ctx, figure, at(figure), cell, theme);
  for (const mark of scene.marks) drawOver(ctx, mark, on(mark.square), cell, theme);
  for (const { points, rank } of scene.arrows) drawArrow(ctx, points.map(at), rank, cell, theme);
}

/** Lines sit on whole device pixels, so that they are sharp. */
function drawLines(ctx, size, ratio, theme) {
  const width = Math.max(1, Math.round(ratio));
  ctx.fillStyle = theme.line;
  for (let i = 1; i < 8; i++) {
    const place = Math.round((i * size) / 8 - width / 2);
    ctx.fillRect(place, 0, width, size);
    ctx.fillRect(0, place, size, width);
  }
}

/** Letters in the corners of the bottom row, numbers in those of the left column. */
function drawCoordinates(ctx, size, ratio, flipped, theme) {
  const cell = size / 8;
  // Where squares are small, the corner is all that a piece leaves free.
  const inset = Math.max(1.5 * ratio, (cell - 20 * ratio) * 0.08);
  const type = Math.min(13, Math.max(9, (cell / ratio) * 0.15)) * ratio;
  ctx.fillStyle = theme.coordinate;
  ctx.font = `500 ${Math.round(type)}px system-ui, sans-serif`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'top';
  for (let row = 0; row < 8; row++) {
    const name = nameOf(squareInSlot(row * 8, flipped));
    ctx.fillText(name[1], inset, row * cell + inset);
  }
  ctx.textAlign = 'right';
  ctx.textBaseline = 'alphabetic';
  for (let column = 0; column < 8; column++) {
    const name = nameOf(squareInSlot(56 + column, flipped));
    ctx.fillText(name[0], (column + 1) * cell - inset, size - Math.max(inset, type * 0.3));
  }
}
