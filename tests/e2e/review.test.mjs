/** The review of a game: what was thrown away, and what would have been better. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };

/** Black's second move gives three men for nothing. */
const GAME = ['c3-c4', 'd6-d5', 'c4-d4', 'b6-b5', 'd4xd6xb6xb8'];

async function play(board, moves) {
  for (const [index, text] of moves.entries()) {
    const legal = (await board.snapshot()).moves.map((move) => move.text);
    assert.ok(legal.includes(text), `${text} is legal`);
    await board.tap(...text.split(/[-x]/));
    await board.waitForPly(index + 1);
  }
}

async function review(board) {
  await board.element.locator('button[data-part=menu]').click();
  await board.part('to-review').click();
  await board.waitToHear('The review is ready.', { timeout: 60_000 });
}

browserTest('a known blunder is named, with what was better', STILL, async ({ board }) => {
  await board.open({ mode: 'two' });
  await play(board, GAME);
  await review(board);
  const moments = board.part('moments').getByRole('button');
  const blunder = moments.filter({ hasText: 'Black played b6-b5.' });
  assert.equal(await blunder.count(), 1);
  const told = await blunder.innerText();
  const better = /Better: (\S+)/.exec(told)[1];
  assert.notEqual(better, 'b6-b5');
  assert.match(await board.part('accuracy').innerText(), /White\s*\d+%\s*Black\s*\d+%/);
  const graph = board.part('graph');
  assert.equal(await graph.getAttribute('role'), 'img');
  assert.match(await graph.getAttribute('aria-label'), /chance to win/);

  await blunder.click();
  await board.waitForPhase('browsing');
  const { ply, moves } = await board.snapshot();
  assert.equal(ply, 3, 'the board of then');
  assert.ok(
    moves.some(({ text }) => text === better),
    `${better} could have been played`,
  );
  const line = board.part('proof').locator('.line-move');
  assert.equal(await line.first().innerText(), better);
  await line.nth(1).click();
  await board.waitToHear(`After ${better}`);
});

browserTest(
  'it can be stopped, taps are answered meanwhile, and the result is kept',
  STILL,
  async ({ board }) => {
    await board.open({ mode: 'two' });
    await play(board, GAME);
    await board.element.locator('button[data-part=menu]').click();
    await board.part('to-review').click();
    await board.part('stopReview').click();
    assert.match(await board.part('review-note').innerText(), /Stopped/);
    await board.part('startReview').click();
    await board.tap('a7');
    await board.part('flip').click();
    await board.waitToHear('The review is ready.', { timeout: 60_000 });

    await board.part('close-review').click();
    await board.forget();
    await board.element.locator('button[data-part=menu]').click();
    await board.part('to-review').click();
    assert.ok(await board.part('accuracy').isVisible(), 'at once');
    const { moves } = await board.snapshot();
    await board.tap(...moves[0].text.split(/[-x]/));
    await board.waitForPly(GAME.length + 1);
    assert.match(await board.part('review-note').innerText(), /earlier stage/);
  },
);

browserTest(
  'from a finished game, with the way to it beside the result',
  STILL,
  async ({ board }) => {
    await board.open({ mode: 'two', fen: 'W:Wa3,h2:Ba4' });
    assert.equal(await board.part('review-game').isVisible(), false);
    await play(board, ['a3xa5']);
    await board.waitForPhase('over');
    await board.part('review-game').click();
    await board.waitToHear('The review is ready. Accuracy: White –, Black –.');
    assert.match(await board.part('moments').innerText(), /Neither side/);
  },
);

browserTest('there is nothing to review before the first move', STILL, async ({ board }) => {
  await board.open({ mode: 'two' });
  await board.element.locator('button[data-part=menu]').click();
  await board.part('to-review').click();
  assert.match(await board.part('review-note').innerText(), /no move to review/);
  assert.equal(await board.part('startReview').isVisible(), false);
});
