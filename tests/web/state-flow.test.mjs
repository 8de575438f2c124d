/** The course of a game: moves, the computer, undo, hints, the end, and all that comes too late. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareNamed as sq } from '../../web/geometry.js';
import { initialState } from '../../web/state.js';
import { isUnderWay } from '../../web/state/turn.js';
import { opened, ply, run, snapshot } from './support/snapshots.mjs';

const START = snapshot({ pieces: 'wa3 bh6', moves: ['a3-a4'] });
const AFTER_WHITE = snapshot({
  pieces: 'wa4 bh6',
  turn: 'black',
  moves: ['h6-h5', 'h6-g6'],
  history: [ply('white', 'a3-a4')],
});
const AFTER_BLACK = snapshot({
  pieces: 'wa4 bh5',
  moves: ['a4-a5'],
  history: [ply('white', 'a3-a4'), ply('black', 'h6-h5')],
});
const WON = snapshot({
  pieces: 'wa4',
  turn: 'black',
  outcome: { winner: 'white', reason: 'noPieces' },
  history: [ply('white', 'a3-a4')],
});

const moved = (game, legs) => ({
  type: 'moved',
  snapshot: game,
  legs: legs ?? game.history[game.ply - 1].legs,
  skip: 0,
  held: false,
});
const finish = (state) => run(state, { type: 'animated', id: state.phase.id });
const keys = (effects) =>
  effects.filter(({ type }) => type === 'announce').flatMap(({ lines }) => lines.map((l) => l.key));

const human = opened(START);
const animating = run(human, moved(AFTER_WHITE)).state;
const thinking = finish(animating).state;
const answered = run(thinking, moved(AFTER_BLACK)).state;

test('a move is saved, spoken and animated', () => {
  const { types, effects, state } = run(human, moved(AFTER_WHITE));
  assert.deepEqual(types, ['save', 'announce', 'sense', 'await']);
  assert.deepEqual(keys(effects), ['played']);
  assert.equal(effects[3].duration, state.phase.plan.duration);
});

test('after the person comes the computer, and then the person again', () => {
  assert.deepEqual(finish(animating).effects, [
    { type: 'think', id: thinking.phase.id, level: 'medium', purpose: 'move' },
  ]);
  assert.equal(thinking.phase.type, 'thinking');
  const thought = { type: 'thought', id: thinking.phase.id, index: 1, move: { from: sq('h6') } };
  assert.deepEqual(run(thinking, thought).effects, [
    { type: 'play', index: 1, from: sq('h6'), path: [], held: false },
  ]);
  assert.equal(finish(answered).state.phase.type, 'idle');
});

test('two on one device: nobody thinks', () => {
  const state = run(opened(START, { mode: 'two' }), moved(AFTER_WHITE)).state;
  assert.equal(finish(state).state.phase.type, 'idle');
});

test('without motion a move is there at once', () => {
  const still = { ...opened(START, { mode: 'two' }), reduced: true };
  assert.equal(run(still, moved(AFTER_WHITE)).state.phase.type, 'idle');
});

test('the board turns to whoever moves, where that is wanted, after the animation', () => {
  const wanted = run(opened(START, { mode: 'two', turnBoard: true }), moved(AFTER_WHITE)).state;
  assert.equal(wanted.flipped, false);
  assert.equal(finish(wanted).state.flipped, true);
  const not = run(opened(START, { mode: 'two' }), moved(AFTER_WHITE)).state;
  assert.equal(finish(not).state.flipped, false);
});

test('the end is told once, by a move only', () => {
  const last = run(human, moved(WON)).state;
  const { state, effects } = finish(last);
  assert.equal(state.phase.type, 'over');
  assert.deepEqual(keys(effects), ['youWin', 'noPiecesBlack']);
  assert.deepEqual(effects.at(-1), { type: 'emit', name: 'dama-gameover', detail: WON.outcome });
  const reopened = run(initialState(), { type: 'opened', snapshot: WON });
  assert.equal(reopened.state.phase.type, 'over');
  assert.ok(!reopened.types.includes('emit'));
});

test('a tap cuts an animation short and counts', () => {
  const state = run(opened(START, { mode: 'two' }), moved(AFTER_WHITE)).state;
  const { id } = state.phase;
  const tapped = run(state, { type: 'tap', square: sq('h6') });
  assert.equal(tapped.state.phase.type, 'selected');
  assert.equal(run(tapped.state, { type: 'animated', id }).state, tapped.state);
});

test('a tap while the person’s own move is shown does not stop the computer', () => {
  const { state, types } = run(animating, { type: 'tap', square: sq('h6') });
  assert.equal(state.phase.type, 'thinking');
  assert.deepEqual(types, ['think']);
});

const holding = run(finish(answered).state, {
  type: 'dragStart',
  square: sq('a4'),
  x: 0.5,
  y: 3.5,
}).state;

/** [what, state, event, the ply gone to, or null, other effects before it] */
const TRAVELS = [
  ['undo in a drag', holding, 'undo', 0, []],
  ['undo at the start', human, 'undo', null, []],
  ['undo in thinking', thinking, 'undo', 0, ['cancel']],
  ['undo in the animation of the own move', animating, 'undo', 0, []],
  ['undo in the animation of the answer', answered, 'undo', 0, []],
  ['undo on the own turn', finish(answered).state, 'undo', 0, []],
  ['undo after the end', opened(WON), 'undo', 0, []],
  ['undo while loading', initialState(), 'undo', null, []],
  ['redo with nothing to redo', human, 'redo', null, []],
  ['redo back to the own turn', opened({ ...AFTER_BLACK, ply: 0 }), 'redo', 2, []],
  [
    'redo to where the computer was to move',
    opened({ ...AFTER_WHITE, ply: 0, turn: 'white' }),
    'redo',
    1,
    [],
  ],
  ['two: undo one ply', opened(AFTER_BLACK, { mode: 'two' }), 'undo', 1, []],
  ['two: redo one ply', opened({ ...AFTER_BLACK, ply: 0 }, { mode: 'two' }), 'redo', 1, []],
  [
    'Black: the computer’s first move stays',
    opened(AFTER_WHITE, { side: 'black' }),
    'undo',
    null,
    [],
  ],
  ['Black: undo at the start, in thinking', opened(START, { side: 'black' }), 'undo', null, []],
];

