/** The course, held against the real rules: what every step says is so. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { firstOpen, isDone, LESSONS, stepId, STOPS } from '../../web/rooms/learn/lessons.js';
import { createProgress } from '../../web/rooms/learn/progress.js';

const SITE = process.env.SITE ?? fileURLToPath(new URL('../../target/web', import.meta.url));
const { default: load, Game } = await import(pathToFileURL(`${SITE}/pkg/dama_wasm.js`).href);
await load({ module_or_path: await readFile(`${SITE}/pkg/dama_wasm_bg.wasm`) });

const snapshot = (game) => JSON.parse(game.snapshot());
const texts = ({ moves }) => moves.map(({ text }) => text);

function play(game, text) {
  const index = texts(snapshot(game)).indexOf(text);
  assert.notEqual(index, -1, `${text} is not legal`);
  game.play(index);
  return snapshot(game);
}

/** The game at the start of a step. */
function gameAt(lesson, step) {
  const { steps } = LESSONS[lesson];
  const first = STOPS.findLast((stop) => stop.lesson === lesson && stop.step <= step).step;
  const game = Game.fromFen(steps[first].fen);
  for (const text of steps[first].before ?? []) play(game, text);
  for (const { accept, answer } of steps.slice(first, step)) {
    play(game, accept[0]);
    play(game, answer);
  }
  return game;
}

/**
 * What the words of each step say of every move that is accepted: how many pieces it takes, whether
 * it crowns, whether there is no other, how the game ends; and what they say cannot be played.
 */
const CLAIMS = {
  'man-0': { takes: 0, refused: ['c3-d4', 'c3-c5', 'c3-c2'] },
  'man-1': { takes: 0, refused: ['c3-c2', 'c3-a3', 'c3-b4'] },
  'take-0': { takes: 1, only: true, refused: ['d4-e4'] },
  'take-1': { takes: 1, only: true, refused: ['d4xd2'] },
  'must-0': { takes: 1, only: true, refused: ['b3-b4', 'h2-h3', 'f4-e4'] },
  'must-1': { takes: 1, only: true, ways: 2, refused: ['h2-h3'] },
  'chain-0': { takes: 3, only: true, refused: ['d2xd4', 'd2xd4xd6'] },
  'most-0': { takes: 2, only: true, refused: ['c3xc5', 'f3xf5'] },
  'most-1': { takes: 3, only: true, refused: ['d3xb3'] },
  'crown-0': { takes: 0, crowns: true, refused: ['d7-c8'] },
  'crown-1': { takes: 1, crowns: true, only: true },
  'passing-0': { takes: 2, crowns: true, only: true, refused: ['d6xd8', 'd6xd8xf8xf4'] },
  'passing-1': { takes: 1, crowns: true, only: true, refused: ['d6xd8xh8'] },
  'dama-0': { takes: 0, refused: ['b2-c3'] },
  'dama-1': { takes: 1, only: true, ways: 2, refused: ['d1-d5'] },
  'landing-0': { takes: 2, only: true, refused: ['d1xd5', 'd1xd7', 'd1xd8'] },
  'jumping-0': { takes: 4, only: true },
  'jumping-1': { takes: 2, only: true, refused: ['d4xa4', 'd4xg4xa4', 'd4xh4xa4'] },
  'ends-0': { takes: 1, only: true, outcome: { winner: 'white', reason: 'noPieces' } },
  'ends-1': { takes: 0, outcome: { winner: 'white', reason: 'noMoves' } },
  'ends-2': { takes: 1, only: true, ways: 3, outcome: { winner: null, reason: 'onePieceEach' } },
  'ends-3': { takes: 0, outcome: { winner: null, reason: 'repetition' } },
  'combination-0': { takes: 0 },
  'combination-1': { takes: 2, only: true },
};

test('every step has its claims', () => {
  const ids = LESSONS.flatMap(({ steps }, lesson) => steps.map((_, i) => stepId(lesson, i)));
  assert.deepEqual(Object.keys(CLAIMS), ids);
});

