/** Two on one device: giving up, agreeing, clocks, and a far side that its player can read. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const installClock = (page) => page.clock.install({ time: 0 });

/** A new game for two from the dialog, with some boxes checked. */
async function begin(board, { clock = 'None', checks = [] } = {}) {
  await board.waitForTurn();
  await board.part('new').click();
  const dialog = board.part('dialog');
  await dialog.getByLabel('A friend, here').check({ force: true });
  await dialog.getByLabel(clock, { exact: true }).check({ force: true });
  for (const name of checks) await dialog.getByLabel(name).check();
  await board.part('start').click();
  await board.waitForPly(0, ['idle']);
}

const answer = (board, name) => board.part('confirm').getByRole('button', { name }).click();

const gameOver = (page) =>
  page.evaluate(() => {
    window.over = [];
    addEventListener('dama-gameover', ({ detail }) => window.over.push(detail));
  });

browserTest('resignation asks first, ends the game, is kept, and undone', STILL, async (visit) => {
  const { board, page } = visit;
  await begin(board);
  await gameOver(page);
  await board.tap('a3', 'a4');
  await board.waitForPly(1);
  await board.part('end-black').click();
  await answer(board, 'Cancel');
  assert.equal(await board.phase(), 'idle');

  await board.part('end-black').click();
  await answer(board, 'Resign');
  await board.waitForPhase('over');
  assert.match(await board.status(), /White wins\s+Black has resigned\./);
  await board.waitToHear('White wins Black has resigned.');
  assert.deepEqual(await page.evaluate(() => window.over), [
    { winner: 'white', reason: 'resigned' },
  ]);
  assert.equal(await board.part('end-white').getAttribute('aria-disabled'), 'true');

  await page.reload();
  await board.waitForPhase('over');
  assert.match(await board.status(), /Black has resigned/);
  await board.part('undo').click();
  await board.waitForPly(0, ['idle']);
});

browserTest(
  'a draw needs the other side: declined, then accepted, by keys',
  STILL,
  async (visit) => {
    const { board } = visit;
    await begin(board);
    await board.tap('a3', 'a4');
    await board.waitForPly(1);
    await board.part('end-white').focus();
    await board.press('Enter');
    await answer(board, 'Offer a draw');
    assert.match(await board.part('question').innerText(), /White offers a draw/);
    await answer(board, 'Decline');
    await board.waitToHear('Black declines the draw.');
    assert.equal(await board.phase(), 'idle');

    await board.part('end-white').focus();
    await board.press('Enter');
    const dialog = board.part('confirm');
    await dialog.getByRole('button', { name: 'Offer a draw' }).press('Enter');
    await dialog.getByRole('button', { name: 'Accept' }).press('Enter');
    await board.waitForPhase('over');
    assert.match(await board.status(), /draw\s+Both sides agreed\./i);
  },
);

browserTest(
  'against the computer one can give up, even while it thinks',
  STILL,
  async ({ board }) => {
    await board.open({ mode: 'computer', level: 'expert' });
    await board.tap('a3', 'a4');
    await board.waitForPhase('thinking');
    assert.equal(await board.part('end-black').isVisible(), false);
    await board.part('end-white').click();
    assert.equal(await board.part('offerDraw').isVisible(), false);
    await answer(board, 'Resign');
    await board.waitForPhase('over');
    assert.match(await board.status(), /White has resigned/);
  },
);

browserTest(
  'a clock runs for who is to move, is kept over a reload, and its flag falls',
  { ...STILL, prepare: installClock },
  async ({ board, page }) => {
    const clock = (color) => board.part(`clock-${color}`).innerText();
    const both = async () => [await clock('white'), await clock('black')];
    await begin(board, { clock: '3 + 2' });
    await page.clock.pauseAt(100_000);
    await page.clock.runFor(30_000);
    assert.deepEqual(await both(), ['3:00', '3:00'], 'nobody has moved');

    await board.tap('a3', 'a4');
    await board.waitForPly(1);
    await page.clock.runFor(60_500);
    assert.deepEqual(await both(), ['3:00', '2:00']);
    assert.ok(!(await page.evaluate(() => window.heard.join())).includes('2:0'), 'not read out');
    await board.tap('h6', 'h5');
    await board.waitForPly(2);
    assert.deepEqual(await both(), ['3:00', '2:02'], 'a move earns two seconds');

    await page.clock.runFor(60_500);
    await page.clock.resume();
    await page.reload();
    await board.waitForTurn();
    assert.match(await clock('white'), /^(2:0|1:59)/);
    assert.equal(await clock('black'), '2:02');

    await page.clock.fastForward(105_000);
    await board.waitToHear('Little time is left for White.');
    assert.match(await board.part('clock-white').getAttribute('class'), /low/);
    await page.clock.fastForward(20_000);
    await board.waitForPhase('over');
    assert.match(await board.status(), /Black wins\s+White has run out of time\./);
    assert.equal(await clock('white'), '0.0');
  },
);

const SIZES = [
  [320, 568],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1440, 900],
];

for (const [width, height] of SIZES) {
  browserTest(
    `opposite each other at ${width} × ${height}: the far row lies towards its player, all fits`,
    { ...STILL, touch: width < 800, viewport: { width, height } },
    async ({ board, page }) => {
      await begin(board, { clock: '15 + 10', checks: ['The far side faces its player'] });
      const box = (part) => board.part(part).boundingBox();
      const turned = (part) => board.part(part).evaluate((node) => getComputedStyle(node).rotate);
      for (const [far, near] of [
        ['black', 'white'],
        ['white', 'black'],
      ]) {
        assert.equal(await turned(`player-${far}`), '180deg');
        assert.equal(await turned(`player-${near}`), 'none');
        const [above, below] = [await box(`player-${far}`), await box(`player-${near}`)];
        assert.ok(above.y < below.y);
        if (height > width) {
          const grid = await board.element.locator('[role=grid]').boundingBox();
          assert.ok(above.y + above.height <= grid.y, 'the far row is above the board');
          assert.ok(below.y >= grid.y + grid.height, 'the near row is below it');
        }
        await board.part('flip').click();
        await board.waitForPaint();
      }
      for (const part of ['player-white', 'player-black', 'status', 'new', 'menu', 'captured']) {
        const {
          x,
          y,
          width: w,
          height: h,
        } = (await box(part)) ?? { x: 0, y: 0, width: 0, height: 0 };
        const inside = x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;
        assert.ok(inside, `${part} at ${x}, ${y}, ${w} × ${h}`);
      }
      const { scrollWidth } = await page.evaluate(() => document.scrollingElement);
      assert.ok(!(scrollWidth > width));

      // White has moved: Black, who is far, gives up or offers, and White, who is near, answers.
      await board.tap('a3', 'a4');
      await board.waitForPly(1);
      await board.part('end-black').click();
      await board.part('question').waitFor();
      assert.equal(await turned('confirm'), '180deg', 'Black is asked');
      await answer(board, 'Offer a draw');
      assert.equal(await turned('confirm'), 'none', 'White answers');
    },
  );
}

browserTest('with a board that turns, nothing lies upside down', STILL, async ({ board }) => {
  await begin(board, { checks: ['The far side faces its player'] });
  await board.part('new').click();
  await board.part('dialog').getByLabel('Turn the board to whoever is to move').check();
  assert.equal(await board.part('dialog').getByLabel('The far side').isVisible(), false);
  await board.part('start').click();
  await board.waitForPly(0, ['idle']);
  for (const part of ['player-white', 'player-black']) {
    const rotate = await board.part(part).evaluate((node) => getComputedStyle(node).rotate);
    assert.equal(rotate, 'none');
  }
});