for (const [what, state, type, target, before] of TRAVELS) {
  test(`${what} → ${target === null ? 'nothing' : `ply ${target}`}`, () => {
    const { state: after, types, effects } = run(state, { type });
    assert.deepEqual(types, target === null ? [] : [...before, 'goto']);
    if (target === null) return;
    assert.equal(effects.at(-1).ply, target);
    assert.equal(after.phase.type, 'idle');
  });
}

test('undo that finds nothing leaves a running search alone', () => {
  const state = opened(START, { side: 'black' });
  assert.equal(run(state, { type: 'undo' }).state.phase.id, state.phase.id);
});

test('after undo the computer does not play at once', () => {
  const back = run(
    thinking,
    { type: 'undo' },
    { type: 'went', snapshot: { ...AFTER_WHITE, ...START }, clips: [] },
  );
  assert.equal(back.state.phase.type, 'idle');
  assert.ok(!back.types.includes('think'));
  assert.ok(keys(back.effects).includes('backToStart'));
});

test('a late answer never lands on another game', () => {
  const thought = { type: 'thought', id: thinking.phase.id, index: 0, move: { from: 0, legs: [] } };
  const undone = run(thinking, { type: 'undo' }).state;
  const fresh = run(
    thinking,
    { type: 'newGame', settings: {} },
    { type: 'opened', snapshot: START },
  ).state;
  const loaded = run(thinking, { type: 'opened', snapshot: AFTER_WHITE }).state;
  for (const state of [undone, fresh, loaded]) {
    const after = run(state, thought);
    assert.equal(after.state, state);
    assert.deepEqual(after.types, []);
    assert.equal(run(state, { type: 'engineFailed', id: thought.id, random: 0 }).state, state);
  }
});

test('a new game drops a running search first', () => {
  assert.deepEqual(run(thinking, { type: 'newGame', settings: { side: 'black' } }).types, [
    'cancel',
    'start',
  ]);
  assert.equal(
    run(human, { type: 'newGame', settings: { level: 'hard' } }).state.settings.level,
    'hard',
  );
  assert.deepEqual(run(initialState(), { type: 'newGame', settings: {} }).types, []);
});

test('the board lies the person’s way round in a new game, and as it lay in a restored one', () => {
  assert.equal(opened(START, { side: 'black' }).flipped, true);
  assert.equal(opened(START).flipped, false);
  const kept = { ...initialState(), flipped: true };
  const event = { type: 'opened', snapshot: START, restored: true };
  assert.equal(run(kept, event).state.flipped, true);
});

test('settings are kept once the board lies as they ask, and a first visit keeps none', () => {
  const chosen = run(human, { type: 'newGame', settings: { side: 'black' } });
  assert.deepEqual(chosen.types, ['start']);
  const { state, types } = run(chosen.state, { type: 'opened', snapshot: START });
  assert.equal(state.flipped, true, 'so a reload finds Black at the bottom');
  assert.ok(types.includes('settings'));
  assert.ok(!run(initialState(), { type: 'opened', snapshot: START }).types.includes('settings'));
});

test('a board that turns lies right after undo, redo and a reload, and that is kept', () => {
  const settings = { mode: 'two', turnBoard: true };
  const black = { ...opened(AFTER_WHITE, settings), reduced: true };
  assert.equal(black.flipped, true);
  const back = run(
    black,
    { type: 'undo' },
    { type: 'went', snapshot: { ...AFTER_WHITE, ...START, ply: 0 }, clips: [] },
  );
  assert.equal(back.state.flipped, false);
  assert.ok(back.types.includes('settings'));
  const again = run(back.state, { type: 'went', snapshot: AFTER_WHITE, clips: [] });
  assert.equal(again.state.flipped, true);
  const reloaded = { ...initialState({ settings }), flipped: false };
  const event = { type: 'opened', snapshot: AFTER_WHITE, restored: true };
  assert.equal(run(reloaded, event).state.flipped, true);
});

