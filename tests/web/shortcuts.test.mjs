import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortcutOf } from '../../web/shortcuts.js';

const BOARD = { onBoard: true, writing: false };
const BUTTON = { onBoard: false, writing: false };
const FIELD = { onBoard: false, writing: true };

for (const [what, press, where, expected] of [
  ['a letter on the board', { key: 'u' }, BOARD, 'undo'],
  ['a capital', { key: 'H' }, BOARD, 'hint'],
  ['the letters of the other tools', { key: 'f' }, BOARD, 'flip'],
  ['a letter elsewhere belongs to others', { key: 'u' }, BUTTON, null],
  ['a letter that is typed', { key: 'u' }, FIELD, null],
  ['a command of the browser', { key: 'r', ctrlKey: true }, BOARD, null],
  ['a command of a Mac', { key: 'n', metaKey: true }, BOARD, null],
  ['a letter with Alt', { key: 'n', altKey: true }, BOARD, null],
  ['the question mark on the board', { key: '?' }, BOARD, 'keys'],
  ['the question mark elsewhere', { key: '?' }, BUTTON, 'keys'],
  ['the question mark with Alt', { key: '?', altKey: true }, BUTTON, 'keys'],
  ['a question mark that is typed', { key: '?' }, FIELD, null],
  ['another key', { key: 'Enter' }, BOARD, null],
]) {
  test(`${what}: ${expected}`, () => assert.equal(shortcutOf(press, where), expected));
}
