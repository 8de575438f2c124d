/** Undo and redo, against the computer and between two, while it thinks and after the end. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';
import {
  openGate,
  shutGate,
  stopClock,
  waitForAnswers,
  waitForHeld,
  watchWorkers,
  workersOf,
} from './support/workers.mjs';

const STILL = { reducedMotion: true };

/** Longer than the computer's least time and an animation: whatever was to come has come. */
const LATE = 1500;

const withClock = async (page) => {
  await page.clock.install();
  await watchWorkers(page);
};

const texts = ({ history }) => history.map(({ text }) => text);

browserTest('undo goes back to the own turn, and redo on to it', STILL, async ({ board }) => {
  await board.open({ level: 'easy' });
  await board.tap('a3', 'a4');
  await board.waitForAnswer(0);
  await board.playAny();
  await board.waitForAnswer(2);
  const full = await board.snapshot();
  assert.equal(full.ply, 4);

  await board.part('undo').click();
  await board.waitForPly(2);
  assert.equal((await board.snapshot()).turn, 'white');
  await board.waitForLabel(['can move', 'can capture']);
  await board.part('undo').click();
  await board.waitForPly(0);
  assert.match(await board.label('a3'), /white man, can move/);
  assert.equal(await board.part('undo').getAttribute('aria-disabled'), 'true');
  await board.waitToHear('Back at the start.');

  await board.part('redo').click();
  await board.waitForPly(2);
  await board.part('redo').click();
  await board.waitForPly(4);
  assert.deepEqual(await board.snapshot(), full);
  assert.equal(await board.part('redo').getAttribute('aria-disabled'), 'true');

  // A new move drops what was taken back.
  await board.part('undo').click();
  await board.waitForPly(2);
  await board.part('undo').click();
  await board.waitForPly(0);
  await board.tap('g3', 'g4');
  await board.waitForAnswer(0);
  const after = texts(await board.snapshot());
  assert.deepEqual([after.length, after[0]], [2, 'g3-g4']);
});

browserTest(
  'undo in the middle of the computer’s thinking, whose late answer is dropped',
  { ...STILL, prepare: withClock },
  async ({ page, board }) => {
    await board.open({ level: 'easy' });
    await shutGate(page);
    await board.tap('a3', 'a4');
    await board.waitForPhase('thinking');
    await waitForHeld(page);
    await board.part('undo').click();
    await board.waitForPly(0, ['idle']);
    await openGate(page);
    await stopClock(page);
    await page.clock.runFor(LATE);
    const { ply, turn } = await board.snapshot();
    assert.deepEqual({ ply, turn }, { ply: 0, turn: 'white' });

    // And the game goes on.
    await board.tap('b3', 'b4');
    await board.waitForPly(1, ['thinking']);
  },
);

browserTest(
  'undo after the computer has answered but before it moves',
  { ...STILL, prepare: withClock },
  async ({ page, board }) => {
    await board.open({ level: 'easy' });
    await stopClock(page);
    await board.tap('a3', 'a4');
    await board.waitForPhase('thinking');
    // The answer has come in, and waits for the computer's least time on a clock that stands.
    await waitForAnswers(page);
    assert.equal((await board.snapshot()).ply, 1);
    await board.part('undo').click();
    await board.waitForPly(0, ['idle']);
    await page.clock.runFor(LATE);
    assert.equal((await board.snapshot()).ply, 0);
    assert.equal(await board.phase(), 'idle');
  },
);

browserTest(
  'the computer’s late answer does not land on a new game',
  { ...STILL, prepare: watchWorkers },
  async ({ page, board }) => {
    await board.open({ level: 'expert' });
    await shutGate(page);
    await board.tap('a3', 'a4');
    await board.waitForPhase('thinking');
    await waitForHeld(page);
    await board.part('new').click();
    await board.part('start').click();
    await board.waitForPly(0, ['idle']);
    assert.equal((await workersOf(page))[0].ended, true, 'the search is ended, not left running');
    await openGate(page);
    await board.tap('b3', 'b4');
    await board.waitForAnswer(0);
    assert.equal(texts(await board.snapshot())[0], 'b3-b4');
  },
);

browserTest('undo after the end, and redo to it again', STILL, async ({ board }) => {
  await board.open({ mode: 'two', fen: 'W:Wd4:Bd5,Kd8' });
  await board.tap('d4', 'd6');
  await board.waitForPhase('over');
  await board.part('undo').click();
  await board.waitForPly(0, ['idle']);
  assert.match(await board.label('d4'), /white man, can capture 1/);
  assert.doesNotMatch(await board.status(), /draw/);
  await board.part('redo').click();
  await board.waitForPly(1, ['over']);
  assert.match(await board.status(), /A draw/);
});

browserTest('undo after a game lost to the computer', STILL, async ({ board }) => {
  // White has to give its last man, and Black takes it.
  await board.open({ level: 'easy', fen: 'W:Wa3:Ba5,h7' });
  await board.tap('a3', 'a4');
  await board.waitForPhase('over');
  assert.deepEqual((await board.snapshot()).outcome, { winner: 'black', reason: 'noPieces' });
  assert.match(await board.status(), /The computer wins\s+White has no piece left\./);
  await board.part('undo').click();
  await board.waitForPly(0, ['idle']);
  assert.match(await board.label('a3'), /can move/);
  await board.tap('a3', 'b3');
  await board.waitForPly(2);
});

browserTest(
  'between two, undo takes back one move, and an animation is no obstacle',
  {},
  async ({ board }) => {
    await board.open({ mode: 'two' });
    await board.tap('a3', 'a4');
    await board.tap('h6', 'h5');
    await board.waitForPly(2, ['animating', 'idle']);
    await board.part('undo').click();
    await board.waitForPly(1);
    assert.equal((await board.snapshot()).turn, 'black');
    await board.part('undo').click();
    await board.part('redo').click();
    await board.part('redo').click();
    await board.waitForPly(2);
    assert.deepEqual(texts(await board.snapshot()), ['a3-a4', 'h6-h5']);
  },
);
