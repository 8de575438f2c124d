/** What a finger has to hit, and a page magnified until little of it is left. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const LEAST = 44;

/** Where the height is that of a phone on its side, eight rows and a panel share it. */
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390, ['step', 'copy', 'player-end']],
  [768, 1024],
  [1440, 900],
];

/** Controls around the board that can be seen and are too small, as `class width × height`. */
const small = (page, least) =>
  page.evaluate((least) => {
    const { shadowRoot } = document.querySelector('turkish-draughts');
    const controls = [
      ...document.querySelectorAll('button'),
      ...shadowRoot.querySelectorAll('button:not(.cell), select'),
    ];
    return controls
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
      .map(({ node, box }) => `${node.className} ${box.width} × ${box.height}`);
  }, least);

for (const [width, height, allowed = []] of SIZES) {
  browserTest(
    `a finger can hit all controls at ${width} × ${height}`,
    { reducedMotion: true, touch: true, viewport: { width, height } },
    async ({ page, board }) => {
      await board.open({ mode: 'two' });
      await board.tap('a3', 'a4');
      await board.waitForPly(1);
      const found = await small(page, LEAST);
      assert.deepEqual(
        found.filter((text) => !allowed.some((name) => text.includes(name))),
        [],
      );
      assert.deepEqual(await small(page, 32), [], 'even there');
    },
  );
}

/** In the page, before anything else. */
const faceEachOther = () =>
  localStorage.setItem('turkish-draughts:settings', '{"mode":"two","facing":true}');

browserTest(
  'two who face each other across a phone on its side see the moves, and hit all controls',
  {
    reducedMotion: true,
    touch: true,
    viewport: { width: 844, height: 390 },
    prepare: (page) => page.addInitScript(faceEachOther),
  },
  async ({ page, board }) => {
    await board.waitForTurn();
    await board.tap('a3', 'a4');
    await board.waitForPly(1);
    assert.deepEqual(await small(page, LEAST), []);
    const { y, height } = await board.element.locator('button.move').boundingBox();
    assert.ok(y + height <= 390, `the move ends at ${y + height}`);
  },
);

browserTest(
  'at 400 % all is reached by scrolling down only',
  { reducedMotion: true, viewport: { width: 320, height: 256 }, dpr: 4 },
  async ({ page, board }) => {
    for (const lang of ['en', 'tr', 'ar']) {
      await board.open({ mode: 'computer', level: 'easy', lang });
      const wide = () => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
      assert.ok((await wide()) <= 0, `${lang}: no scrolling sideways`);
      for (const part of ['undo', 'menu', 'language', 'status']) {
        await board.part(part).scrollIntoViewIfNeeded();
        const { x, y, width, height } = await board.part(part).boundingBox();
        assert.ok(x >= 0 && x + width <= 320 && y >= -1 && y + height <= 257, `${lang}: ${part}`);
      }
      await board.part('new').click();
      const start = board.part('start');
      await start.scrollIntoViewIfNeeded();
      const { y, height } = await start.boundingBox();
      assert.ok(y >= 0 && y + height <= 256, `${lang}: the dialog scrolls`);
      const dialog = await board
        .part('dialog')
        .evaluate((node) => node.scrollWidth - node.clientWidth);
      assert.equal(dialog, 0, `${lang}: the dialog is as wide as it may be`);
      await start.click();
      await board.waitForTurn();
      await board.tap('a3', 'a4');
      await board.waitForAnswer(0);
    }
  },
);
