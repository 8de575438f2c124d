/** What is seen and what moves while the page comes in. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
];

/** Keeps the answer to one kind of file back until it is let go. */
function hold(pattern) {
  let release;
  const free = new Promise((resolve) => (release = resolve));
  const prepare = (page) =>
    page.route(pattern, async (route) => {
      await free;
      await route.continue();
    });
  return { prepare, release };
}

/** In the page, before anything else: notes all that moves with nobody's doing. */
function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const ways = sources.map(({ previousRect: from, currentRect: to }) => [from, to]);
      window.shifts.push(`${value}: ${JSON.stringify(ways)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const place = (box) => [box.x, box.y, box.width].map(Math.round);

const scripts = hold('**/*.js');

browserTest(
  'an empty board is painted before any script has arrived, where the board will be',
  { reducedMotion: true, prepare: scripts.prepare, waitUntil: 'commit' },
  async ({ page, board }) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
    const empty = await page.locator('turkish-draughts').evaluate((element) => {
      const { left, top, width } = getComputedStyle(element, '::before');
      return [left, top, width].map(parseFloat);
    });
    scripts.release();
    await board.waitForTurn();
    const real = place(await board.element.locator('.board').boundingBox());
    for (const [i, pixels] of real.entries()) assert.ok(Math.abs(pixels - empty[i]) <= 2);
  },
);

const rules = hold('**/*.wasm');

browserTest(
  'the board is painted and can be read before the rules have arrived',
  { reducedMotion: true, prepare: rules.prepare, waitUntil: 'commit' },
  async ({ page, board }) => {
    await board.square('a3').waitFor();
    await board.waitForPaint();
    assert.equal(await board.phase(), 'loading');
    assert.match(await board.label('a3'), /White man/i);
    const painted = await page.evaluate(() => performance.getEntriesByType('paint').length);
    assert.equal(painted, 2, 'first paint, and first contentful paint');
    rules.release();
    await board.waitForTurn();
  },
);

for (const [width, height] of SIZES) {
  browserTest(
    `nothing moves while the page comes in, at ${width} × ${height}`,
    {
      reducedMotion: true,
      viewport: { width, height },
      prepare: (page) => page.addInitScript(watchShifts),
    },
    async ({ page, board }) => {
      await board.waitForTurn();
      await board.waitForPaint();
      assert.deepEqual(await page.evaluate(() => window.shifts), []);
    },
  );
}
