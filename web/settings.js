/** What can be chosen, and what is chosen where nobody has. */

import { LANGUAGES } from './i18n/index.js';

/** The values of each setting, in the order in which they are offered. */
export const CHOICES = Object.freeze({
  mode: ['computer', 'two'],
  side: ['white', 'black'],
  level: ['easy', 'medium', 'hard', 'expert'],
  turnBoard: [false, true],
  lang: LANGUAGES,
});

/** @type {import('./state.js').Settings} */
export const DEFAULT_SETTINGS = Object.freeze({
  mode: 'computer',
  side: 'white',
  level: 'medium',
  turnBoard: false,
  lang: 'en',
});

/**
 * @param {Record<string, unknown>} record from outside
 * @param {readonly string[]} [names] the settings that it may hold
 * @returns {object} only known settings with a known value
 */
export function knownSettings(record, names = Object.keys(CHOICES)) {
  const known = names.filter((name) => CHOICES[name].includes(record[name]));
  return Object.fromEntries(known.map((name) => [name, record[name]]));
}
