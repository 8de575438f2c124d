import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '../../web/i18n/index.js';
import { initialState } from '../../web/state.js';
import { counterLines, resultLines, statusLines, taskLine, turnLine } from '../../web/status.js';
import { opened, ply, run, snapshot } from './support/snapshots.mjs';
import { taken } from '../../web/state/turn.js';

const TWO = { mode: 'two' };
const NAMED = { ...TWO, whiteName: 'Ayşe' };
const QUIET = snapshot({ pieces: 'wa3', moves: ['a3-a4'] });
const CAPTURE = snapshot({ pieces: 'Wd1', moves: ['d1xd5xg5 d3 f5'] });
const over = (winner, reason) => snapshot({ outcome: { winner, reason } });
const keys = (lines) => lines.map(({ key }) => key);

test('what is to be done now', () => {
  for (const [state, expected] of [
    [initialState(), 'loading'],
    [opened(QUIET), 'yourMove'],
    [opened(QUIET, TWO), 'anyMove'],
    [opened(QUIET, { side: 'black' }), 'thinking'],
    [opened(CAPTURE), 'mustCapture'],
  ]) {
    assert.equal(taskLine(state).key, expected);
  }
});

test('rules that cannot be loaded are told, in place of a wait without end', () => {
  const { state, effects } = run(initialState(), { type: 'failed' });
  assert.equal(state.notice.key, 'loadFailed');
  assert.deepEqual(keys(effects[0].lines), ['loadFailed']);
  assert.equal(taskLine(state), null);
});

test('draw counters show when they begin to matter', () => {
  for (const [extra, expected] of [
    [{}, []],
    [{ quiet: 59 }, []],
    [{ quiet: 60 }, ['quietLeft']],
    [{ seen: 2 }, ['seenTwice']],
    [{ quiet: 79, seen: 2 }, ['quietLeft', 'seenTwice']],
    [{ quiet: 80, outcome: { winner: null, reason: 'noProgress' } }, []],
  ]) {
    assert.deepEqual(keys(counterLines(opened({ ...QUIET, ...extra }))), expected);
  }
});

test('how the game ended, for whom and why', () => {
  for (const [settings, winner, reason, expected] of [
    [{ side: 'white' }, 'white', 'noPieces', ['youWin', 'noPiecesBlack']],
    [{ side: 'black' }, 'white', 'noMoves', ['youLose', 'noMovesBlack']],
    [TWO, 'black', 'noPieces', ['blackWins', 'noPiecesWhite']],
    [TWO, 'white', 'noMoves', ['whiteWins', 'noMovesBlack']],
    [TWO, null, 'onePieceEach', ['draw', 'onePieceEach']],
    [{}, null, 'repetition', ['draw', 'repetition']],
    [{}, null, 'noProgress', ['draw', 'noProgress']],
  ]) {
    const { title, reason: why } = resultLines(opened(over(winner, reason), settings));
    assert.deepEqual([title.key, why.key], expected);
  }
  assert.equal(resultLines(opened(QUIET)), null);
});

test('two with names are called by them, and the one without by the colour', () => {
  const said = (line) => translator('en').say(line);
  assert.equal(said(turnLine(opened(QUIET, NAMED))), 'Ayşe to move');
  assert.equal(said(turnLine(opened({ ...QUIET, turn: 'black' }, NAMED))), 'Black to move');
  const result = (winner, settings) =>
    said(resultLines(opened(over(winner, 'noPieces'), settings)).title);
  assert.equal(result('white', NAMED), 'Ayşe wins');
  assert.equal(result('black', NAMED), 'Black wins');
  assert.equal(result('white', { whiteName: 'Ayşe' }), 'You win', 'names are for two');
});

test('every status can be said in every language', () => {
  const states = [
    opened(CAPTURE),
    opened(QUIET, NAMED),
    opened(over('white', 'noPieces'), NAMED),
    opened({ ...QUIET, quiet: 70, seen: 2 }),
    ...['noPieces', 'noMoves'].map((reason) => opened(over('white', reason), TWO)),
    ...['onePieceEach', 'repetition', 'noProgress'].map((reason) => opened(over(null, reason))),
  ];
  for (const lang of ['en', 'tr', 'ar']) {
    const t = translator(lang);
    for (const state of states) {
      const said = statusLines(state).map(t.say).join(' ');
      assert.ok(said.length > 5);
      assert.doesNotMatch(said, /undefined|\[object|\{/);
    }
  }
});

test('pieces taken are counted up to the present ply', () => {
  const history = [
    ply('white', 'd1xd5xg5 d3 f5'),
    ply('black', 'h6xh4 h5'),
    ply('white', 'g5xg7 g6'),
  ];
  assert.deepEqual(taken(snapshot({ history })), { white: 3, black: 1 });
  assert.deepEqual(taken(snapshot({ history, ply: 1 })), { white: 2, black: 0 });
  assert.deepEqual(taken(null), { white: 0, black: 0 });
});
