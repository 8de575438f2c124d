/** Resignation, agreement, and clocks. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clockText,
  keptClock,
  newClock,
  readClock,
  timeLeft,
  untilNextText,
} from '../../web/state/clock.js';
import { resultLines } from '../../web/status.js';
import { opened, ply, run, snapshot } from './support/snapshots.mjs';

const TWO = { mode: 'two', clock: '3+2' };
const START = snapshot({ pieces: 'wa3 bh6', moves: ['a3-a4'] });
const AFTER = snapshot({
  pieces: 'wa4 bh6',
  turn: 'black',
  moves: ['h6-h5'],
  history: [ply('white', 'a3-a4')],
});
const THEN = snapshot({
  pieces: 'wa4 bh5',
  moves: ['a4-a5'],
  history: [...AFTER.history, ply('black', 'h6-h5')],
});
const moved = (game, now) => ({
  type: 'moved',
  snapshot: game,
  legs: game.history.at(-1).legs,
  skip: 0,
  held: false,
  now,
});
const clocked = (settings = TWO) =>
  run(opened(START, settings), { type: 'opened', snapshot: START, clocked: true, now: 0 }).state;
const left = ({ clock }, now) => ['white', 'black'].map((side) => timeLeft(clock, side, now));
const names = (effects) => effects.filter(({ type }) => type === 'emit').map(({ name }) => name);

test('an end by people is saved, told, and has words of its own', () => {
  for (const [event, settings, title, reason] of [
    [{ type: 'resign', color: 'white' }, { mode: 'two' }, 'blackWins', 'resignedWhite'],
    [{ type: 'resign', color: 'black' }, { mode: 'two' }, 'whiteWins', 'resignedBlack'],
    [{ type: 'agree' }, { mode: 'two' }, 'draw', 'agreed'],
    [{ type: 'resign', color: 'white' }, { side: 'white' }, 'youLose', 'resignedWhite'],
  ]) {
    const { state, types, effects } = run(opened(START, settings), event);
    assert.equal(state.phase.type, 'over');
    assert.ok(types.includes('save'));
    assert.deepEqual(names(effects), ['dama-gameover']);
    const lines = resultLines(state);
    assert.deepEqual([lines.title.key, lines.reason.key], [title, reason]);
    assert.deepEqual(run(state, { type: 'agree' }, event).effects, [], 'only once');
  }
});

test('whoever gives up while the computer thinks has it stopped', () => {
  const { state, types } = run(opened(AFTER), { type: 'resign', color: 'white' });
  assert.deepEqual([state.phase.type, types[0]], ['over', 'cancel']);
});

test('undo and a new game lift an end; what was saved brings it back', () => {
  const over = run(opened(AFTER, { mode: 'two' }), { type: 'agree' }).state;
  const undone = run(over, { type: 'undo' }, { type: 'went', snapshot: START, clips: [] }).state;
  assert.deepEqual([undone.ended, undone.phase.type], [null, 'idle']);
  assert.equal(run(over, { type: 'opened', snapshot: START }).state.ended, null);
  const { ended } = over;
  const again = run(opened(START), { type: 'opened', snapshot: AFTER, ended, restored: true });
  assert.deepEqual([again.state.phase.type, names(again.effects)], ['over', []]);
});

test('nobody is asked about a game that is over, or looked back at', () => {
  const ask = { type: 'ask', question: 'end', color: 'black' };
  const state = opened(AFTER, { mode: 'two' });
  assert.deepEqual(run(state, ask).effects, [ask]);
  assert.deepEqual(run(run(state, { type: 'agree' }).state, ask).effects, []);
  assert.deepEqual(run({ ...state, live: 0 }, ask).effects, []);
  assert.deepEqual(run(state, { ...ask, question: 'playOn' }).effects, []);
});

test('the clock stands until the first move, then runs for who is to move', () => {
  const start = clocked();
  assert.deepEqual(left(start, 50_000), [180_000, 180_000]);
  const one = run(start, moved(AFTER, 60_000)).state;
  assert.deepEqual(left(one, 70_000), [180_000, 170_000]);
  const two = run(one, moved(THEN, 80_000)).state;
  assert.deepEqual(left(two, 81_000), [179_000, 162_000], 'a move earns two seconds');
});

test('the clock stands in the past and after the end, and undo gives nothing back', () => {
  const two = run(clocked(), moved(AFTER, 0), moved(THEN, 10_000)).state;
  const back = { type: 'went', snapshot: { ...THEN, ply: 1, turn: 'black' }, clips: [] };
  const there = run(two, { type: 'browse', ply: 1, now: 15_000 }, { ...back, now: 15_000 }).state;
  assert.deepEqual(left(there, 90_000), [175_000, 172_000]);
  const over = run(two, { type: 'agree', now: 15_000 }).state;
  assert.deepEqual(left(over, 90_000), [175_000, 172_000]);
  const undone = run(two, { type: 'undo', now: 15_000 }, { ...back, now: 15_000 }).state;
  assert.deepEqual(left(undone, 16_000), [175_000, 171_000]);
});

test('a fallen flag loses, whatever comes next', () => {
  const one = run(clocked(), moved(AFTER, 0)).state;
  for (const event of [{ type: 'tick' }, { type: 'hint' }, moved(THEN)]) {
    assert.equal(run(one, { ...event, now: 179_999 }).state.ended, null);
  }
  for (const event of [{ type: 'tick' }, { type: 'hint' }, { type: 'tap', square: 0 }]) {
    const { state, effects } = run(one, { ...event, now: 180_000 });
    assert.deepEqual(state.ended, { winner: 'white', reason: 'time' }, event.type);
    assert.deepEqual(names(effects), ['dama-gameover']);
    assert.equal(resultLines(state).reason.key, 'timeBlack');
  }
});

test('little time is said once', () => {
  const one = run(clocked(), moved(AFTER, 0)).state;
  const said = (state, now) => run(state, { type: 'tick', now }).types;
  assert.deepEqual(said(one, 160_000), []);
  assert.deepEqual(said(one, 160_001), ['announce']);
  const told = run(one, { type: 'tick', now: 160_001 }).state;
  assert.deepEqual(said(told, 161_000), []);
});

test('a clock is for two, is chosen, and is not given to a game from elsewhere', () => {
  assert.equal(clocked({ mode: 'computer', clock: '3+2' }).clock, null);
  assert.equal(clocked({ mode: 'two', clock: 'off' }).clock, null);
  assert.equal(run(clocked(), { type: 'opened', snapshot: AFTER, now: 5 }).state.clock, null);
});

test('what is kept of a clock is the time that was left then', () => {
  const one = run(clocked(), moved(AFTER, 0)).state;
  const kept = keptClock(one.clock, 30_000);
  assert.deepEqual(kept, { increment: 2000, left: { white: 180_000, black: 150_000 } });
  const clock = readClock(JSON.parse(JSON.stringify(kept)));
  const again = { type: 'opened', snapshot: AFTER, clock, restored: true, now: 1000 };
  assert.deepEqual(left(run(opened(START, TWO), again).state, 3000), [180_000, 148_000]);
  assert.equal(keptClock(null, 0), null);
});

test('clocks as text, and how long it stays', () => {
  for (const [time, text, stays] of [
    [newClock('15+10').left.white, '15:00', 1],
    [299_500, '5:00', 501],
    [60_000, '1:00', 1],
    [59_001, '1:00', 2],
    [10_000, '0:10', 1],
    [9_999, '9.9', 100],
    [950, '0.9', 51],
    [0, '0.0', 1],
  ]) {
    assert.equal(clockText(time), text);
    const clock = { ...newClock('3+2'), left: { white: time, black: 0 }, running: 'white' };
    assert.equal(untilNextText(clock, 0), stays, text);
  }
});
