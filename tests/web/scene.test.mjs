import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePlan } from '../../web/animate.js';
import { nameOf, squareNamed as sq } from '../../web/geometry.js';
import { describeSquares } from '../../web/label.js';
import { sceneOf } from '../../web/scene.js';
import { initialState } from '../../web/state.js';
import { TIMINGS } from '../../web/timings.js';
import { at, move, opened, ply, run, snapshot } from './support/snapshots.mjs';

const TWO = { mode: 'two' };
const GAME = snapshot({
  pieces: 'Wd1 wh3 bd3 bf5 bb4',
  moves: ['d1xd5xg5 d3 f5', 'd1xd4xa4 d3 b4'],
});
const NEXT = [
  { to: sq('d4'), jumped: sq('d3') },
  { to: sq('d5'), jumped: sq('d3') },
];
const idle = opened(GAME, TWO);
const started = run(
  idle,
  { type: 'tap', square: sq('d1') },
  { type: 'legs', from: sq('d1'), path: [], next: NEXT, moves: [0, 1] },
).state;
const midway = run(
  started,
  { type: 'tap', square: sq('d5') },
  {
    type: 'legs',
    from: sq('d1'),
    path: [sq('d5')],
    next: [{ to: sq('g5'), jumped: sq('f5') }],
    moves: [0],
  },
).state;

/** When every leg that was tapped has been shown. */
const LATER = 5000;

const marks = (state, now = 0) =>
  sceneOf(state, now)
    .marks.map(({ kind, square }) => `${kind} ${nameOf(square)}`)
    .sort();
const figures = (state, now = 0) =>
  sceneOf(state, now)
    .figures.map(({ x, y }) => nameOf(Math.floor(y) * 8 + Math.floor(x)))
    .sort();

test('before the rules have arrived there is a start position without marks', () => {
  const scene = sceneOf(initialState(), 0);
  assert.equal(scene.figures.length, 32);
  assert.deepEqual([scene.marks, scene.arrows, scene.trail, scene.moving], [[], [], [], false]);
});

test('only pieces that have the compulsory capture are marked', () => {
  assert.deepEqual(marks(idle), ['must d1']);
  const quiet = opened(snapshot({ pieces: 'wa3 wb3', moves: ['a3-a4', 'b3-b4'] }), TWO);
  assert.deepEqual(marks(quiet), ['movable a3', 'movable b3']);
});

test('nothing is marked while the computer thinks', () => {
  assert.deepEqual(marks(opened({ ...GAME, turn: 'black' })), []);
});

test('with a piece selected its landings show, ends apart from legs', () => {
  assert.deepEqual(marks(started), ['final a4', 'final g5', 'leg d4', 'leg d5', 'selected d1']);
});

test('halfway through a capture the jumped piece is gone and the trail is drawn', () => {
  assert.deepEqual(figures(midway, LATER), ['b4', 'd5', 'f5', 'h3']);
  assert.deepEqual(marks(midway), ['final g5', 'selected d5']);
  assert.deepEqual(sceneOf(midway, 0).trail, [
    { x: 3.5, y: 0.5 },
    { x: 3.5, y: 4.5 },
  ]);
});

test('a leg that is tapped is seen: from where the piece stood to where it lands', () => {
  const tapped = run(started, { type: 'tap', square: sq('d5'), now: 100 }).state;
  const mover = (now) => sceneOf(tapped, now).figures.at(-1);
  assert.deepEqual([mover(100).y, mover(LATER).y], [0.5, 4.5]);
  assert.deepEqual([sceneOf(tapped, 100).moving, sceneOf(tapped, LATER).moving], [true, false]);
  assert.ok(mover(250).y > 0.5 && mover(250).y < 4.5);
});

test('a dragged piece is drawn last, under the pointer or on the landing it snaps to', () => {
  const drag = run(started, { type: 'dragStart', square: sq('d1'), ...at('d1') }).state;
  const off = run(drag, { type: 'dragMove', x: 6.2, y: 6.3 }).state;
  const { x, y, lift } = sceneOf(off, 0).figures.at(-1);
  assert.deepEqual([x, y, lift], [6.2, 6.3, 1]);
  const on = run(drag, { type: 'dragMove', ...at('d5', 0.9, 0.9) }).state;
  const snapped = sceneOf(on, 0).figures.at(-1);
  assert.deepEqual([snapped.x, snapped.y], [3.5, 4.5]);
  assert.ok(marks(on).includes('over d5'));
});

test('the last move stays marked', () => {
  const game = snapshot({ pieces: 'wa4', history: [ply('white', 'a3-a4')], turn: 'black' });
  assert.deepEqual(marks(opened(game, TWO)), ['last a3', 'last a4']);
});

