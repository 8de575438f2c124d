/** Fingers and mice: what scrolls the page, what drags a piece, and what ends a drag half way. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
/** Lower than the page is, so that there is something to scroll. */
const PHONE = { ...STILL, touch: true, viewport: { width: 360, height: 420 } };

const scrolled = (page) => page.evaluate(() => document.scrollingElement.scrollTop);
const toTop = (page) => page.evaluate(() => document.scrollingElement.scrollTo(0, 0));

/** Where the middle of a square is, with no scrolling to it. */
async function middle(board, name) {
  const box = await board.square(name).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that goes up from a place on the screen, as one that scrolls down does. */
async function flick(page, { x, y }, by) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step++) {
    await send('touchMove', [{ x, y: y - (by * step) / 8 }]);
  }
  await send('touchEnd', []);
  await session.detach();
}

browserTest(
  'a finger that starts off a movable piece scrolls the page',
  PHONE,
  async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await board.waitForTurn();
    const room = await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight);
    assert.ok(room > 60, 'there is something to scroll');
    // An empty square, a piece of the other side, and one of the own that has no move.
    for (const name of ['d5', 'd6', 'd2']) {
      await toTop(page);
      await flick(page, await middle(board, name), 60);
      await page
        .waitForFunction(() => document.scrollingElement.scrollTop > 20)
        .catch(() => {
          assert.fail(`from ${name} the page does not scroll`);
        });
      assert.equal((await board.snapshot()).ply, 0);
      assert.equal(await board.phase(), 'idle', 'a finger that scrolls selects nothing');
    }
  },
);

browserTest(
  'a finger that drags a piece does not scroll the page',
  PHONE,
  async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await board.waitForTurn();
    await page.evaluate(() => document.scrollingElement.scrollTo(0, 30));
    const before = await scrolled(page);
    const [from, to] = [await middle(board, 'd3'), await middle(board, 'd4')];
    await flick(page, from, from.y - to.y);
    await board.waitForPly(1);
    assert.equal((await board.snapshot()).history[0].text, 'd3-d4');
    assert.equal(await scrolled(page), before);
  },
);

browserTest(
  'a tap with a finger still selects, where a flick scrolls',
  PHONE,
  async ({ board }) => {
    await board.open({ mode: 'two' });
    await board.tap('d3');
    await board.waitForLabel('selected', { name: 'd3' });
    await board.tap('d4');
    await board.waitForPly(1);
  },
);

browserTest('a piece dropped where it may not go goes back', STILL, async ({ page, board }) => {
  await board.open({ mode: 'two' });
  for (const to of ['d6', 'g5', 'd2']) {
    await board.drag('d3', to);
    assert.equal((await board.snapshot()).ply, 0, to);
    assert.equal(await board.phase(), 'idle');
  }
  // Let go outside the board, too.
  const { x, y } = await middle(board, 'd3');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 4 });
  assert.equal(await board.phase(), 'dragging');
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  assert.equal(await board.phase(), 'idle');
  await board.drag('d3', 'd4');
  await board.waitForPly(1);
});

const WAYS_OUT = {
  'the window losing its focus': (page) =>
    page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  Esc: (page) => page.keyboard.press('Escape'),
  'a resize': (page) => page.setViewportSize({ width: 900, height: 700 }),
  undo: (page) =>
    page.evaluate(() => {
      const { shadowRoot } = document.querySelector('turkish-draughts');
      shadowRoot.querySelector('[data-part="undo"]').click();
    }),
};

for (const [what, leave] of Object.entries(WAYS_OUT)) {
  browserTest(`a drag is ended by ${what}`, STILL, async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await board.tap('a3', 'a4');
    await board.tap('h6', 'h5');
    await board.waitForPly(2);
    await board.square('d3').focus();
    const [from, over] = [await middle(board, 'd3'), await middle(board, 'd4')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(over.x, over.y, { steps: 6 });
    await board.waitForPhase('dragging');
    await leave(page);
    await board.waitForPhase('idle');
    await page.mouse.move(over.x + 3, over.y + 3, { steps: 3 });
    await page.mouse.up();
    assert.equal(await board.phase(), 'idle');
    const { ply, history } = await board.snapshot();
    assert.ok(ply <= 2 && history.length === 2, 'nothing was played');
    const [mover, to] = ply === 2 ? ['d3', 'd4'] : ['g6', 'g5'];
    await board.tap(mover, to);
    await board.waitForPly(ply + 1);
  });
}

browserTest(
  'taps before the rules have come do no harm',
  {
    ...STILL,
    prepare: async (page) => {
      // The rules come late, when the test lets them.
      await page.route('**/dama_wasm_bg.wasm', async (route) => {
        await page.waitForFunction(() => window.letRules);
        await route.continue();
      });
    },
  },
  async ({ page, board }) => {
    await board.square('a3').waitFor();
    assert.equal(await board.phase(), 'loading');
    assert.match(await board.label('a3'), /white man/);
    await board.tap('a3', 'a4');
    await board.part('undo').click({ force: true });
    await board.part('hint').click({ force: true });
    await board.part('flip').click();
    await board.part('flip').click();
    await page.evaluate(() => (window.letRules = true));
    await board.waitForTurn();
    await board.tap('a3', 'a4');
    await board.waitForAnswer(0);
  },
);