test('a new game gives one up while there are moves to play again, until the end', () => {
  for (const [state, expected] of [
    [initialState(), false],
    [human, false],
    [thinking, true],
    [opened({ ...AFTER_BLACK, ply: 0 }), true],
    [opened(WON), false],
  ]) {
    assert.equal(isUnderWay(state), expected);
  }
});

const asking = run(human, { type: 'hint' });

test('a hint asks the engine once', () => {
  assert.deepEqual(asking.effects.at(-1), {
    type: 'think',
    id: asking.state.hint.id,
    level: 'expert',
    purpose: 'hint',
  });
  const again = run(asking.state, { type: 'hint' });
  assert.deepEqual([again.state, again.types], [asking.state, []]);
});

const MOVE = {
  from: sq('a3'),
  to: sq('a4'),
  legs: [{ to: sq('a4'), jumped: null }],
  text: 'a3-a4',
};
const shown = run(asking.state, {
  type: 'thought',
  id: asking.state.hint.id,
  index: 0,
  move: MOVE,
});

test('a hint is shown and spoken, and asking again only speaks it', () => {
  assert.equal(shown.state.hint.type, 'shown');
  assert.deepEqual(keys(shown.effects), ['hintShown']);
  const again = run(shown.state, { type: 'hint' });
  assert.deepEqual(again.types, ['announce']);
});

test('a hint goes with the position, or with Escape', () => {
  assert.equal(run(shown.state, moved(AFTER_WHITE)).state.hint, null);
  assert.equal(run(shown.state, { type: 'opened', snapshot: START }).state.hint, null);
  assert.equal(run(shown.state, { type: 'cancel', cause: 'escape' }).state.hint, null);
});

test('a hint still asked for when the position changes is cancelled', () => {
  const undone = run({ ...asking.state, game: AFTER_BLACK }, { type: 'undo' });
  assert.deepEqual(undone.types, ['cancel', 'goto']);
  const played = run(asking.state, moved(AFTER_WHITE));
  assert.ok(played.types.includes('cancel'));
  const late = run(played.state, {
    type: 'thought',
    id: asking.state.hint.id,
    index: 0,
    move: MOVE,
  });
  assert.equal(late.state, played.state);
});

test('no hint where no person is to move', () => {
  for (const state of [thinking, opened(WON), initialState()]) {
    assert.deepEqual(run(state, { type: 'hint' }).types, []);
  }
});

test('a hint asked for during an animation ends it', () => {
  const state = run(opened(START, { mode: 'two' }), moved(AFTER_WHITE)).state;
  const { state: after, types } = run(state, { type: 'hint' });
  assert.equal(after.hint.type, 'asked');
  assert.ok(types.includes('think'));
});

test('an engine that cannot be brought back plays any legal move and says so', () => {
  for (const [random, index] of [
    [0, 0],
    [0.6, 1],
    [0.9999, 1],
    [1, 1],
  ]) {
    const event = { type: 'engineFailed', id: thinking.phase.id, random };
    const { state, effects } = run(thinking, event);
    assert.deepEqual([effects.at(-1).type, effects.at(-1).index], ['play', index]);
    assert.deepEqual(keys(effects), ['engineTrouble']);
    assert.equal(state.notice.key, 'engineTrouble');
  }
});

test('a hint that cannot be found is given up', () => {
  const event = { type: 'engineFailed', id: asking.state.hint.id, random: 0 };
  const { state, types } = run(asking.state, event);
  assert.deepEqual([state.hint, state.notice.key, types], [null, 'hintTrouble', ['announce']]);
});

test('a damaged game is told, and the notice can be put away', () => {
  const event = { type: 'opened', snapshot: START, notice: { key: 'damaged' } };
  const { state, effects } = run(initialState(), event);
  assert.equal(state.notice.key, 'damaged');
  assert.ok(keys(effects).includes('damaged'));
  assert.equal(run(state, { type: 'dismiss' }).state.notice, null);
});

test('rules that crash are loaded again, whatever was going on', () => {
  const { state, types } = run(thinking, { type: 'broken' });
  assert.equal(state.phase.type, 'loading');
  assert.deepEqual(types, ['cancel', 'reload']);
  const back = run(state, { type: 'opened', snapshot: AFTER_WHITE, restored: true });
  assert.equal(back.state.phase.type, 'thinking');
});

test('settings from outside hold for the running game', () => {
  const { state, types } = run(human, { type: 'configure', settings: { side: 'black' } });
  assert.equal(state.phase.type, 'thinking');
  assert.ok(types.includes('think'));
  const two = run(thinking, { type: 'configure', settings: { mode: 'two' } });
  assert.equal(two.state.phase.type, 'idle');
  assert.equal(two.types[0], 'cancel');
  assert.deepEqual(
    run(initialState(), { type: 'configure', settings: { level: 'easy' } }).types,
    [],
  );
});

test('language and motion', () => {
  const { state, types } = run(human, { type: 'language', lang: 'tr' });
  assert.deepEqual([state.settings.lang, types], ['tr', ['settings']]);
  assert.equal(run(human, { type: 'motion', reduced: true }).state.reduced, true);
});
