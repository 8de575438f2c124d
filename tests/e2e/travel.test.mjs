/** Looking back at a game by buttons, keys and finger; coming back, and playing on from there. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };

/** Four plies between two people. */
async function play(board, settings = {}) {
  await board.open({ mode: 'two', ...settings });
  await board.tap('a3', 'a4', 'h6', 'h5', 'b3', 'b4', 'g6', 'g5');
  await board.waitForPly(4);
}

const reach = (board, ply) => board.waitForPly(ply, ply === 4 ? ['idle'] : ['browsing']);
const move = (board, name) => board.part('movelist').getByRole('button', { name });
const current = (board) => board.part('movelist').locator('[aria-current]').innerText();

browserTest('buttons step through the game, and say where one is', STILL, async ({ board }) => {
  await play(board);
  for (const [step, ply, words] of [
    ['previous', 3, 'Move 3 of 4'],
    ['first', 0, 'The start of the game'],
    ['next', 1, 'Move 1 of 4'],
    ['last', 4, 'White to move'],
  ]) {
    await board.part(step).click();
    await reach(board, ply);
    assert.ok((await board.status()).includes(words), `${step}: ${await board.status()}`);
  }
  for (const [step, off] of [
    ['first', 'false'],
    ['next', 'true'],
    ['last', 'true'],
  ]) {
    assert.equal(await board.part(step).getAttribute('aria-disabled'), off, step);
  }
  for (const step of ['first', 'previous', 'next', 'last', 'copy']) {
    const { width, height } = await board.part(step).boundingBox();
    assert.ok(width >= 44 && height >= 44, `${step}: ${width} × ${height}`);
  }
});

browserTest(
  'a tap on a move shows the board of then, and a button leads back',
  { ...STILL, touch: true, viewport: { width: 390, height: 844 } },
  async ({ board }) => {
    await play(board);
    await move(board, '1. White: a3-a4').tap();
    await reach(board, 1);
    assert.equal(await current(board), 'a3-a4');
    assert.match(await board.label('a4'), /white man, last move/);
    assert.match(await board.label('h6'), /black man/);
    const struck = await board.part('movelist').locator('.undone').count();
    assert.equal(struck, 0, 'later moves are not taken back');
    await board.waitToHear('Now after a3-a4.');
    await board.part('leave').tap();
    await reach(board, 4);
    assert.equal(await board.part('past').isVisible(), false);
    assert.match(await board.label('g5'), /black man, last move/);
  },
);

browserTest('the list works by keys alone, and keeps the focus', STILL, async ({ board, page }) => {
  await play(board);
  await board.part('copy').focus();
  await board.press('Tab');
  const focused = () =>
    page.evaluate(() => document.querySelector('turkish-draughts').shadowRoot.activeElement);
  assert.notEqual(await focused(), null);
  for (const [key, ply] of [
    ['ArrowLeft', 3],
    ['ArrowUp', 1],
    ['ArrowRight', 2],
    ['Home', 0],
    ['ArrowDown', 2],
    ['End', 4],
  ]) {
    await board.press(key);
    await reach(board, ply);
    if (ply > 0) {
      const text = await page.evaluate(
        () => document.querySelector('turkish-draughts').shadowRoot.activeElement.textContent,
      );
      assert.equal(text, await current(board), `after ${key}`);
    }
  }
});

browserTest(
  'in Arabic the list runs from the right, and so do keys and buttons',
  STILL,
  async (v) => {
    const { board } = v;
    await play(board, { lang: 'ar' });
    const x = async (part) => (await board.part(part).boundingBox()).x;
    assert.ok((await x('previous')) > (await x('next')));
    const [white, black] = await board.part('movelist').locator('button.move').all();
    assert.ok((await white.boundingBox()).x > (await black.boundingBox()).x);
    await board.part('movelist').locator('[aria-current]').focus();
    await board.press('ArrowRight');
    await reach(board, 3);
    await board.press('ArrowLeft');
    await reach(board, 4);
  },
);

browserTest(
  'playing on asks first: no changes nothing, yes goes on from there',
  STILL,
  async (v) => {
    const { board } = v;
    await play(board);
    await board.part('previous').click();
    await board.part('previous').click();
    await reach(board, 2);

    await board.tap('c3');
    await board.part('question').waitFor();
    assert.match(await board.part('question').innerText(), /2 later moves/);
    await board.part('confirm').getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await board.phase(), 'browsing');
    assert.equal((await board.snapshot()).history.length, 4);

    await board.part('play-on').click();
    await board.part('confirm').getByRole('button', { name: 'Play on from here' }).click();
    await board.waitForPly(2, ['idle']);
    await board.tap('c3', 'c4');
    await board.waitForPly(3);
    const texts = (await board.snapshot()).history.map(({ text }) => text);
    assert.deepEqual(texts, ['a3-a4', 'h6-h5', 'c3-c4']);
  },
);

browserTest('what is saved is the game, not the past that is looked at', STILL, async (visit) => {
  const { board, page } = visit;
  await play(board);
  await board.part('first').click();
  await reach(board, 0);
  await page.reload();
  await board.waitForTurn();
  assert.equal((await board.snapshot()).ply, 4);
});

browserTest(
  'against the computer: nothing thinks in the past, and it moves after coming back',
  STILL,
  async ({ board }) => {
    await board.open({ mode: 'computer', level: 'expert' });
    await board.tap('a3', 'a4');
    await board.waitForPhase('thinking');
    await board.part('previous').click();
    await board.waitForPly(0, ['browsing']);
    await board.part('last').click();
    await board.waitForAnswer(0);
  },
);

browserTest('the game is copied as PDN', STILL, async ({ board, page, url }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await play(board);
  await board.part('previous').click();
  await reach(board, 3);
  await board.part('copy').click();
  await board.waitToHear('The game has been copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /1\. a3-a4 h6-h5 2\. b3-b4 g6-g5/);
});
