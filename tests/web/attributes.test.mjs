/** What an author may write on the tag. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributeText, lineText, readAttribute, readSettings } from '../../web/attributes.js';

test('what makes sense is taken, with the space around it left out', () => {
  for (const [name, text, value] of [
    ['mode', 'computer', 'computer'],
    ['mode', 'two', 'two'],
    ['mode', ' view ', 'view'],
    ['level', 'expert', 'expert'],
    ['side', 'black', 'black'],
    ['lang', 'tr', 'tr'],
    ['lang', 'ar-EG', 'ar'],
    ['lang', 'TR-tr', 'tr'],
    ['theme', 'stone', 'stone'],
    ['orientation', 'auto', 'auto'],
    ['orientation', 'black', 'black'],
    ['coordinates', 'off', 'off'],
    ['controls', 'minimal', 'minimal'],
    ['loading', 'lazy', 'lazy'],
    ['storage', 'on', 'on'],
    ['storage', 'off', 'off'],
    ['storage', 'puzzle-7', 'puzzle-7'],
    ['position', 'W:Wa2:Ba7', 'W:Wa2:Ba7'],
    ['moves', '', ''],
    ['moves', 'a3-a4 a6-a5', 'a3-a4 a6-a5'],
  ]) {
    assert.deepEqual(readAttribute(name, text), { value }, `${name}="${text}"`);
  }
});

test('what makes none is refused with a reason', () => {
  for (const [name, text] of [
    ['mode', 'three'],
    ['mode', ''],
    ['mode', 'constructor'],
    ['level', 'Expert'],
    ['side', 'red'],
    ['lang', 'xx'],
    ['theme', 'glass'],
    ['orientation', 'left'],
    ['coordinates', 'true'],
    ['controls', 'all'],
    ['loading', 'soon'],
    ['storage', ''],
    ['storage', 'a:b'],
    ['storage', 'x'.repeat(101)],
  ]) {
    const { value, error } = readAttribute(name, text);
    assert.deepEqual([value, error.code], [undefined, 'attribute'], `${name}="${text}"`);
    assert.ok(error.message.startsWith(`${name}="${text.slice(0, 40)}" is not one of: `));
  }
});

test('what is missing says nothing', () => {
  assert.deepEqual(readAttribute('mode', null), {});
});

test('settings are those attributes that are some and make sense', () => {
  const tag = { mode: 'view', level: 'best', coordinates: 'off', controls: 'none', moves: 'a3-a4' };
  assert.deepEqual(
    readSettings((name) => tag[name] ?? null),
    { mode: 'view', coordinates: false },
  );
  assert.deepEqual(
    readSettings((name) => tag[name] ?? null, ['coordinates']),
    { coordinates: false },
  );
});

test('a property may also be true, false or nothing', () => {
  const values = [true, false, null, undefined, 'hard', 7];
  assert.deepEqual(values.map(attributeText), ['on', 'off', null, null, 'hard', '7']);
});

test('a line is PDN, and no position breaks out of its tag', () => {
  assert.equal(lineText('', ''), null);
  assert.equal(lineText('', 'a3-a4'), 'a3-a4 *');
  assert.equal(lineText('W:Wa2:Ba7', ''), '[SetUp "1"]\n[FEN "W:Wa2:Ba7"]\n\n *');
  assert.equal(
    lineText('W"]\n[White "me', 'a3-a4'),
    '[SetUp "1"]\n[FEN "W?]?[White ?me"]\n\na3-a4 *',
  );
});
