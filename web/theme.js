/** The colours in force on an element, as the canvas needs them: by name, in camel case. */

import { LIGHT } from './palette.js';

/** What the canvas draws with where the system has chosen all colours. */
const FORCED = { ground: 'Canvas', ink: 'CanvasText', accent: 'Highlight' };

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {import('./palette.js').Palette} palette @returns {Record<string, string>} */
export const camelCased = (palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [camel(name), value]));

/**
 * @param {Element} element
 * @returns {Record<string, string>} such as {board, whiteFace, …}
 */
export function readTheme(element) {
  const style = getComputedStyle(element);
  const theme = {};
  for (const [name, fallback] of Object.entries(LIGHT)) {
    theme[camel(name)] = style.getPropertyValue(`--own-${name}`).trim() || fallback;
  }
  return matchMedia('(forced-colors: active)').matches ? forced(theme, element) : theme;
}

/** Two colours and an accent: which of the two is the lighter one makes White. */
function forced(theme, element) {
  const [ground, ink, accent] = Object.values(FORCED).map((name) => computed(element, name));
  const [light, dark] = brightness(ground) > brightness(ink) ? [ground, ink] : [ink, ground];
  const boards = { texture: 'plain', board: ground, boardLow: ground, boardGrain: ground };
  const lines = { line: ink, frame: ink, coordinate: ink, shadow: ground, halo: ground };
  const white = { whiteFace: light, whiteSide: light, whiteMark: dark };
  const black = { blackFace: dark, blackSide: dark, blackMark: light };
  const rims = { whiteRim: light === ground ? ink : dark, blackRim: dark === ground ? ink : dark };
  const marks = { mark: accent, last: ink, refuse: ink, arrow: accent };
  return { ...theme, ...boards, ...lines, ...white, ...black, ...rims, ...marks };
}

/** The canvas knows no system colours; a style does. */
function computed(element, name) {
  const before = element.style.color;
  element.style.color = name;
  const { color } = getComputedStyle(element);
  element.style.color = before;
  return color;
}

const brightness = (rgb) =>
  rgb
    .match(/[\d.]+/g)
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0);

/**
 * Calls back when the system turns from light to dark or from one contrast to another.
 * @returns {() => void} stops watching
 */
export function watchTheme(changed) {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
