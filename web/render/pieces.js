/**
 * A piece as a turned disc of wood. White carries a ring, Black a dot; a dama is two discs, the
 * upper one with a crown. So colour and kind are told by shape as well.
 */

/** Radius of a piece in squares. */
const RADIUS = 0.37;
/** Height of one disc in squares. */
const HEIGHT = 0.07;

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {import('../animate.js').Figure} figure
 * @param {{x: number, y: number}} at its centre in pixels
 * @param {number} cell side of a square in pixels
 * @param {Record<string, string>} theme
 */
export function drawPiece(ctx, figure, at, cell, theme) {
  const { color, alpha, lift, crown } = figure;
  const tones = tonesOf(color, theme);
  const scale = (1 + 0.1 * lift) * (0.75 + 0.25 * alpha);
  const radius = RADIUS * cell * scale;
  const height = HEIGHT * cell * scale;
  ctx.save();
  ctx.globalAlpha = alpha;
  // The stack is centred on its square, however high it is.
  const foot = at.y + (height * (1 + crown)) / 2 - 0.1 * cell * lift;
  drawShadow(ctx, at.x, foot, radius, 0.1 * cell * lift, theme);
  drawDisc(ctx, at.x, foot, radius, height, tones);
  const top = foot - height;
  if (crown === 0) drawMark(ctx, color, at.x, top, radius, tones);
  else drawUpper(ctx, figure, at.x, top - (1 - crown) * 0.7 * cell, radius, height, tones);
  ctx.restore();
}

function tonesOf(color, theme) {
  return color === 'white'
    ? { face: theme.whiteFace, side: theme.whiteSide, rim: theme.whiteRim, mark: theme.whiteMark }
    : { face: theme.blackFace, side: theme.blackSide, rim: theme.blackRim, mark: theme.blackMark };
}

/** The second disc, which comes down from above while a man is crowned. */
function drawUpper(ctx, { color, alpha, crown }, x, foot, radius, height, tones) {
  ctx.globalAlpha = alpha * Math.min(1, crown * 2.5);
  drawDisc(ctx, x, foot, radius, height, tones);
  drawSeam(ctx, x, foot, radius, tones);
  const top = foot - height;
  if (color === 'white') ring(ctx, x, top, radius * 0.76, radius, tones);
  drawCrown(ctx, x, top, radius * (color === 'white' ? 0.5 : 0.62), tones);
}

/** The gap between two discs, without which a black pair would look like one block. */
function drawSeam(ctx, x, foot, radius, { mark }) {
  ctx.lineWidth = Math.max(1, radius * 0.05);
  ctx.strokeStyle = mark;
  ctx.beginPath();
  ctx.arc(x, foot, radius, Math.PI * 0.06, Math.PI * 0.94);
  ctx.stroke();
}

function drawMark(ctx, color, x, y, radius, tones) {
  if (color === 'white') ring(ctx, x, y, radius * 0.6, radius, tones);
  else dot(ctx, x, y, radius * 0.2, tones);
}

/** Soft and close for a piece that lies, wider and farther down for one that is held. */
function drawShadow(ctx, x, foot, radius, above, theme) {
  const y = foot + radius * 0.1 + above * 1.6;
  const reach = radius * 1.2 + above;
  const gradient = ctx.createRadialGradient(x, y, radius * 0.6, x, y, reach);
  gradient.addColorStop(0, theme.shadow);
  gradient.addColorStop(1, 'rgba(0, 0, 0, 0)');
  const before = ctx.globalAlpha;
  ctx.globalAlpha = before * (above > 0 ? 0.38 : 0.5);
  ctx.fillStyle = gradient;
  circle(ctx, x, y, reach);
  ctx.fill();
  ctx.globalAlpha = before;
}

/** One disc: its side, its face, and a glint along the upper edge. `foot` is its lower middle. */
function drawDisc(ctx, x, foot, radius, height, { face, side, rim }) {
  const line = Math.max(1, radius * 0.075);
  ctx.beginPath();
  ctx.arc(x, foot, radius, 0, Math.PI);
  ctx.arc(x, foot - height, radius, Math.PI, 0);
  ctx.closePath();
  ctx.fillStyle = side;
  ctx.fill();
  ctx.lineWidth = line;
  ctx.strokeStyle = rim;
  ctx.stroke();
  circle(ctx, x, foot - height, radius - line / 2);
  ctx.fillStyle = face;
  ctx.fill();
  const before = ctx.globalAlpha;
  ctx.globalAlpha = before * 0.22;
  ctx.lineWidth = line * 0.9;
  ctx.strokeStyle = '#ffffff';
  ctx.beginPath();
  ctx.arc(x, foot - height, radius - line * 1.3, Math.PI * 1.12, Math.PI * 1.88);
  ctx.stroke();
  ctx.globalAlpha = before;
}

function ring(ctx, x, y, at, radius, { mark }) {
  circle(ctx, x, y, at);
  ctx.lineWidth = Math.max(1, radius * 0.075);
  ctx.strokeStyle = mark;
  ctx.stroke();
}

function dot(ctx, x, y, radius, { mark }) {
  circle(ctx, x, y, radius);
  ctx.fillStyle = mark;
  ctx.fill();
}

/** A crown of three points that fits a circle of radius `r`. */
function drawCrown(ctx, x, y, r, { mark }) {
  ctx.beginPath();
  ctx.moveTo(x - r * 0.72, y + r * 0.62);
  ctx.lineTo(x - r * 0.9, y - r * 0.42);
  ctx.lineTo(x - r * 0.4, y + r * 0.02);
  ctx.lineTo(x, y - r * 0.78);
  ctx.lineTo(x + r * 0.4, y + r * 0.02);
  ctx.lineTo(x + r * 0.9, y - r * 0.42);
  ctx.lineTo(x + r * 0.72, y + r * 0.62);
  ctx.closePath();
  ctx.fillStyle = mark;
  ctx.strokeStyle = mark;
  ctx.lineJoin = 'round';
  ctx.lineWidth = r * 0.16;
  ctx.fill();
  ctx.stroke();
}

function circle(ctx, x, y, radius) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
}
