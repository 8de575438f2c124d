/** Entering a move: every phase against every way of choosing a square, and every way out. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareNamed as sq } from '../../web/geometry.js';
import { initialState, update } from '../../web/state.js';
import { canUndo, targets } from '../../web/state/turn.js';
import { at, opened, ply, run, snapshot } from './support/snapshots.mjs';

const TWO = { mode: 'two' };

const QUIET = snapshot({ pieces: 'wa3 wa2 wb3 bh6', moves: ['a3-a4', 'b3-b4', 'b3-c3'] });

/** One dama with a capture of two, by either of two first legs; a man that has to wait. */
const CAPTURE = snapshot({
  pieces: 'Wd1 wh3 bd3 bf5 bb4',
  moves: ['d1xd5xg5 d3 f5', 'd1xd4xa4 d3 b4'],
});

const tap = (name) => ({ type: 'tap', square: sq(name) });
const legs = (from, path, next, moves) => ({
  type: 'legs',
  from: sq(from),
  path: path.map(sq),
  next: next.map(([to, jumped]) => ({ to: sq(to), jumped: jumped ? sq(jumped) : null })),
  moves,
});

const FIRST_LEGS = legs(
  'd1',
  [],
  [
    ['d4', 'd3'],
    ['d5', 'd3'],
  ],
  [0, 1],
);
const idle = opened(QUIET, TWO);
const capturing = opened(CAPTURE, TWO);
const selected = run(idle, tap('a3'), legs('a3', [], [['a4', null]], [0])).state;
const started = run(capturing, tap('d1'), FIRST_LEGS).state;
const midway = run(started, tap('d5'), legs('d1', ['d5'], [['g5', 'f5']], [0])).state;
const dragging = run(
  idle,
  { type: 'dragStart', square: sq('a3'), ...at('a3') },
  legs('a3', [], [['a4', null]], [0]),
).state;
const draggingOn = run(midway, { type: 'dragStart', square: sq('d5'), ...at('d5') }).state;
const loading = initialState();
const thinking = opened(snapshot({ ...QUIET, turn: 'black' }), {});
const over = opened(snapshot({ pieces: 'wa3', outcome: { winner: 'white', reason: 'noPieces' } }));

test('the phases that these tests start from', () => {
  for (const [state, phase] of [
    [loading, 'loading'],
    [idle, 'idle'],
    [selected, 'selected'],
    [midway, 'selected'],
    [dragging, 'dragging'],
    [draggingOn, 'dragging'],
    [thinking, 'thinking'],
    [over, 'over'],
  ]) {
    assert.equal(state.phase.type, phase);
  }
});

