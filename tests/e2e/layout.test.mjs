/** The page at every size: nothing cut off, nothing that jumps, and a board that is sharp. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const LANGUAGES = ['en', 'tr', 'ar'];
const CHAIN = 'W:Wa3,b4:BKh1,b5,d5,c6,e6,g6';

/** Parts that reach beyond the window: sideways, or in any direction. */
const outside = (page, whole) =>
  page.evaluate((whole) => {
    const { shadowRoot } = document.querySelector('turkish-draughts');
    const parts = [...shadowRoot.querySelectorAll('[data-part], [role=grid]')];
    return parts
      .filter((part) => part.checkVisibility() && !part.matches('[data-part="live"]'))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const sideways = box.left < -0.5 || box.right > innerWidth + 0.5;
        return sideways || (whole && (box.top < -0.5 || box.bottom > innerHeight + 0.5));
      })
      .map((part) => part.dataset.part ?? 'grid');
  }, whole);

const scrollsSideways = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    return scrollWidth - clientWidth;
  });

/** Words among the choices of the dialog that do not fit on one line, the longest chosen. */
async function brokenWords(board) {
  await board.part('dialog').locator('[name=mode][value=two]').check({ force: true });
  return board.part('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('.option span')]
      .flatMap((span) => {
        // Numbers have an element of their own.
        const firstChild = span.firstChild.firstChild ?? span.firstChild;
        const words = firstChild.data.matchAll(/\S+/g);
        return [...words].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return { word, lines: lines.size };
        });
      })
      .filter(({ lines }) => lines > 1)
      .map(({ word }) => word),
  );
}

browserTest(
  '320 pixels wide: no sideways scrolling in any language',
  {
    ...STILL,
    touch: true,
    viewport: { width: 320, height: 568 },
  },
  async ({ page, board }) => {
    for (const lang of LANGUAGES) {
      await board.open({ mode: 'computer', lang, fen: CHAIN });
      await board.tap('a3');
      assert.equal(await scrollsSideways(page), 0, lang);
      assert.deepEqual(await outside(page, false), [], lang);
      const square = await board.square('a1').boundingBox();
      assert.ok(square.width >= 28, `squares of ${square.width} pixels`);

      await board.part('new').click();
      assert.equal(await scrollsSideways(page), 0, `${lang}, dialog`);
      const dialog = await board
        .part('dialog')
        .evaluate((node) => node.scrollWidth - node.clientWidth);
      assert.equal(dialog, 0, `${lang}, in the dialog`);
      assert.deepEqual(await brokenWords(board), [], `${lang}, words broken in two`);
      await board.part('cancel').click();
      await page.locator('#help').click();
      const guide = await page
        .locator('#guide')
        .evaluate((node) => node.scrollWidth - node.clientWidth);
      assert.equal(guide, 0, `${lang}, in the guide`);
      const scrolled = await page.locator('#guide').evaluate((node) => node.scrollTop);
      assert.equal(scrolled, 0, `${lang}, the guide opens at its top`);
      await page.keyboard.press('Escape');
    }
  },
);

for (const [width, height] of [
  [844, 390],
  [667, 375],
]) {
  browserTest(
    `a phone on its side (${width} × ${height}): all of it without scrolling`,
    {
      ...STILL,
      touch: true,
      viewport: { width, height },
    },
    async ({ page, board }) => {
      for (const lang of LANGUAGES) {
        await board.open({ mode: 'computer', lang, fen: CHAIN });
        await board.tap('a3');
        await board.waitForPaint();
        assert.deepEqual(await outside(page, true), [], lang);
        const { scrollHeight, clientHeight } = await page.evaluate(() => ({
          scrollHeight: document.scrollingElement.scrollHeight,
          clientHeight: document.scrollingElement.clientHeight,
        }));
        assert.ok(scrollHeight <= clientHeight, `${lang}: ${scrollHeight} in ${clientHeight}`);
        assert.equal(await scrollsSideways(page), 0, lang);
      }
    },
  );
}

browserTest(
  'a phone upright: the board and all controls without scrolling',
  {
    ...STILL,
    touch: true,
    viewport: { width: 390, height: 844 },
  },
  async ({ page, board }) => {
    for (const lang of LANGUAGES) {
      await board.open({ lang });
      const cut = (await outside(page, true)).filter((part) => part !== 'movelist');
      assert.deepEqual(cut, [], lang);
    }
  },
);

/** Adds up how far things have moved by themselves. */
const watchShifts = (page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) {
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
]) {
  browserTest(
    `nothing moves while the page loads, nor in play (${width} × ${height})`,
    {
      ...STILL,
      viewport: { width, height },
      prepare: watchShifts,
    },
    async ({ page, board }) => {
      await board.waitForTurn();
      await board.waitForPaint();
      const shift = () => page.evaluate(() => window.shift);
      assert.ok((await shift()) < 0.01, `moved by ${await shift()} at load`);
      await board.open({ level: 'easy' });
      const place = await board.square('a1').boundingBox();
      await board.tap('a3', 'a4');
      await board.waitForAnswer(0);
      await board.open({ fen: CHAIN });
      await board.tap('a3');
      await board.waitForPaint();
      assert.deepEqual(
        await board.square('a1').boundingBox(),
        place,
        'the board stays where it was',
      );
    },
  );
}

/** Sides of the canvas: as drawn, and as shown in device pixels. */
const sizes = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('turkish-draughts').shadowRoot.querySelector('canvas');
    const { width, height } = canvas.getBoundingClientRect();
    return {
      drawn: [canvas.width, canvas.height],
      shown: [width, height].map((side) => side * devicePixelRatio),
    };
  });

async function assertSharp(page, what) {
  const sharp = () => {
    const canvas = document.querySelector('turkish-draughts').shadowRoot.querySelector('canvas');
    const { width, height } = canvas.getBoundingClientRect();
    const near = (drawn, shown) => drawn > 0 && Math.abs(drawn - shown * devicePixelRatio) <= 1;
    return near(canvas.width, width) && near(canvas.height, height);
  };
  await page.waitForFunction(sharp, undefined, { timeout: 10_000 }).catch(async () => {
    const { drawn, shown } = await sizes(page);
    assert.fail(`${what}: drawn at ${drawn}, shown at ${shown}`);
  });
}

for (const dpr of [1, 2, 3]) {
  browserTest(
    `the board is sharp at ${dpr} device pixels to one of CSS, and after a resize`,
    {
      ...STILL,
      dpr,
      viewport: { width: 397, height: 701 },
    },
    async ({ page, board }) => {
      await board.waitForTurn();
      await assertSharp(page, 'at load');
      const { drawn } = await sizes(page);
      for (const [width, height] of [
        [333, 601],
        [901, 511],
      ]) {
        await page.setViewportSize({ width, height });
        await assertSharp(page, `${width} × ${height}`);
      }
      assert.notDeepEqual((await sizes(page)).drawn, drawn, 'the size did change');
    },
  );
}

browserTest(
  'the board is sharp again after a move to another screen',
  { ...STILL, viewport: null },
  async ({ page, board }) => {
    const session = await page.context().newCDPSession(page);
    const move = (width, deviceScaleFactor) =>
      session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 511,
        deviceScaleFactor,
        mobile: false,
      });
    await move(901, 1);
    await board.waitForTurn();
    await assertSharp(page, 'at load');
    for (const ratio of [2.5, 1, 3]) {
      await move(901 - ratio * 2, ratio);
      await page.waitForFunction((ratio) => devicePixelRatio === ratio, ratio);
      await assertSharp(page, `at ${ratio}`);
    }
  },
);
