/** The boards beyond the first one, by day and by night: what each has in place of palette.js. */

import { DARK, declarations, LIGHT } from './palette.js';

/** @typedef {import('./palette.js').Palette} Palette */

/** @type {Readonly<Record<string, {light: Palette, dark: Palette}>>} */
const BOARDS = Object.freeze({
  wood: { light: {}, dark: {} },

  stone: {
    light: {
      texture: 'stone',
      board: '#e4e3dd',
      'board-low': '#d6d6d0',
      'board-grain': '#c3c4c1',
      line: '#8f918d',
      frame: '#6c6f6c',
      coordinate: '#454a49',
      'white-face': '#fdfdfb',
      'white-side': '#cfcfca',
      'white-rim': '#575c5b',
      'white-mark': '#757b79',
      'black-face': '#3b4447',
      'black-side': '#161b1d',
      'black-rim': '#161b1d',
      'black-mark': '#c3cccb',
      shadow: '#23282a',
      mark: '#0b5f73',
      last: '#7d5200',
      arrow: '#0b5f73',
    },
    dark: {
      texture: 'stone',
      board: '#6d7576',
      'board-low': '#656d6e',
      'board-grain': '#616a6b',
      line: '#3f4647',
      frame: '#2e3435',
      coordinate: '#ffffff',
      'white-face': '#f1f2ef',
      'white-side': '#bdc1be',
      'white-rim': '#0d1112',
      'white-mark': '#6b706e',
      'black-face': '#171b1d',
      'black-side': '#07090a',
      'black-rim': '#07090a',
      'black-mark': '#b9c2c1',
      shadow: '#06090a',
      mark: '#cdf1fb',
      last: '#ffe7a8',
      arrow: '#cdf1fb',
    },
  },

  plain: {
    light: {
      texture: 'plain',
      board: '#f4f4f1',
      'board-low': '#f4f4f1',
      'board-grain': '#f4f4f1',
      line: '#6d6d6a',
      frame: '#2b2b2a',
      coordinate: '#2b2b2a',
      'white-face': '#ffffff',
      'white-side': '#d4d4d0',
      'white-rim': '#1d1d1c',
      'white-mark': '#4a4a48',
      'black-face': '#1d1d1c',
      'black-side': '#000000',
      'black-rim': '#000000',
      'black-mark': '#f4f4f1',
      shadow: '#3a3a38',
      mark: '#005a9c',
      last: '#7a4b00',
      arrow: '#005a9c',
    },
    dark: {
      texture: 'plain',
      board: '#7b7e82',
      'board-low': '#7b7e82',
      'board-grain': '#7b7e82',
      line: '#2c2e31',
      frame: '#1a1b1d',
      coordinate: '#000000',
      'white-face': '#ffffff',
      'white-side': '#c9cbce',
      'white-rim': '#000000',
      'white-mark': '#3c3e41',
      'black-face': '#0b0c0d',
      'black-side': '#000000',
      'black-rim': '#000000',
      'black-mark': '#ffffff',
      shadow: '#050506',
      mark: '#e2f3ff',
      last: '#fff0c2',
      refuse: '#fff0ec',
      arrow: '#e2f3ff',
    },
  },
});

/** @param {string} name @returns {{light: Palette, dark: Palette}} with all colours of each */
export function boardPalettes(name) {
  const { light, dark } = BOARDS[name];
  return { light: { ...LIGHT, ...light }, dark: { ...DARK, ...dark } };
}

/** @param {string} name @returns {string} a style sheet that puts a board into force */
export function boardStyles(name) {
  const { light, dark } = BOARDS[name];
  return dayAndNight(light, dark);
}

function dayAndNight(light, dark) {
  return `
:host { ${declarations(light)} }
@media (prefers-color-scheme: dark) {
  :host(:not([data-appearance='light'])) { ${declarations(dark)} }
}
:host([data-appearance='dark']) { ${declarations(dark)} }
`;
}
