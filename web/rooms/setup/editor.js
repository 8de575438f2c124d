/**
 * The position editor's state, and the one function that changes it. Pure. The board is 64 letters
 * (see placement.js), so that anything can stand anywhere; the rules are asked afterwards.
 *
 * @typedef {object} Editor
 * @property {string} letters
 * @property {'white' | 'black'} turn
 * @property {string} tool  the letter that a tap puts down; '.' takes away
 * @property {boolean} flipped
 * @property {null | {letter: string, from: number | null, at: {x: number, y: number}}} held  a
 *   piece that is dragged; `from` is null when it comes from the palette
 * @property {Line[]} said  what the last event is to be announced with
 * @typedef {import('../../i18n/index.js').Line} Line
 */

import { carry, mirrored, NOTHING, put, swapped } from '../../arrangement.js';
import { nameOf, squareUnder } from '../../geometry.js';
import { START } from '../../placement.js';

/** In the order of the palette. */
export const TOOLS = ['w', 'W', 'b', 'B', '.'];

const NAMES = {
  w: 'pieceWhiteMan',
  W: 'pieceWhiteDama',
  b: 'pieceBlackMan',
  B: 'pieceBlackDama',
  '.': 'eraser',
};

export const toolLine = (letter) => ({ key: NAMES[letter] });

/** @returns {Editor} */
export function newEditor(letters, turn, flipped) {
  return { letters, turn, flipped, tool: 'w', held: null, said: [] };
}

const placed = (letter, square) =>
  letter === '.'
    ? { key: 'removed', args: { square: nameOf(square) } }
    : { key: 'placed', args: { piece: toolLine(letter), square: nameOf(square) } };

const set = (editor, square, letter) => ({
  ...editor,
  letters: put(editor.letters, square, letter),
  said: [placed(letter, square)],
});

const rearrange = (editor, letters, turn = editor.turn) => ({
  ...editor,
  letters,
  turn,
  held: null,
  said: [{ key: 'setupChanged' }],
});

const HANDLERS = {
  /** What stands there already is taken away again. */
  tap: (editor, { square }) =>
    set(editor, square, editor.letters[square] === editor.tool ? '.' : editor.tool),

  remove: (editor, { square }) => set(editor, square, '.'),

  tool: (editor, { tool }) => ({
    ...editor,
    tool,
    said: [{ key: 'toolChosen', args: { piece: toolLine(tool) } }],
  }),

  dragStart(editor, { square, x, y }) {
    const letter = editor.letters[square];
    return letter === '.' ? editor : { ...editor, held: { letter, from: square, at: { x, y } } };
  },

  /** A new piece, from the palette. */
  fetch: (editor, { tool, x, y }) => ({
    ...editor,
    tool,
    held: { letter: tool, from: null, at: { x, y } },
  }),

  dragMove: (editor, { x, y }) =>
    editor.held === null ? editor : { ...editor, held: { ...editor.held, at: { x, y } } },

  dragEnd(editor, { x, y }) {
    if (editor.held === null) return editor;
    const { letter, from } = editor.held;
    const to = squareUnder({ x, y });
    const still = { ...editor, held: null };
    if (to === from) return still;
    if (from === null) return to === null ? still : set(still, to, letter);
    const said = to === null ? placed('.', from) : placed(letter, to);
    return { ...still, letters: carry(editor.letters, from, to), said: [said] };
  },

  cancel: (editor) => ({ ...editor, held: null }),
  turn: (editor, { turn }) => ({ ...editor, turn }),
  flip: (editor) => ({ ...editor, flipped: !editor.flipped, held: null }),
  clear: (editor) => rearrange(editor, NOTHING),
  start: (editor) => rearrange(editor, START, 'white'),
  load: (editor, { letters, turn }) => rearrange(editor, letters, turn),
  mirror: (editor) => rearrange(editor, mirrored(editor.letters)),
  swap: (editor) =>
    rearrange(editor, swapped(editor.letters), editor.turn === 'white' ? 'black' : 'white'),
};

/** @param {Editor} editor @param {{type: string}} event @returns {Editor} */
export function edit(editor, event) {
  return HANDLERS[event.type]({ ...editor, said: [] }, event);
}
