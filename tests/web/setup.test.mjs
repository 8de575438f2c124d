import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fenOf, NOTHING } from '../../web/arrangement.js';
import { squareNamed } from '../../web/geometry.js';
import { edit, newEditor } from '../../web/rooms/setup/editor.js';
import { describeEditor, sceneOfEditor } from '../../web/rooms/setup/view.js';
import { reasonAgainst } from '../../web/rooms/setup/reason.js';

const empty = () => newEditor(NOTHING, 'white', false);
const after = (...events) => events.reduce(edit, empty());
const tap = (name) => ({ type: 'tap', square: squareNamed(name) });
const tool = (letter) => ({ type: 'tool', tool: letter });
const at = (name) => ({ x: (squareNamed(name) & 7) + 0.5, y: (squareNamed(name) >> 3) + 0.5 });
const OFF = { x: 9, y: 4 };

for (const [name, events, fen] of [
  ['a tap puts the piece in hand', [tap('d4')], 'W:Wd4:B'],
  ['a second tap takes it away', [tap('d4'), tap('d4')], 'W:W:B'],
  ['another piece takes its place', [tap('d4'), tool('B'), tap('d4')], 'W:W:BKd4'],
  ['the eraser takes away', [tap('d4'), tool('.'), tap('d4'), tap('e5')], 'W:W:B'],
  ['a key takes away', [tap('d4'), { type: 'remove', square: squareNamed('d4') }], 'W:W:B'],
  [
    'a drag carries',
    [
      tap('d4'),
      { type: 'dragStart', square: squareNamed('d4'), ...at('d4') },
      { type: 'dragMove', ...at('d5') },
      { type: 'dragEnd', ...at('d6') },
    ],
    'W:Wd6:B',
  ],
  [
    'a drag off the board takes away',
    [
      tap('d4'),
      { type: 'dragStart', square: squareNamed('d4'), ...at('d4') },
      { type: 'dragEnd', ...OFF },
    ],
    'W:W:B',
  ],
  [
    'a drag that is broken off changes nothing',
    [tap('d4'), { type: 'dragStart', square: squareNamed('d4'), ...at('d4') }, { type: 'cancel' }],
    'W:Wd4:B',
  ],
  [
    'a drag from the palette puts down, also over another piece',
    [tap('d4'), { type: 'fetch', tool: 'b', ...OFF }, { type: 'dragEnd', ...at('d4') }],
    'W:W:Bd4',
  ],
  [
    'a drag from the palette that misses the board changes nothing',
    [
      { type: 'fetch', tool: 'b', ...OFF },
      { type: 'dragEnd', ...OFF },
    ],
    'W:W:B',
  ],
  ['the colours are swapped, with the side to move', [tap('d4'), { type: 'swap' }], 'B:W:Bd5'],
  ['the board is mirrored', [tap('d4'), { type: 'mirror' }], 'W:We4:B'],
  ['the side to move is chosen', [tap('d4'), { type: 'turn', turn: 'black' }], 'B:Wd4:B'],
  ['the board is cleared', [tap('d4'), { type: 'clear' }], 'W:W:B'],
]) {
  test(`editing: ${name}`, () => {
    const { letters, turn } = after(...events);
    assert.equal(fenOf(letters, turn), fen);
  });
}

test('each change is told', () => {
  const d4 = { square: 'd4' };
  assert.deepEqual(after(tap('d4')).said, [
    { key: 'placed', args: { piece: { key: 'pieceWhiteMan' }, ...d4 } },
  ]);
  assert.deepEqual(after(tap('d4'), tap('d4')).said, [{ key: 'removed', args: d4 }]);
  assert.deepEqual(after(tap('d4'), { type: 'flip' }).said, []);
});

test('a piece in the air is drawn where the pointer is, and not where it stood', () => {
  const held = after(tap('d4'), tap('e5'), {
    type: 'dragStart',
    square: squareNamed('d4'),
    ...OFF,
  });
  const places = sceneOfEditor(held).figures.map(({ x, y }) => [x, y]);
  assert.deepEqual(places, [
    [4.5, 4.5],
    [9, 4],
  ]);
});

test('only squares with a piece can be dragged from', () => {
  const grabs = describeEditor(after(tap('d4'))).flatMap(({ grab }, square) =>
    grab ? [square] : [],
  );
  assert.deepEqual(grabs, [squareNamed('d4')]);
});

test('why a position cannot be played', () => {
  const white = { color: 'white' };
  const black = { color: 'black' };
  const refused = (code, detail) => () => {
    throw Object.assign(new Error('no'), { code, detail });
  };
  const seen =
    (pieces, outcome = null) =>
    () => ({ pieces, outcome, quietLimit: 80 });
  for (const [look, lines] of [
    [seen([white, black]), []],
    [seen([black], { winner: 'black', reason: 'noPieces' }), ['setupNone']],
    [seen([], { winner: 'black', reason: 'noPieces' }), ['setupNone', 'setupNone']],
    [seen([white, black], { winner: null, reason: 'onePieceEach' }), ['onePieceEach']],
    [seen([white, black, black], { winner: 'black', reason: 'noMoves' }), ['noMovesWhite']],
    [refused('setup-uncrowned-man', { side: 'black', square: 'a1' }), ['faultFarBlack']],
    [refused('setup-too-many-pieces', { side: 'white', count: 17, limit: 16 }), ['faultTooMany']],
  ]) {
    assert.deepEqual(
      reasonAgainst({ look }, 'W:W:B').map(({ key }) => key),
      lines,
    );
  }
});
