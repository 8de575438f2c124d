import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardPalettes, boardStyles } from '../../web/boards.js';
import { DARK, declarations, LIGHT } from '../../web/palette.js';
import { CHOICES } from '../../web/settings.js';

/** Relative luminance of '#rrggbb', by WCAG 2. */
function luminance(color) {
  const channels = color.match(/^#(..)(..)(..)$/).slice(1);
  const [r, g, b] = channels.map((hex) => {
    const value = parseInt(hex, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1..21, by WCAG 2. */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Wood grain and veins of stone lie between these. */
const BOARDS = ['board', 'board-low', 'board-grain'];

/** What has to be told from what, and how clearly. */
const PAIRS = [
  ...BOARDS.flatMap((board) => [
    ['white-rim', board, 3],
    ['black-face', board, 3],
    ['black-rim', board, 3],
    ['mark', board, 3],
    ['last', board, 3],
    ['refuse', board, 3],
    ['arrow', board, 3],
    ['coordinate', board, 4.5],
  ]),
  ['white-rim', 'white-face', 3],
  ['white-mark', 'white-face', 3],
  ['black-mark', 'black-face', 3],
  ['white-face', 'black-face', 3],
  ['mark', 'halo', 3],
  ['arrow', 'halo', 3],
  ...['page', 'surface'].flatMap((ground) => [
    ['text', ground, 4.5],
    ['muted', ground, 4.5],
    ['accent', ground, 4.5],
    ['alert', ground, 4.5],
  ]),
  ['on-accent', 'accent', 4.5],
];

test('contrast as WCAG counts it', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#777777', '#777777'), 1);
  assert.ok(Math.abs(contrast('#767676', '#ffffff') - 4.54) < 0.01);
});

const PALETTES = CHOICES.theme.flatMap((theme) =>
  Object.entries(boardPalettes(theme)).map(([time, palette]) => [`${theme}, ${time}`, palette]),
);

for (const [name, palette] of PALETTES) {
  for (const [one, other, least] of PAIRS) {
    test(`${name}: ${one} on ${other} has ${least}:1`, () => {
      const found = contrast(palette[one], palette[other]);
      assert.ok(found >= least, `${palette[one]} on ${palette[other]} has ${found.toFixed(2)}:1`);
    });
  }
}

test('both palettes name the same colours', () => {
  assert.deepEqual(Object.keys(DARK), Object.keys(LIGHT));
});

test('every board names only colours that there are', () => {
  for (const [name, palette] of PALETTES) {
    assert.deepEqual(Object.keys(palette).sort(), Object.keys(LIGHT).sort(), name);
  }
});

test('a board is put into force by day, by night, and by night against the system', () => {
  const rules = boardStyles('stone').match(/--own-texture: var\(--dama-texture, stone\)/g);
  assert.equal(rules.length, 3);
  assert.doesNotMatch(boardStyles('wood'), /--dama/);
});

test('a palette becomes custom properties', () => {
  assert.match(declarations(LIGHT), /^--own-page: var\(--dama-page, #[0-9a-f]{6}\);\n/);
});
