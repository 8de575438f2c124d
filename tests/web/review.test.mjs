import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chance, figure, forWhite, verdict } from '../../web/evaluation.js';
import { reviewOf } from '../../web/review.js';

const cp = (value) => ({ type: 'cp', value });
const win = (value) => ({ type: 'win', value });
const loss = (value) => ({ type: 'loss', value });

test('a score is turned to the view of White', () => {
  for (const [score, turn, expected] of [
    [cp(40), 'white', cp(40)],
    [cp(40), 'black', cp(-40)],
    [cp(0), 'black', cp(0)],
    [win(5), 'black', loss(5)],
    [loss(4), 'black', win(4)],
    [win(5), 'white', win(5)],
  ]) {
    assert.deepEqual(forWhite(score, turn), expected);
  }
});

test('a score is a chance to win', () => {
  for (const [score, expected] of [
    [cp(0), 0.5],
    [cp(200), 0.731],
    [cp(-200), 0.269],
    [cp(600), 0.953],
    [win(9), 1],
    [loss(1), 0],
  ]) {
    assert.equal(Number(chance(score).toFixed(3)), expected, JSON.stringify(score));
  }
});

test('a score in figures and in words', () => {
  const said = ({ key, args = {} }) => [key, args.side?.key, args.n].filter(Boolean).join(' ');
  for (const [score, number, words] of [
    [cp(0), '0.00', 'evalEven'],
    [cp(29), '+0.29', 'evalEven'],
    [cp(-42), '−0.42', 'evalSlight black'],
    [cp(100), '+1.00', 'evalClear white'],
    [cp(-1234), '−12.34', 'evalMuch black'],
    [win(1), '+#1', 'evalWin white 1'],
    [win(9), '+#5', 'evalWin white 5'],
    [loss(4), '−#2', 'evalWin black 2'],
    [win(0), '+#0', 'evalWon white'],
  ]) {
    assert.equal(figure(score), number);
    assert.equal(said(verdict(score)), words);
  }
});

test('the bar has room for one digit', () => {
  for (const [score, expected] of [
    [cp(4), '0.0'],
    [cp(-46), '−0.5'],
    [loss(21), '−#11'],
  ]) {
    assert.equal(figure(score, 1), expected);
  }
});

const line = (...texts) => texts.map((text) => ({ text }));
const view = (score, ...texts) => ({ score, line: line(...texts), forced: false });
const move = (color, text) => ({ color, text });

test('the best moves are worth everything, whatever the next look finds', () => {
  const history = [move('white', 'a3-a4'), move('black', 'a6-a5')];
  const views = [view(cp(300), 'a3-a4'), view(cp(0), 'a6-a5'), view(cp(50), 'b3-b4')];
  const { accuracy, moments, points } = reviewOf(history, views);
  assert.deepEqual(accuracy, { white: 100, black: 100 });
  assert.deepEqual(moments, []);
  assert.deepEqual(
    points.map((point) => point.toFixed(2)),
    ['0.82', '0.50', '0.56'],
  );
});

test('a blunder of either side is a moment, with what was better', () => {
  const history = [move('white', 'a3-a4'), move('black', 'h6-h5'), move('white', 'b3-b4')];
  const views = [
    view(cp(0), 'c3-c4', 'c6-c5'),
    view(cp(-200), 'b6-b5'),
    view(win(3), 'b3-b4', 'b6-b5', 'b4xb6'),
    view(win(2), 'b6-b5'),
  ];
  const { accuracy, moments } = reviewOf(history, views);
  const told = moments.map(({ ply, color, played, better, before, after }) => [
    ply,
    color,
    played,
    better.map(({ text }) => text).join(' '),
    before.toFixed(2),
    after.toFixed(2),
  ]);
  assert.deepEqual(told, [
    [0, 'white', 'a3-a4', 'c3-c4 c6-c5', '0.50', '0.27'],
    [1, 'black', 'h6-h5', 'b6-b5', '0.73', '0.00'],
  ]);
  // e^(-4.3 × 0.231) = 0.370, and 1 for the last move; e^(-4.3 × 0.731) = 0.043.
  assert.deepEqual(accuracy, { white: 69, black: 4 });
});

test('a move without a choice is neither praised nor blamed', () => {
  const forced = { ...view(cp(0), 'a3-a4'), forced: true };
  const { accuracy, moments } = reviewOf(
    [move('white', 'a3-a4')],
    [forced, view(cp(-500), 'a6-a5')],
  );
  assert.deepEqual(accuracy, { white: null, black: null });
  assert.deepEqual(moments, []);
});

test('a man given up in a won game decides nothing', () => {
  const { moments } = reviewOf(
    [move('white', 'a3-a4')],
    [view(cp(1500), 'b3-b4'), view(cp(1000), 'a6-a5')],
  );
  assert.deepEqual(moments, []);
});

test('five moments at most, the greatest, in the order of the game', () => {
  const history = [];
  const views = [view(cp(0), 'b3-b4')];
  // White gives away 60, 80, … and Black gives all of it back.
  for (let i = 0; i < 6; i++) {
    history.push(move('white', `a${i}`), move('black', `h${i}`));
    views.push(view(cp(-100 - 20 * i), `h${i}`), view(cp(0), 'b3-b4'));
  }
  const plies = reviewOf(history, views).moments.map(({ ply }) => ply);
  assert.deepEqual(plies, [2, 4, 6, 8, 10]);
});

test('a game that is won is at its end', () => {
  const end = { score: win(0), line: [], forced: true };
  const { points, accuracy } = reviewOf(
    [move('white', 'a3xa5')],
    [view(win(1), 'a3xa5', 'b3-b4'), end],
  );
  assert.deepEqual(points, [1, 1]);
  assert.equal(accuracy.white, 100);
});
