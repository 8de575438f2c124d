/** How a move is shown: piece by piece along its route, read from the pixels of the board. */

import assert from 'node:assert/strict';
import { squareNamed } from '../../web/geometry.js';
import { browserTest } from './support/harness.mjs';
import { stopClock } from './support/workers.mjs';

/** Steps of the page's clock, in milliseconds, and the most that a capture may take. */
const STEP = 30;
const LONGEST = 4000;

/** A dama takes four and lands on c2, where the first of them stood. */
const EMPTIED = {
  fen: 'B:Wa2,c2,h2,c3,d3,g3,h3,e4:BKb2,c6,f6,a7',
  taps: ['b2', 'g2', 'g4', 'c4', 'c2'],
  jumped: ['c2', 'g3', 'e4', 'c3'],
  others: ['a2', 'h2', 'd3', 'h3', 'c6', 'f6', 'a7'],
};

/** @returns {Promise<number[]>} squares on whose middle something stands, as painted */
function painted(board) {
  return board.element.evaluate((element) => {
    const canvas = element.shadowRoot.querySelector('canvas');
    const cell = canvas.width / 8;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const at = (x, y) => {
      const index = (Math.round(y) * canvas.width + Math.round(x)) * 4;
      return data.slice(index, index + 3);
    };
    // Off the middle, where a disc shows its face: between its mark and its rim, and beside the
    // trail of a capture.
    const samples = (square) =>
      [-0.19, 0.19].map((off) =>
        at(((square & 7) + 0.5 + off) * cell, (7.5 - (square >> 3)) * cell - Math.abs(off) * cell),
      );
    const style = getComputedStyle(element);
    const faces = ['--own-white-face', '--own-black-face'].map((name) => {
      const text = style.getPropertyValue(name).trim();
      return [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));
    });
    const isFace = (colour) =>
      faces.some((face) => Math.hypot(...face.map((part, i) => part - colour[i])) < 30);
    return Array.from({ length: 64 }, (_, square) => square).filter((square) =>
      samples(square).some(isFace),
    );
  });
}

const withClock = { prepare: (page) => page.clock.install() };

browserTest(
  'each jumped piece goes as it is jumped, before the mover lands on its square',
  withClock,
  async ({ page, board }) => {
    const { fen, taps, jumped, others } = EMPTIED;
    await board.open({ mode: 'two', fen });
    await stopClock(page);
    await page.clock.runFor(STEP);
    const before = await painted(board);
    assert.deepEqual(
      before,
      (await board.snapshot()).pieces.map(({ square }) => square),
    );

    await board.tap(taps[0], taps.at(-1));
    assert.equal(await board.phase(), 'animating');
    const gone = new Map();
    let ended = null;
    for (let time = 0; time <= LONGEST && ended === null; time += STEP) {
      await page.clock.runFor(STEP);
      const now = new Set(await painted(board));
      for (const name of jumped) {
        if (!now.has(squareNamed(name)) && !gone.has(name)) gone.set(name, time);
      }
      for (const name of others) assert.ok(now.has(squareNamed(name)), name);
      if ((await board.phase()) !== 'animating') ended = time;
    }
    assert.deepEqual(
      [...gone.keys()],
      jumped,
      'they go one after the other, in the order of the route',
    );
    assert.ok(new Set(gone.values()).size === jumped.length, 'and not at once');
    assert.ok(ended > 800, `a chain of four was over after ${ended} ms: nobody can follow that`);
    await page.clock.runFor(STEP);
    const { pieces, history } = await board.snapshot();
    assert.deepEqual(
      await painted(board),
      pieces.map(({ square }) => square),
    );
    assertNeverOccupied(history[0], before);
  },
);

/** Walks a route over the board as it was, taking off what is jumped. */
function assertNeverOccupied({ from, legs, captured }, squares) {
  const standing = new Set(squares);
  standing.delete(from);
  for (const { to, jumped } of legs) {
    assert.ok(standing.delete(jumped), `${jumped} stands when it is jumped`);
    assert.ok(!standing.has(to), `${to} is free when the piece lands`);
  }
  assert.deepEqual(
    legs.map(({ jumped }) => jumped).sort((a, b) => a - b),
    captured,
  );
}

browserTest(
  'the route shown is one that can be gone, for captures of all kinds',
  { reducedMotion: true },
  async ({ board }) => {
    const positions = [
      'W:WKd1,h1:Bd3,f5,g4,e3,b3,a8',
      'W:WKa1,h2:Ba3,c5,e3,Kc1,h8',
      'W:WKg1,a1:Bg2,f4,c4,h8',
      'B:Wc5,a4,g4,a3,b3,c3,f3,h3,b2,e2,g2:BKc8,a7,d7,e7,f7,g7,e6,f6,g6,e5',
      'B:Wa2,c2,h2,c3,d3,g3,h3,e4:BKb2,c6,f6,a7',
      'W:WKf8:Bg2,h3,Kg5,f6,g6,a7,d7',
      'W:Wf6,a1:Bf7,Ke8,Kc8,h5',
    ];
    for (const fen of positions) {
      await board.open({ mode: 'two', fen });
      const { moves, pieces } = await board.snapshot();
      const keys = moves.map(({ from, to, captured }) => JSON.stringify([from, to, captured]));
      assert.equal(new Set(keys).size, keys.length, `a result is listed twice in ${fen}`);
      const { text } = moves.at(-1);
      await board.tap(...text.split('x'));
      await board.waitForPly(1);
      const squares = pieces.map(({ square }) => square);
      assertNeverOccupied((await board.snapshot()).history[0], squares);
    }
  },
);

browserTest(
  'what has been jumped is gone while a capture is entered leg by leg',
  { reducedMotion: true },
  async ({ board }) => {
    const { fen, taps, jumped } = EMPTIED;
    await board.open({ mode: 'two', fen });
    await board.tap(taps[0]);
    for (const [index, to] of taps.slice(1, -1).entries()) {
      await board.tap(to);
      await board.waitForLabel('selected', { name: to });
      await board.waitForPaint();
      const now = await painted(board);
      for (const [place, name] of jumped.entries()) {
        assert.equal(now.includes(squareNamed(name)), place > index, `${name} after ${to}`);
      }
    }
    assert.match(await board.label('c2'), /empty, can land here/);
    await board.tap('c2');
    await board.waitForPly(1);
    assert.equal((await board.snapshot()).history[0].text, 'b2xg2xg4xc4xc2');
  },
);

browserTest('a crowning is shown and told', withClock, async ({ page, board }) => {
  await board.open({ mode: 'two', fen: 'W:Wc7,h2:Ba6,b6' });
  await stopClock(page);
  await board.tap('c7', 'c8');
  await page.clock.runFor(2000);
  await board.waitForPly(1);
  assert.match(await board.label('c8'), /white dama, last move/);
  await board.waitToHear('White plays c7-c8 and gets a dama.');
});

browserTest(
  'with reduced motion a single step is shown at once',
  { ...withClock, reducedMotion: true },
  async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await stopClock(page);
    await board.tap('a3', 'a4');
    assert.equal(await board.phase(), 'idle');
    await page.clock.runFor(STEP);
    const now = await painted(board);
    assert.deepEqual(
      now,
      (await board.snapshot()).pieces.map(({ square }) => square),
    );
  },
);