/** [what, state, event, phase afterwards, types of the effects] */
const TABLE = [
  ['a tap on a piece that can move', idle, tap('a3'), 'selected', ['legs']],
  ['a tap on a piece without a move', idle, tap('a2'), 'idle', ['announce', 'calm', 'sense']],
  ['a tap on an enemy', idle, tap('h6'), 'idle', []],
  ['a tap on an empty square', idle, tap('d4'), 'idle', []],
  ['a tap on the goal', selected, tap('a4'), 'selected', ['legs']],
  ['a second tap on the piece', selected, tap('a3'), 'idle', ['announce']],
  ['a tap on another piece', selected, tap('b3'), 'selected', ['legs']],
  ['a tap on a piece without a move', selected, tap('a2'), 'idle', ['announce', 'calm', 'sense']],
  ['a tap elsewhere', selected, tap('h1'), 'idle', ['announce']],
  ['a tap on a piece that must wait', capturing, tap('h3'), 'idle', ['announce', 'calm', 'sense']],
  ['a tap on a first leg', started, tap('d5'), 'selected', ['legs']],
  ['a tap on the last square', started, tap('g5'), 'selected', ['play']],
  ['a tap on the last square', midway, tap('g5'), 'selected', ['legs']],
  ['a tap elsewhere', midway, tap('h8'), 'idle', ['announce']],
  ['a tap where it stands', midway, tap('d5'), 'idle', ['announce']],
  ['a tap', loading, tap('a3'), 'loading', []],
  ['a tap', thinking, tap('a3'), 'thinking', []],
  ['a tap', over, tap('a3'), 'over', []],
  ['a tap', dragging, tap('d4'), 'idle', []],

  ['Escape', idle, { type: 'cancel', cause: 'escape' }, 'idle', []],
  ['Escape', selected, { type: 'cancel', cause: 'escape' }, 'idle', ['announce']],
  ['Escape', midway, { type: 'cancel', cause: 'escape' }, 'idle', ['announce']],
  ['Escape', dragging, { type: 'cancel', cause: 'escape' }, 'idle', []],
  ['Escape', draggingOn, { type: 'cancel', cause: 'escape' }, 'idle', []],
  ['Escape', thinking, { type: 'cancel', cause: 'escape' }, 'thinking', []],
  ['Escape', over, { type: 'cancel', cause: 'escape' }, 'over', []],
  ['Escape', loading, { type: 'cancel', cause: 'escape' }, 'loading', []],
  ...['pointercancel', 'lostcapture', 'blur', 'resize', 'flip'].flatMap((cause) => [
    [cause, dragging, { type: 'cancel', cause }, 'idle', []],
    [cause, draggingOn, { type: 'cancel', cause }, 'idle', []],
    [cause, selected, { type: 'cancel', cause }, 'selected', []],
    [cause, midway, { type: 'cancel', cause }, 'selected', []],
    [cause, idle, { type: 'cancel', cause }, 'idle', []],
    [cause, thinking, { type: 'cancel', cause }, 'thinking', []],
  ]),
  ['flip', dragging, { type: 'flip' }, 'idle', ['settings']],
  ['flip', selected, { type: 'flip' }, 'selected', ['settings']],

  ['a drag of a piece that can move', idle, drag('a3'), 'dragging', ['legs']],
  ['a drag of a piece without a move', idle, drag('a2'), 'idle', ['announce', 'calm', 'sense']],
  ['a scroll from a piece without a move', idle, swipe('a2'), 'idle', []],
  ['a drag of an enemy', idle, drag('h6'), 'idle', []],
  ['a drag of the selected piece', selected, drag('a3'), 'dragging', []],
  ['a drag of another piece', selected, drag('b3'), 'dragging', ['legs']],
  [
    'a drag of a piece that must wait',
    capturing,
    drag('h3'),
    'idle',
    ['announce', 'calm', 'sense'],
  ],
  ['a scroll from a piece that must wait', capturing, swipe('h3'), 'idle', []],
  ['a drag of an empty square', idle, drag('d4'), 'idle', []],
  ['a drag of a capture under way', midway, drag('d5'), 'dragging', []],
  ['a drag', thinking, drag('a3'), 'thinking', []],
  ['a drag', over, drag('a3'), 'over', []],
  ['a drag', loading, drag('a3'), 'loading', []],

  ['let go on the goal', dragging, { type: 'dragEnd', ...at('a4') }, 'selected', ['legs']],
  ['let go where it was', dragging, { type: 'dragEnd', ...at('a3') }, 'selected', []],
  ['let go elsewhere', dragging, { type: 'dragEnd', ...at('h8') }, 'idle', []],
  ['let go off the board', dragging, { type: 'dragEnd', x: -3, y: 99 }, 'idle', []],
  ['let go on the last square', draggingOn, { type: 'dragEnd', ...at('g5') }, 'selected', ['legs']],
  ['let go without a drag', idle, { type: 'dragEnd', ...at('a4') }, 'idle', []],
  ['a move without a drag', idle, { type: 'dragMove', ...at('a4') }, 'idle', []],
  ['undo', dragging, { type: 'undo' }, 'dragging', []],
];

function drag(name) {
  return { type: 'dragStart', square: sq(name), ...at(name) };
}

/** A finger that sets out from a square. */
function swipe(name) {
  return { ...drag(name), touch: true };
}