LESSONS.forEach(({ steps }, lesson) =>
  steps.forEach((step, index) => {
    const id = stepId(lesson, index);
    const { takes, crowns = false, only = false, ways, outcome = null, refused = [] } = CLAIMS[id];

    test(`${id}: the moves looked for are legal and do what is said`, () => {
      const before = snapshot(gameAt(lesson, index));
      assert.equal(before.turn, 'white');
      assert.equal(before.outcome, null);
      for (const text of step.accept) {
        const after = play(gameAt(lesson, index), text);
        const entry = after.history[after.ply - 1];
        assert.equal(entry.captured.length, takes, text);
        assert.equal(entry.crowned, crowns, text);
        assert.deepEqual(after.outcome, outcome, text);
      }
      if (ways !== undefined) assert.equal(step.accept.length, ways);
    });

    test(`${id}: other moves are illegal where it says so, and have a word where they are not`, () => {
      const legal = texts(snapshot(gameAt(lesson, index)));
      for (const text of refused) assert.ok(!legal.includes(text), text);
      const others = legal.filter((text) => !step.accept.includes(text));
      assert.equal(others.length === 0, only, others.join(' '));
      assert.equal('wrong' in step, !only, 'a word on other legal moves');
    });

    if (step.answer === undefined) return;
    test(`${id}: Black's reply is forced`, () => {
      for (const text of step.accept) {
        const after = play(gameAt(lesson, index), text);
        assert.deepEqual(texts(after), [step.answer]);
      }
    });
  }),
);

test('only a dama could go on where the man may not', () => {
  for (const [fen, best] of [
    ['W:WKd6,h2:Bd7,e8,f5,a5', 3],
    ['W:WKd6,h2:Bd7,g8,a5', 2],
  ]) {
    assert.equal(snapshot(Game.fromFen(fen)).capture, best, fen);
  }
});

test('a dama that takes four crosses the square of the first', () => {
  const left = { man: 'W:WKg4,h2:Bd4,b4,h8', gone: 'W:WKg4,h2:Bb4,h8' };
  const reach = (fen) => texts(snapshot(Game.fromFen(fen)));
  assert.ok(!reach(left.man).includes('g4xa4'), 'while it stands, the way is barred');
  assert.ok(reach(left.gone).includes('g4xa4'));
});

test('in the corner for the third time, and not before, the game is drawn', () => {
  const lesson = LESSONS.findIndex(({ name }) => name === 'ends');
  const { fen, before } = LESSONS[lesson].steps[3];
  const game = Game.fromFen(fen);
  const times = before.filter((text) => {
    const { outcome } = play(game, text);
    assert.equal(outcome, null);
    return text.endsWith('-a1');
  });
  assert.equal(times.length, 2);
});

test('the sacrifice gives one and wins two', () => {
  const lesson = LESSONS.findIndex(({ name }) => name === 'combination');
  const game = gameAt(lesson, 1);
  const { history } = snapshot(game);
  assert.equal(history[1].captured.length, 1);
});

test('one goes on where the first step is unsolved', () => {
  const all = LESSONS.flatMap(({ steps }, lesson) => steps.map((_, i) => stepId(lesson, i)));
  for (const [solved, lesson, expected] of [
    [[], null, { lesson: 0, step: 0 }],
    [['man-0'], null, { lesson: 0, step: 1 }],
    [['man-1'], null, { lesson: 0, step: 0 }],
    [['man-0', 'man-1'], null, { lesson: 1, step: 0 }],
    [['man-0', 'man-1'], 0, { lesson: 0, step: 0 }],
    [['must-0'], 2, { lesson: 2, step: 1 }],
    [all, null, { lesson: 0, step: 0 }],
  ]) {
    assert.deepEqual(firstOpen(new Set(solved), lesson), expected);
  }
  assert.ok(isDone(0, new Set(['man-0', 'man-1'])));
  assert.ok(!isDone(0, new Set(['man-1'])));
});

test('what is kept of the course is not trusted', () => {
  for (const [text, expected] of [
    [null, []],
    ['["man-0"]', ['man-0']],
    ['["man-0","man-7",4,null]', ['man-0']],
    ['{"man-0":true}', []],
    ['"man-0"', []],
    ['[', []],
  ]) {
    const progress = createProgress(() => ({ getItem: () => text }));
    assert.deepEqual([...progress.solved], expected, text);
  }
});

test('the course is kept, and goes on where nothing can be', () => {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  };
  createProgress(() => storage).add('take-1');
  assert.deepEqual([...createProgress(() => storage).solved], ['take-1']);
  const barred = createProgress(() => {
    throw new Error('no storage here');
  });
  barred.add('take-1');
  assert.ok(barred.solved.has('take-1'));
});
