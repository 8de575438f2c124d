/** Looking at earlier plies: there, back, and on from there. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareNamed as sq } from '../../web/geometry.js';
import { canUndo, redoTarget } from '../../web/state/turn.js';
import { turnLine } from '../../web/status.js';
import { opened, ply, run, snapshot } from './support/snapshots.mjs';

const HISTORY = [ply('white', 'a3-a4'), ply('black', 'h6-h5'), ply('white', 'a4-a5')];
const at = (n, extra = {}) =>
  snapshot({
    pieces: 'wa4 bh5',
    turn: n % 2 ? 'black' : 'white',
    moves: [n % 2 ? 'h5-h4' : 'a4-a5'],
    history: HISTORY,
    ply: n,
    ...extra,
  });
const went = (game, clips = []) => ({ type: 'went', snapshot: game, clips });
const TWO = { mode: 'two' };
const gotos = (effects) => effects.filter(({ type }) => type === 'goto');
const past = (settings = TWO, from = 3) =>
  run(opened(at(from), settings), { type: 'browse', ply: 1 }, went(at(1))).state;

test('one step is shown as a move, more are a leap; a ply that is not there is none', () => {
  for (const [goal, expected] of [
    [2, [{ type: 'goto', ply: 2, leap: false }]],
    [0, [{ type: 'goto', ply: 0, leap: true }]],
    [3, []],
    [4, []],
    [-1, []],
  ]) {
    const { effects } = run(opened(at(3), TWO), { type: 'browse', ply: goal });
    assert.deepEqual(gotos(effects), expected, `to ${goal}`);
  }
});

test('the past is not saved, and says which move it is', () => {
  const { state, types } = run(opened(at(3), TWO), { type: 'browse', ply: 1 }, went(at(1)));
  assert.deepEqual([state.phase.type, state.live, types.includes('save')], ['browsing', 3, false]);
  assert.deepEqual(turnLine(state), { key: 'lookingAt', args: { ply: 1, total: 3 } });
  const start = run(state, { type: 'browse', ply: 0 }, went(at(0))).state;
  assert.deepEqual(turnLine(start), { key: 'lookingAtStart' });
});

test('in the past nobody thinks, and nothing is taken back', () => {
  const thinking = opened(at(3), { side: 'white' });
  assert.equal(thinking.phase.type, 'thinking');
  const { state, types } = run(thinking, { type: 'browse', ply: 1 });
  assert.deepEqual(types, ['cancel', 'goto']);
  const there = run(state, went(at(1))).state;
  assert.equal(there.phase.type, 'browsing');
  assert.deepEqual([canUndo(there), redoTarget(there)], [false, null]);
  assert.deepEqual(run(there, { type: 'undo' }, { type: 'hint' }).effects, []);
  const back = run(there, { type: 'leave' }, went(at(3)));
  assert.equal(back.state.phase.type, 'thinking');
  assert.equal(back.types.at(-1), 'think');
});

test('the live ply ends it, by whatever way it is reached', () => {
  for (const event of [{ type: 'leave' }, { type: 'browse', ply: 3 }]) {
    const { state, effects } = run(past(), event);
    assert.deepEqual(gotos(effects), [{ type: 'goto', ply: 3, leap: true }]);
    const back = run(state, went(at(3)));
    assert.deepEqual([back.state.phase.type, back.state.live], ['idle', null]);
    assert.ok(!back.types.includes('save'), 'nothing has changed');
  }
});

test('a piece that could move asks whether the game goes on from here', () => {
  for (const [square, settings, asks] of [
    ['h5', TWO, true],
    ['a4', TWO, false],
    ['d4', TWO, false],
    ['h5', { side: 'black' }, true],
    ['h5', { side: 'white' }, false],
  ]) {
    const { effects, state } = run(past(settings), { type: 'tap', square: sq(square) });
    const expected = asks ? [{ type: 'ask', question: 'playOn' }] : [];
    assert.deepEqual(effects, expected, `${square} ${JSON.stringify(settings)}`);
    assert.equal(state.phase.type, 'browsing');
  }
});

test('to play on makes the past the present, saved, with the rest to be redone', () => {
  const { state, types } = run(past(), { type: 'playOn' });
  assert.deepEqual([state.phase.type, state.live, state.game.ply], ['idle', null, 1]);
  assert.ok(types.includes('save'));
  assert.notEqual(redoTarget(state), null);
  assert.deepEqual(run(state, { type: 'playOn' }).effects, [], 'only once');
});

test('an end outlasts a look at the past, but not playing on from there', () => {
  const over = run(opened(at(3), TWO), { type: 'resign', color: 'black' }).state;
  const there = run(over, { type: 'browse', ply: 1 }, went(at(1))).state;
  assert.equal(there.phase.type, 'browsing');
  const { state, types } = run(there, { type: 'leave' }, went(at(3)));
  assert.equal(state.phase.type, 'over');
  assert.ok(!types.includes('emit'), 'told once');
  assert.equal(run(there, { type: 'playOn' }).state.ended, null);
});

test('a new game is a way out, too', () => {
  const { state } = run(past(), { type: 'opened', snapshot: at(0) });
  assert.deepEqual([state.phase.type, state.live], ['idle', null]);
});