TABLE.forEach(([what, state, event, phase, effects]) => {
  test(`${state.phase.type}: ${what} → ${phase}`, () => {
    const after = run(state, event);
    assert.equal(after.state.phase.type, phase);
    assert.deepEqual(after.types, effects);
  });
});

test('the last leg known to be complete plays', () => {
  const { effects } = run(selected, tap('a4'), legs('a3', ['a4'], [], [0]));
  assert.deepEqual(effects, [
    { type: 'play', index: 0, from: sq('a3'), path: [sq('a4')], held: false },
  ]);
});

test('a far last square plays with the legs so far', () => {
  const { effects } = run(started, tap('a4'));
  assert.deepEqual(effects, [{ type: 'play', index: 1, from: sq('d1'), path: [], held: false }]);
});

test('a drop on the last square plays without sliding the piece again', () => {
  const { effects } = run(
    dragging,
    { type: 'dragEnd', ...at('a4') },
    { ...legs('a3', ['a4'], [], [0]), held: true },
  );
  assert.equal(effects[0].held, true);
});

test('a drop on a first leg goes on leg by leg', () => {
  const { state } = run(
    started,
    drag('d1'),
    { type: 'dragEnd', ...at('d5') },
    legs('d1', ['d5'], [['g5', 'f5']], [0]),
  );
  assert.equal(state.phase.type, 'selected');
  assert.deepEqual(
    state.phase.path.map(({ to }) => to),
    [sq('d5')],
  );
});

test('a dragged piece follows the pointer and snaps to a landing', () => {
  const off = run(dragging, { type: 'dragMove', x: 5.2, y: 6.1 }).state.phase;
  assert.deepEqual([off.at, off.over], [{ x: 5.2, y: 6.1 }, null]);
  const on = run(dragging, { type: 'dragMove', ...at('a4', 0.9, 0.1) }).state.phase;
  assert.equal(on.over, sq('a4'));
});

test('a refusal says why, points at what must capture, and passes', () => {
  const { state, effects } = run(capturing, tap('h3'));
  assert.deepEqual(state.refusal.line, { key: 'refusedCapture', args: { n: 2 } });
  assert.equal(state.refusal.flashing, true);
  assert.deepEqual(effects[0].lines, [state.refusal.line]);
  const { id } = effects[1];
  assert.equal(run(state, { type: 'calm', id: id + 7 }).state.refusal.id, id);
  assert.equal(run(state, { type: 'calm', id }).state.refusal, null);
  assert.equal(run(state, tap('d1')).state.refusal, null);
});

test('a drag of a piece that must wait gives the reason, as a tap does', () => {
  const { state, effects } = run(capturing, drag('h3'));
  assert.deepEqual(state.refusal.line, { key: 'refusedCapture', args: { n: 2 } });
  assert.deepEqual(effects[0].lines, [state.refusal.line]);
});

test('a tap elsewhere says that nothing is selected any more', () => {
  assert.deepEqual(run(selected, tap('h1')).effects[0].lines, [{ key: 'deselected' }]);
});

test('a piece without a move is refused without a flash', () => {
  const { refusal } = run(idle, tap('a2')).state;
  assert.deepEqual([refusal.line.key, refusal.flashing], ['refusedStuck', false]);
});

test('legs that come too late are ignored', () => {
  for (const state of [idle, thinking, over, loading]) {
    assert.equal(update(state, FIRST_LEGS)[0], state);
  }
  assert.equal(update(started, legs('h3', [], [['h4', null]], [0]))[0], started);
  assert.equal(update(started, legs('d1', ['d4'], [['a4', 'b4']], [1]))[0], started);
});

/** Two results that end on one square, and one that only passes over it. */
const TWISTED = snapshot({
  pieces: 'Wd1',
  moves: ['d1xd4xa4 d2 b4', 'd1xg1xa4 e1 b4', 'd1xa4xc6 d2 c5', 'd1xd1 e1 e3'],
});

