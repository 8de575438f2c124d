/** Marks on squares, the trail of a capture and the arrows of moves. Each has its own shape. */

/**
 * Marks that lie under the pieces.
 * @param {CanvasRenderingContext2D} ctx
 * @param {import('../scene.js').Mark} mark
 * @param {{x: number, y: number}} at centre of the square in pixels
 */
export function drawUnder(ctx, mark, at, cell, theme) {
  const draw = UNDER[mark.kind];
  if (draw) painted(ctx, () => draw(ctx, at, cell, theme, mark.strength));
}

/** Marks that lie over the pieces. */
export function drawOver(ctx, mark, at, cell, theme) {
  const draw = OVER[mark.kind];
  if (draw) painted(ctx, () => draw(ctx, at, cell, theme, mark.strength));
}

const UNDER = {
  last: (ctx, at, cell, theme) => {
    wash(ctx, at, cell, theme.last, 0.16);
    corners(ctx, at, cell, theme.last);
  },
  selected: (ctx, at, cell, theme) => {
    wash(ctx, at, cell, theme.mark, 0.22);
    frame(ctx, at, cell, theme.mark, 0.06);
  },
  over: (ctx, at, cell, theme) => {
    wash(ctx, at, cell, theme.mark, 0.32);
    frame(ctx, at, cell, theme.mark, 0.09);
  },
  must: (ctx, at, cell, theme) => {
    wash(ctx, at, cell, theme.mark, 0.18);
    brackets(ctx, at, cell, theme.mark, 1);
  },
  movable: (ctx, at, cell, theme) => foot(ctx, at, cell, theme.mark),
  flash: (ctx, at, cell, theme, strength) => {
    wash(ctx, at, cell, theme.refuse, 0.1 + 0.3 * strength);
    brackets(ctx, at, cell, theme.refuse, 1 + strength);
  },
};

const OVER = {
  leg: (ctx, at, cell, theme) => disc(ctx, at, cell * 0.11, theme.mark),
  final: (ctx, at, cell, theme) => {
    disc(ctx, at, cell * 0.13, theme.mark);
    hoop(ctx, at, cell * 0.25, cell * 0.05, theme.mark);
  },
  many: (ctx, at, cell, theme) => {
    ctx.setLineDash([cell * 0.1, cell * 0.08]);
    hoop(ctx, at, cell * 0.25, cell * 0.05, theme.mark);
  },
};

function painted(ctx, draw) {
  ctx.save();
  draw();
  ctx.restore();
}

function wash(ctx, at, cell, color, alpha) {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = color;
  ctx.fillRect(at.x - cell / 2, at.y - cell / 2, cell, cell);
  ctx.globalAlpha = 1;
}

function frame(ctx, at, cell, color, width) {
  const line = Math.max(2, cell * width);
  ctx.lineWidth = line;
  ctx.strokeStyle = color;
  ctx.strokeRect(at.x - (cell - line) / 2, at.y - (cell - line) / 2, cell - line, cell - line);
}

/** Four short corner pieces. */
function brackets(ctx, at, cell, color, weight) {
  const line = Math.max(2, cell * 0.05 * weight);
  const reach = (cell - line) / 2 - 1;
  const arm = cell * 0.24;
  ctx.lineWidth = line;
  ctx.strokeStyle = color;
  ctx.beginPath();
  for (const [sx, sy] of CORNERS) {
    const x = at.x + sx * reach;
    const y = at.y + sy * reach;
    ctx.moveTo(x - sx * arm, y);
    ctx.lineTo(x, y);
    ctx.lineTo(x, y - sy * arm);
  }
  ctx.stroke();
}

/** Four small filled corners: where the last move began and ended. */
function corners(ctx, at, cell, color) {
  const reach = cell / 2;
  const arm = cell * 0.13;
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [sx, sy] of CORNERS) {
    const x = at.x + sx * reach;
    const y = at.y + sy * reach;
    ctx.moveTo(x, y);
    ctx.lineTo(x - sx * arm, y);
    ctx.lineTo(x, y - sy * arm);
    ctx.closePath();
  }
  ctx.fill();
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** An arc that holds the piece from below. */
function foot(ctx, at, cell, color) {
  ctx.lineWidth = Math.max(2, cell * 0.045);
  ctx.lineCap = 'round';
  ctx.strokeStyle = color;
  ctx.beginPath();
  ctx.arc(at.x, at.y + cell * 0.02, cell * 0.44, Math.PI * 0.3, Math.PI * 0.7);
  ctx.stroke();
}

function disc(ctx, at, radius, color) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, Math.PI * 2);
  ctx.fill();
}

function hoop(ctx, at, radius, width, color) {
  ctx.lineWidth = Math.max(1.5, width);
  ctx.strokeStyle = color;
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, Math.PI * 2);
  ctx.stroke();
}

/** The landings of a capture so far, as a dotted line. */
export function drawTrail(ctx, points, cell, theme) {
  if (points.length < 2) return;
  painted(ctx, () => {
    ctx.setLineDash([0, cell * 0.14]);
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.lineWidth = cell * 0.07;
    ctx.strokeStyle = theme.mark;
    path(ctx, points);
    ctx.stroke();
  });
}

/** Lines by rank: the best is whole and broad, the next dashed, the rest dotted and thin. */
const LINES = [
  { width: 0.08, dash: [] },
  { width: 0.07, dash: [0.2, 0.16] },
  { width: 0.06, dash: [0, 0.15] },
];

/** So far from the middle of its square an arrow begins: what moves stays to be seen. */
const EDGE = 0.36;

/** A move: its whole route, ending in an arrowhead, on a halo that keeps it off the pieces. */
export function drawArrow(ctx, route, rank, cell, theme) {
  const { width, dash } = LINES[Math.min(rank, LINES.length - 1)];
  if (route.length < 2) return;
  const points = [towards(route[0], route[1], cell * EDGE), ...route.slice(1)];
  const tip = points[points.length - 1];
  const before = points[points.length - 2];
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const head = cell * (0.06 + width * 3);
  const neck = {
    x: tip.x - Math.cos(angle) * head * 0.8,
    y: tip.y - Math.sin(angle) * head * 0.8,
  };
  painted(ctx, () => {
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const [color, grow] of [
      [theme.halo, cell * 0.055],
      [theme.arrow, 0],
    ]) {
      ctx.strokeStyle = color;
      ctx.fillStyle = color;
      ctx.lineWidth = cell * width + grow;
      ctx.setLineDash(dash.map((part) => part * cell));
      path(ctx, [...points.slice(0, -1), neck]);
      ctx.stroke();
      ctx.setLineDash([]);
      arrowhead(ctx, tip, angle, head);
      ctx.lineWidth = grow + cell * 0.03;
      ctx.fill();
      ctx.stroke();
      for (const point of points.slice(0, -1)) {
        ctx.beginPath();
        ctx.arc(point.x, point.y, cell * width * 0.9 + grow / 2, 0, Math.PI * 2);
        ctx.fill();
      }
    }
  });
}

function towards(from, to, distance) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance };
}

function arrowhead(ctx, tip, angle, length) {
  const side = (turn) => ({
    x: tip.x - Math.cos(angle + turn) * length,
    y: tip.y - Math.sin(angle + turn) * length,
  });
  path(ctx, [tip, side(0.5), side(-0.5)]);
  ctx.closePath();
}

function path(ctx, points) {
  ctx.beginPath();
  points.forEach(({ x, y }, index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
}
