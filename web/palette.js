/**
 * The colours, by day and by night, with the first of the boards (see boards.js). A page overrides
 * each by a custom property `--dama-name`, on the element or on anything around it: what is in force
 * is `--own-name`. What stands on the board keeps 3:1 against it; a test measures that.
 */

/** @typedef {Record<string, string>} Palette */

/** @type {Readonly<Palette>} */
export const LIGHT = Object.freeze({
  page: '#f6f1e8',
  surface: '#fffcf6',
  text: '#2b241d',
  muted: '#6a5d4f',
  edge: '#ddd0bd',
  accent: '#0f665c',
  'on-accent': '#ffffff',
  alert: '#a3341f',

  texture: 'wood',
  board: '#e8d4b0',
  'board-low': '#dec79f',
  'board-grain': '#d2b585',
  line: '#a9875a',
  frame: '#7a5a38',
  coordinate: '#5a4225',

  'white-face': '#fffaf0',
  'white-side': '#d9c7a8',
  'white-rim': '#6d5135',
  'white-mark': '#8a6a47',
  'black-face': '#3a322c',
  'black-side': '#191512',
  'black-rim': '#191512',
  'black-mark': '#cdb795',
  shadow: '#3d2a14',

  mark: '#0f665c',
  last: '#8a5414',
  refuse: '#a3341f',
  arrow: '#0f665c',
  halo: '#fffcf6',
});

/** @type {Readonly<Palette>} */
export const DARK = Object.freeze({
  page: '#191613',
  surface: '#231f1a',
  text: '#f0e8db',
  muted: '#b3a693',
  edge: '#3d352c',
  accent: '#7fd0bd',
  'on-accent': '#10201d',
  alert: '#f2a08d',

  texture: 'wood',
  board: '#886c4e',
  'board-low': '#836849',
  'board-grain': '#7e6346',
  line: '#5a442d',
  frame: '#45331f',
  coordinate: '#fff8ea',

  'white-face': '#f6ecda',
  'white-side': '#cbb894',
  'white-rim': '#1d140b',
  'white-mark': '#7b603f',
  'black-face': '#201c18',
  'black-side': '#0c0a08',
  'black-rim': '#0c0a08',
  'black-mark': '#c4ae8c',
  shadow: '#120b05',

  mark: '#cff5e8',
  last: '#ffe3a3',
  refuse: '#ffe0d8',
  arrow: '#cff5e8',
  halo: '#191613',
});

/** @param {Palette} palette @returns {string} declarations for a style sheet */
export function declarations(palette) {
  return Object.entries(palette)
    .map(([name, value]) => `--own-${name}: var(--dama-${name}, ${value});`)
    .join('\n');
}