test('what a tap would do, square by square', () => {
  const phase = {
    from: sq('d1'),
    path: [],
    next: [
      { to: sq('d4'), jumped: sq('d2') },
      { to: sq('c6'), jumped: sq('d2') },
    ],
    moves: [0, 1, 2, 3],
  };
  const found = targets(phase, TWISTED);
  const kind = (name) => found.get(sq(name))?.kind;
  assert.equal(kind('a4'), 'many', 'two results end here');
  assert.equal(kind('c6'), 'leg', 'the next leg comes before the end of another result');
  assert.equal(kind('d1'), 'play', 'its own start square can be a landing');
  assert.equal(kind('d4'), 'leg');
  assert.equal(kind('h8'), undefined);
  assert.equal(found.get(sq('d4')).last, false);
  assert.equal(targets({ ...phase, next: null }, TWISTED).size, 0);
});

test('a tap on a square where several results end asks for the route and keeps the piece', () => {
  const game = { ...CAPTURE, moves: TWISTED.moves };
  const { state, types } = run(
    opened(game, TWO),
    tap('d1'),
    legs('d1', [], [['d4', 'd2']], [0, 1, 2, 3]),
    tap('a4'),
  );
  assert.equal(state.phase.type, 'selected');
  assert.equal(state.refusal.line.key, 'refusedRoute');
  assert.deepEqual(types, ['announce', 'calm']);
});

test('the start square of a dama is a landing before it is a way to let go', () => {
  const { effects } = run(
    opened({ ...CAPTURE, moves: TWISTED.moves }, TWO),
    tap('d1'),
    legs('d1', [], [['d4', 'd2']], [0, 1, 2, 3]),
    tap('d1'),
  );
  assert.deepEqual([effects[0].type, effects[0].index], ['play', 3]);
});

test('a drag that slips on the start square of a circular capture does not play it', () => {
  const game = opened({ ...CAPTURE, moves: TWISTED.moves }, TWO);
  const round = legs('d1', [], [['d4', 'd2']], [0, 1, 2, 3]);
  const held = run(game, drag('d1'), round).state;
  const { state, types } = run(held, { type: 'dragEnd', ...at('d1') });
  assert.deepEqual([state.phase.type, types], ['selected', []]);
  // With a leg entered, the start is only another square, and is meant.
  const path = [{ to: sq('d4'), jumped: sq('d2') }];
  const onward = { ...held, phase: { ...held.phase, path, next: [], moves: [3] } };
  assert.deepEqual(run(onward, { type: 'dragEnd', ...at('d1') }).types, ['play']);
});

test('a drag begun while the board is about to turn is none', () => {
  const history = [ply('white', 'a3-a4')];
  const after = snapshot({ pieces: 'wa4 bh6', turn: 'black', moves: ['h6-h5'], history });
  const played = { type: 'moved', snapshot: after, legs: history[0].legs, skip: 0, held: false };
  const turning = run(opened(QUIET, { ...TWO, turnBoard: true }), played).state;
  assert.equal(turning.phase.type, 'animating');
  const { state } = run(turning, drag('h6'));
  assert.deepEqual([state.phase.type, state.flipped], ['idle', true]);
  const still = run(opened(QUIET, TWO), played).state;
  assert.equal(run(still, drag('h6')).state.phase.type, 'dragging');
});

test('undo in the midst of a capture drops its legs, and keeps the piece in the hand', () => {
  assert.equal(canUndo(started), false);
  for (const state of [midway, draggingOn]) {
    assert.equal(canUndo(state), true);
    const { state: after, effects } = run(state, { type: 'undo' });
    assert.deepEqual(effects, [{ type: 'legs', from: sq('d1'), path: [] }]);
    assert.deepEqual(run(after, FIRST_LEGS).state.phase, started.phase);
  }
});

test('an unknown event is a fault of the page, not of a person', () => {
  assert.throws(() => update(idle, { type: 'nonsense' }), /unknown event/);
});
