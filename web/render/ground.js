/**
 * The surface of the board: wood with its grain, stone with its veins, or nothing but a colour.
 * The same at every visit, and drawn once for each size. Whatever is laid on lies between
 * `board-grain` and the board's own colours, so their contrast bounds that of the whole surface.
 */

/** @type {WeakMap<object, HTMLCanvasElement>} by theme, for the size last asked for */
const drawn = new WeakMap();

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} size in device pixels
 * @param {boolean} rough only what takes no time: the texture comes later
 */
export function drawGround(ctx, size, theme, rough) {
  if (rough) {
    light(ctx, size, theme);
    return;
  }
  let ground = drawn.get(theme);
  if (ground?.width !== size) {
    ground = document.createElement('canvas');
    ground.width = size;
    ground.height = size;
    paint(ground.getContext('2d'), size, theme);
    drawn.set(theme, ground);
  }
  ctx.drawImage(ground, 0, 0);
}

function light(ctx, size, theme) {
  const slope = ctx.createLinearGradient(0, 0, size * 0.25, size);
  slope.addColorStop(0, theme.board);
  slope.addColorStop(1, theme.boardLow);
  ctx.fillStyle = slope;
  ctx.fillRect(0, 0, size, size);
}

function paint(ctx, size, theme) {
  light(ctx, size, theme);
  ctx.strokeStyle = theme.boardGrain;
  ctx.fillStyle = theme.boardGrain;
  TEXTURES[theme.texture]?.(ctx, size, chance());
}

const TEXTURES = {
  /** Fibres from side to side that swing together, close here and wide there. */
  wood(ctx, size, random) {
    let y = 0;
    while (y < 1.05) {
      y += 0.003 + 0.02 * random() ** 2;
      ctx.globalAlpha = 0.12 + 0.4 * random() ** 2;
      ctx.lineWidth = size * (0.0008 + 0.0035 * random() ** 3);
      ctx.beginPath();
      for (let x = 0; x <= 1.001; x += 0.125) {
        const swing = 0.012 * Math.sin(3.1 * x + 5 * y) + 0.006 * Math.sin(9 * x - 7 * y);
        ctx.lineTo(x * size, (y - 0.02 + swing) * size);
      }
      ctx.stroke();
    }
  },

  /** Clouds, and a few veins that wander across. */
  stone(ctx, size, random) {
    for (let i = 0; i < 40; i++) {
      const [x, y] = [random() * size, random() * size];
      const radius = size * (0.05 + 0.16 * random());
      const cloud = ctx.createRadialGradient(x, y, 0, x, y, radius);
      cloud.addColorStop(0, ctx.strokeStyle);
      cloud.addColorStop(1, `${ctx.strokeStyle}00`);
      ctx.globalAlpha = 0.3 * random();
      ctx.fillStyle = cloud;
      ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    }
    for (let i = 0; i < 9; i++) {
      let [x, y, way] = [random() * 1.2 - 0.2, random() * 1.2 - 0.2, 0.3 + 0.9 * random()];
      ctx.lineWidth = size * (0.0008 + 0.002 * random());
      ctx.globalAlpha = 0.35 + 0.4 * random();
      ctx.beginPath();
      for (let step = 0; step < 40; step++) {
        ctx.lineTo(x * size, y * size);
        way += 0.9 * (random() - 0.5);
        x += 0.03 * Math.cos(way);
        y += 0.03 * Math.sin(way);
      }
      ctx.stroke();
    }
  },
};

/** Numbers from 0 to 1 that look like chance and are always the same. */
function chance() {
  let seed = 7;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}
