/** Moves as an author writes them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareNamed as sq } from '../../web/geometry.js';
import { moveNamed } from '../../web/state/turn.js';

const move = (text) => {
  const squares = text.split(/[-x]/);
  return { text, from: sq(squares[0]), to: sq(squares.at(-1)), captured: [] };
};
const QUIET = { moves: ['a3-a4', 'b3-b4', 'b3-a3'].map(move) };
const CHAINS = { moves: ['d4xd6xb6', 'd4xb4xb6', 'h2xh4xf4'].map(move) };

for (const [game, text, index] of [
  [QUIET, 'a3-a4', 0],
  [QUIET, ' A3-A4 ', 0],
  [QUIET, 'b3b4', 1],
  [QUIET, 'b3-b5', -1],
  [QUIET, 'b3', -1],
  [QUIET, '', -1],
  [QUIET, 'b3-b4 or so', -1],
  [CHAINS, 'd4xb4xb6', 1],
  [CHAINS, 'h2xf4', 2],
  [CHAINS, 'd4xb6', -1],
]) {
  test(`${JSON.stringify(text)} is ${index < 0 ? 'no move' : game.moves[index].text}`, () => {
    assert.equal(moveNamed(game, text), index);
  });
}
