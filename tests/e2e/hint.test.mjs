/** Hints: the engine's move, drawn and told, and never two searches at once. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';
import { openGate, shutGate, waitForHeld, watchWorkers, workersOf } from './support/workers.mjs';

const STILL = { reducedMotion: true };

const HINT = /Hint: ([a-h][1-8](?:[-x][a-h][1-8])+)/;

async function hintOf(board) {
  await board.part('hint').click();
  await board.waitToHear('Hint: ');
  const said = (await board.page.evaluate(() => window.heard)).findLast((text) => HINT.test(text));
  return HINT.exec(said)[1];
}

/** A picture of the board, as far as two of them can be compared. */
const picture = (board) =>
  board.element.evaluate((element) => element.shadowRoot.querySelector('canvas').toDataURL());

browserTest(
  'a hint against the computer, and the game goes on with it',
  STILL,
  async ({ board }) => {
    await board.open({ level: 'easy' });
    await board.waitForTurn();
    const before = await picture(board);
    const move = await hintOf(board);
    const { moves, ply } = await board.snapshot();
    assert.equal(ply, 0, 'a hint is not played');
    assert.ok(
      moves.some(({ text }) => text === move),
      `${move} is legal`,
    );
    assert.match(await board.status(), HINT);
    await board.page.waitForFunction((before) => {
      const { shadowRoot } = document.querySelector('turkish-draughts');
      return shadowRoot.querySelector('canvas').toDataURL() !== before;
    }, before);

    const [from, to] = [move.slice(0, 2), move.slice(-2)];
    await board.tap(from, to);
    await board.waitForAnswer(0);
    assert.equal((await board.snapshot()).history[0].text, move);
    assert.doesNotMatch(await board.status(), /Hint/);
  },
);

browserTest('Escape puts a hint away from wherever the focus is', STILL, async ({ board }) => {
  await board.open({ mode: 'two' });
  await hintOf(board);
  assert.match(await board.status(), HINT);
  await board.part('hint').press('Escape');
  assert.doesNotMatch(await board.status(), HINT);
  await board.forget();
  await board.tap('a3');
  await board.waitForLabel('selected', { name: 'a3' });
  await board.press('Escape');
  await board.waitToHear('Nothing is selected.');
  const heard = await board.page.evaluate(() => window.heard.join(' '));
  assert.equal(heard.match(/Nothing is selected/g).length, 1, 'and is heeded once');
});

browserTest('a hint between two, for either side', STILL, async ({ board }) => {
  await board.open({ mode: 'two' });
  const white = await hintOf(board);
  assert.ok((await board.snapshot()).moves.some(({ text }) => text === white));
  await board.press('Escape');
  await board.tap('a3', 'a4');
  await board.waitForPly(1);
  await board.forget();
  const black = await hintOf(board);
  const { moves, turn } = await board.snapshot();
  assert.equal(turn, 'black');
  assert.ok(moves.some(({ text }) => text === black));
});

browserTest(
  'asking twice starts one search, and a move played drops it',
  { ...STILL, prepare: watchWorkers },
  async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await shutGate(page);
    await board.part('hint').click();
    await board.part('hint').click();
    await board.part('hint').click();
    assert.match(await board.status(), /Looking for a good move/);
    await waitForHeld(page);
    const asked = (await workersOf(page)).flatMap((worker) => worker.asked);
    assert.equal(asked.length, 1);
    assert.equal(asked[0].level, 'expert');

    await board.tap('a3', 'a4');
    await board.waitForPly(1);
    await openGate(page);
    assert.doesNotMatch(await board.status(), /Hint|Looking/);
    const [first] = await workersOf(page);
    assert.equal(first.ended, true, 'nobody waits for that search any more');

    // A shown hint is told again without another search.
    await board.forget();
    const move = await hintOf(board);
    await board.forget();
    assert.equal(await hintOf(board), move);
    const all = (await workersOf(page)).flatMap((worker) => worker.asked);
    assert.equal(all.length, 2);
  },
);

browserTest('a hint for a compulsory capture shows its whole route', STILL, async ({ board }) => {
  await board.open({ mode: 'two', fen: 'W:Wa3,b4:BKh1,b5,d5,c6,e6,g6' });
  assert.equal(await hintOf(board), 'b4xb6xd6xf6xh6');
  await board.press('Escape');
  await board.tap('b4', 'h6');
  await board.waitForPly(1);
});
