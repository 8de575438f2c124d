/** Analysis beside the board: live, stopped on demand, never in the way of the game. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';
import { watchWorkers, workersOf } from './support/workers.mjs';

const STILL = { reducedMotion: true };

/** One capture takes more than any other, so it alone is legal. */
const CAPTURE = 'W:Wa3,b4:BKh1,b5,d5,c6,e6,g6';
/** Moves to choose from, for either side. */
const OPEN = 'W:Wa3,b3,c3,d3,e3,f3:Ba6,b6,c6,d6,e6,f6';

const picture = (board) =>
  board.element.evaluate((element) => element.shadowRoot.querySelector('canvas').toDataURL());

async function analyse(board) {
  await board.element.locator('button[data-part=menu]').click();
  await board.part('to-analysis').click();
  await board.part('analysis').locator('.line-move').first().waitFor();
}

const depthOf = async (board) =>
  Number(/Depth (\d+)/.exec(await board.part('effort').innerText())?.[1] ?? 0);

async function waitForDepth(board, least) {
  await board.page.waitForFunction(
    (least) => {
      const { shadowRoot } = document.querySelector('turkish-draughts');
      const { textContent } = shadowRoot.querySelector('[data-part="effort"]');
      return Number(/\d+/.exec(textContent)?.[0] ?? 0) >= least;
    },
    least,
    { timeout: 30_000 },
  );
}

browserTest(
  'the best move comes first, with its arrow and its figure',
  STILL,
  async ({ board }) => {
    await board.open({ mode: 'two', fen: CAPTURE });
    assert.equal(await board.part('analysis').count(), 0, 'off until it is asked for');
    const before = await picture(board);
    await analyse(board);
    const first = board.part('analysis').locator('.line').first();
    assert.equal(await first.locator('.line-move').first().innerText(), 'b4xb6xd6xf6xh6');
    await board.page.waitForFunction((before) => {
      const { shadowRoot } = document.querySelector('turkish-draughts');
      return shadowRoot.querySelector('canvas').toDataURL() !== before;
    }, before);
    const bar = board.part('bar');
    assert.equal(await bar.getAttribute('role'), 'meter');
    assert.match(await bar.getAttribute('aria-valuetext'), /White|Black|even/);
    await board.waitToHear('Best: b4xb6xd6xf6xh6.');

    await board.part('close-analysis').click();
    assert.equal(await board.part('analysis').isVisible(), false);
    assert.equal(await bar.isVisible(), false);
    assert.equal(await picture(board), before, 'the arrow goes, too');
  },
);

browserTest('as many lines as are wanted, and it follows the game', STILL, async ({ board }) => {
  await board.open({ mode: 'two', fen: OPEN });
  await analyse(board);
  const lines = board.part('analysis').locator('.line:visible');
  for (const wanted of [3, 1, 2]) {
    await board.part('line-count').selectOption(String(wanted));
    await waitForDepth(board, 2);
    assert.equal(await lines.count(), wanted);
  }
  await board.tap('a3', 'a4');
  await board.waitForPly(1);
  const { moves } = await board.snapshot();
  await waitForDepth(board, 2);
  const first = await lines.first().locator('.line-move').first().innerText();
  assert.ok(
    moves.some(({ text }) => text === first),
    `${first} is Black's move`,
  );
});

browserTest(
  'pausing ends the search at once, and going on begins another',
  { ...STILL, prepare: watchWorkers },
  async ({ page, board }) => {
    await board.open({ mode: 'two', fen: OPEN });
    await analyse(board);
    await waitForDepth(board, 4);
    await board.part('pause').click();
    const searching = (await workersOf(page)).filter(({ asked }) =>
      asked.some(({ lines }) => lines),
    );
    assert.ok(searching.length > 0 && searching.every(({ ended }) => ended));
    const depth = await depthOf(board);
    assert.ok(depth >= 4, 'what was found stays');
    await board.part('analysisGoOn').click();
    await page.waitForFunction(
      (before) => window.workers.filter(({ asked }) => asked.some((a) => a.lines)).length > before,
      searching.length,
    );
    await waitForDepth(board, 2);
  },
);

browserTest(
  'a move of a line shows the board after it, and plays nothing',
  STILL,
  async ({ board }) => {
    await board.open({ mode: 'two', fen: OPEN });
    await analyse(board);
    await waitForDepth(board, 6);
    await board.part('pause').click();
    const moves = board.part('analysis').locator('.line').first().locator('.line-move');
    const [one, two] = [await moves.nth(0).innerText(), await moves.nth(1).innerText()];
    await moves.nth(1).click();
    await board.waitToHear(`After ${one} ${two}`);
    assert.ok(await board.part('peek').isVisible());
    assert.equal((await board.snapshot()).ply, 0);
  },
);

browserTest(
  'taps are answered while it runs, and it waits while the computer thinks',
  { ...STILL, prepare: watchWorkers },
  async ({ page, board }) => {
    await board.open({ mode: 'computer', side: 'white', level: 'easy' });
    await board.waitForTurn();
    await analyse(board);
    await board.tap('a3');
    await board.waitForLabel('selected', { name: 'a3' });
    await board.tap('a4');
    await board.waitForAnswer(0);
    const [first] = (await workersOf(page)).filter(({ asked }) => asked.some((a) => a.lines));
    assert.equal(first.ended, true, 'it made way for the computer');
    await waitForDepth(board, 2);
  },
);