test('a move that ends where it began is marked once', () => {
  const round = { ...ply('white', 'd1-d1'), from: sq('d1'), to: sq('d1') };
  const game = snapshot({ pieces: 'Wd1', history: [round], turn: 'black' });
  assert.deepEqual(marks(opened(game, TWO)), ['last d1']);
});

test('a refusal pulses for a while, then the marks stand still', () => {
  const { state } = run(idle, { type: 'tap', square: sq('h3'), now: 1000 });
  assert.deepEqual(marks(state, 1100), ['flash d1']);
  assert.equal(sceneOf(state, 1100).moving, true);
  assert.equal(sceneOf(state, 1000 + TIMINGS.flash).moving, false);
  assert.equal(sceneOf({ ...state, reduced: true }, 1100).moving, false);
});

test('an animation moves until its end is told', () => {
  const game = snapshot({ pieces: 'wh4', turn: 'black', history: [ply('white', 'h3-h4')] });
  const { state } = run(opened(snapshot({ pieces: 'wh3', moves: ['h3-h4'] }), TWO), {
    type: 'moved',
    snapshot: game,
    legs: game.history[0].legs,
    skip: 0,
    held: false,
    now: 500,
  });
  assert.equal(sceneOf(state, 500).moving, true);
  assert.deepEqual(figures(state, 500), ['h3']);
  assert.deepEqual(figures(state, 5000), ['h4']);
});

test('a hint is an arrow along its route', () => {
  const hint = { type: 'shown', from: sq('d1'), legs: [{ to: sq('d5') }, { to: sq('g5') }] };
  const points = [
    { x: 3.5, y: 0.5 },
    { x: 3.5, y: 4.5 },
    { x: 6.5, y: 4.5 },
  ];
  assert.deepEqual(sceneOf({ ...idle, hint }, 0).arrows, [{ points, rank: 0 }]);
});

test('analysis draws its moves, the best on top, and only on the board that they are for', () => {
  const route = (from, to) => ({ from: sq(from), legs: [{ to: sq(to), jumped: null }] });
  const moves = [route('d1', 'd4'), route('d1', 'd5')];
  const ranks = (state) => sceneOf(state, 0).arrows.map(({ rank, points }) => [rank, points[1].y]);
  const shown = run(idle, { type: 'analysis', analysis: { room: 'analysis', game: GAME, moves } });
  assert.deepEqual(ranks(shown.state), [
    [1, 4.5],
    [0, 3.5],
  ]);
  assert.deepEqual(ranks({ ...shown.state, game: { ...GAME } }), [], 'another position');
  const clip = { pieces: GAME.pieces, ...moves[0], crowned: false };
  const moving = { type: 'animating', id: 1, plan: makePlan([clip], false), since: 0 };
  assert.deepEqual(ranks({ ...shown.state, phase: moving }), [], 'a move under way');
  const hint = { type: 'shown', ...moves[1] };
  assert.deepEqual(ranks({ ...shown.state, hint }), [[0, 4.5]], 'a hint was asked for');
});

/** The keys of a square's label, without its name. */
const label = (state, name) =>
  describeSquares(state)
    [sq(name)].lines.slice(1)
    .map(({ key, args }) => (args ? `${key} ${args.n}` : key));

test('labels say what stands there and what it can do', () => {
  for (const [state, name, expected] of [
    [idle, 'd1', ['pieceWhiteDama', 'canCapture 2']],
    [idle, 'h3', ['pieceWhiteMan']],
    [idle, 'b4', ['pieceBlackMan']],
    [idle, 'a1', ['empty']],
    [started, 'd1', ['pieceWhiteDama', 'isSelected']],
    [started, 'd5', ['empty', 'canLand']],
    [started, 'g5', ['empty', 'canLand']],
    [midway, 'd1', ['empty']],
    [midway, 'd3', ['empty']],
    [midway, 'd5', ['pieceWhiteDama', 'isSelected']],
  ]) {
    assert.deepEqual(label(state, name), expected, name);
  }
});

test('a drag may start on pieces that can move, and nowhere else', () => {
  const grab = (state) =>
    describeSquares(state).flatMap((square, index) => (square.grab ? [nameOf(index)] : []));
  assert.deepEqual(grab(idle), ['d1']);
  assert.deepEqual(grab(midway), ['d5']);
  assert.deepEqual(grab(opened({ ...GAME, turn: 'black' })), []);
  assert.deepEqual(grab(initialState()), []);
});

test('moves of the tests are read as meant', () => {
  assert.deepEqual(move('d1xd5xg5 d3 f5'), {
    from: 3,
    to: sq('g5'),
    captured: [sq('d3'), sq('f5')],
    text: 'd1xd5xg5',
  });
});
