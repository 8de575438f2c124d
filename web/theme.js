/** The colours in force on an element, as the canvas needs them: by name, in camel case. */

import { LIGHT } from './palette.js';

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * @param {Element} element
 * @returns {Record<string, string>} such as {board, whiteFace, …}
 */
export function readTheme(element) {
  const style = getComputedStyle(element);
  const theme = {};
  for (const [name, fallback] of Object.entries(LIGHT)) {
    theme[camel(name)] = style.getPropertyValue(`--dama-${name}`).trim() || fallback;
  }
  return theme;
}

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
