import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadMore, translator } from '../../web/i18n/index.js';
import { faultLines } from '../../web/rooms/share/faults.js';
import { fileName, tagsOf } from '../../web/rooms/share/record.js';
import { createStorage } from '../../web/storage.js';

await loadMore('en');
const t = translator('en');
const said = (error) => faultLines(error).map(t.say).join(' ');

for (const [code, detail, words] of [
  [
    'fen-no-side-to-move',
    { column: 1 },
    'Column 1: It must begin with the side to move, W: or B:.',
  ],
  ['fen-no-pieces', { column: 6, side: 'black' }, 'Column 6: The squares of Black are missing.'],
  [
    'fen-unknown-square',
    { line: 2, column: 14, text: 'z9' },
    'Line 2, column 14: “z9” is not a square; squares go from a1 to h8.',
  ],
  [
    'setup-too-many-pieces',
    { column: 3, side: 'white', count: 17, limit: 16 },
    'Column 3: White has 17 pieces; at most 16 are allowed.',
  ],
  [
    'setup-uncrowned-man',
    { column: 7, side: 'white', square: 'd8' },
    'Column 7: A white man cannot stand on d8, its far row: it would be a dama.',
  ],
  [
    'move-must-capture',
    { line: 3, column: 19, text: 'a3-a4', count: 2 },
    'Line 3, column 19: “a3-a4” is not allowed: a capture of 2 pieces must be played.',
  ],
  [
    'move-illegal',
    { ply: 4, text: 'a3-a5' },
    'Move 4 of the link: “a3-a5” is against the rules here.',
  ],
  ['saved-no-ply', { ply: 9 }, 'The link is damaged or incomplete.'],
  ['pdn-empty', {}, 'There is no game and no position in this text.'],
  ['of a later version', undefined, 'This could not be read.'],
]) {
  test(`a refusal in words: ${code}`, () => assert.equal(said({ code, detail }), words));
}

test('every refusal that a text can meet has words of its own', () => {
  for (const code of [
    ...['no-side-to-move', 'no-pieces', 'unknown-side', 'side-twice'].map((name) => `fen-${name}`),
    ...['unknown-square', 'square-twice', 'trailing-text'].map((name) => `fen-${name}`),
    ...['setup-too-many-pieces', 'setup-uncrowned-man', 'game-over'],
    ...['unreadable', 'no-piece', 'must-capture', 'illegal', 'ambiguous'].map(
      (name) => `move-${name}`,
    ),
    ...['empty', 'other-game', 'unclosed-comment', 'unclosed-variation'].map(
      (name) => `pdn-${name}`,
    ),
  ]) {
    assert.notEqual(faultLines({ code, detail: { side: 'white' } }).at(-1).key, 'faultOther', code);
  }
});

test('a stranger’s text is quoted, but cut', () => {
  const words = said({ code: 'move-unreadable', detail: { text: '💥'.repeat(500) } });
  assert.equal(words, `“${'💥'.repeat(40)}…” is not a move.`);
});

const DAY = new Date(2026, 0, 5, 23, 59);
const WORDS = { player: 'Player', computer: 'Computer (Hard)' };
const TWO = { mode: 'two', whiteName: 'Ayşe', blackName: '' };

for (const [name, state, tags, expected] of [
  ['two with one name', { settings: TWO }, {}, { White: 'Ayşe', Date: '2026.01.05' }],
  [
    'against the computer',
    { settings: { mode: 'computer', side: 'black' } },
    {},
    { White: 'Computer (Hard)', Black: 'Player', Date: '2026.01.05' },
  ],
  [
    'opened and left as it was',
    { settings: { ...TWO, whiteName: '' } },
    { Event: 'Cup', White: 'A', Black: 'B', Date: '1999.??.??', Result: '1-0' },
    { Event: 'Cup', White: 'A', Black: 'B', Date: '1999.??.??', Result: '1-0' },
  ],
  [
    'resigned',
    { settings: TWO, ended: { winner: 'black', reason: 'resigned' } },
    {},
    { White: 'Ayşe', Date: '2026.01.05', Result: '0-1' },
  ],
  [
    'drawn by agreement',
    { settings: TWO, ended: { winner: null, reason: 'agreed' } },
    {},
    { White: 'Ayşe', Date: '2026.01.05', Result: '1/2-1/2' },
  ],
]) {
  test(`the tags of a game: ${name}`, () => {
    assert.deepEqual(tagsOf(state, tags, DAY, WORDS), expected);
  });
}

test('a file is named after the day', () => {
  assert.equal(fileName(DAY, 'pdn'), 'turkish-draughts-2026-01-05.pdn');
});

test('a game laid aside is read back, and nothing else is', () => {
  const items = new Map();
  const box = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
  };
  const storage = createStorage(() => box);
  assert.equal(storage.loadAside(), null);
  storage.saveAside({ saved: '{}', settings: { mode: 'two' } });
  assert.deepEqual(storage.loadAside(), { saved: '{}', settings: { mode: 'two' } });
  const [key] = items.keys();
  for (const text of ['', '{', '7', 'null', '[]', '{"saved":1}']) {
    items.set(key, text);
    assert.equal(storage.loadAside(), null, text);
  }
});
