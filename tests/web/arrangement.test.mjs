import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carry, fenOf, mirrored, NOTHING, put, swapped } from '../../web/arrangement.js';
import { squareNamed } from '../../web/geometry.js';

/** Letters on squares, such as {d4: 'w'}. */
const board = (pieces) =>
  Object.entries(pieces).reduce(
    (letters, [name, letter]) => put(letters, squareNamed(name), letter),
    NOTHING,
  );

test('pieces are put down, carried, and taken off the board', () => {
  const [d4, e6] = ['d4', 'e6'].map(squareNamed);
  const one = board({ d4: 'W' });
  assert.equal(one.length, 64);
  assert.equal(one[d4], 'W');
  assert.equal(carry(one, d4, e6), board({ e6: 'W' }));
  assert.equal(carry(board({ d4: 'W', e6: 'b' }), d4, e6), board({ e6: 'W' }));
  assert.equal(carry(one, d4, null), NOTHING);
});

test('a board is mirrored, and its sides are swapped; both twice change nothing', () => {
  const before = board({ a2: 'w', c8: 'W', b6: 'b', h1: 'B' });
  assert.equal(mirrored(before), board({ h2: 'w', f8: 'W', g6: 'b', a1: 'B' }));
  assert.equal(swapped(before), board({ a7: 'b', c1: 'B', b3: 'w', h8: 'W' }));
  assert.equal(mirrored(mirrored(before)), before);
  assert.equal(swapped(swapped(before)), before);
});

for (const [pieces, turn, fen] of [
  [{ a2: 'w', c4: 'W', d6: 'b', e8: 'B' }, 'white', 'W:Wa2,Kc4:Bd6,Ke8'],
  [{ d4: 'w' }, 'black', 'B:Wd4:B'],
  [{}, 'white', 'W:W:B'],
  [{ a8: 'w', a1: 'b' }, 'white', 'W:Wa8:Ba1'],
]) {
  test(`the FEN of ${fen}`, () => assert.equal(fenOf(board(pieces), turn), fen));
}
