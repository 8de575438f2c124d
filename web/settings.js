/** What can be chosen, and what is chosen where nobody has. */

import { LANGUAGES } from './i18n/index.js';

/** The values of each setting, in the order in which they are offered. */
export const CHOICES = Object.freeze({
  mode: ['computer', 'two'],
  side: ['white', 'black'],
  level: ['easy', 'medium', 'hard', 'expert'],
  turnBoard: [false, true],
  facing: [false, true],
  clock: ['off', '3+2', '5+3', '10+5', '15+10'],
  theme: ['wood', 'stone', 'plain'],
  appearance: ['system', 'light', 'dark'],
  sound: [true, false],
  haptics: [true, false],
  speed: ['slow', 'normal', 'fast', 'none'],
  coordinates: [true, false],
  lang: LANGUAGES,
});

/** What two people on one device may call themselves. */
export const NAMES = Object.freeze({ white: 'whiteName', black: 'blackName' });

/** What the player of a colour is called, of two on one device; empty where they did not say. */
export const givenName = (settings, color) =>
  settings.mode === 'two' ? settings[NAMES[color]] : '';

/** Longer names are cut. */
export const NAME_LENGTH = 24;

/** @type {import('./state.js').Settings} */
export const DEFAULT_SETTINGS = Object.freeze({
  mode: 'computer',
  side: 'white',
  level: 'medium',
  turnBoard: false,
  facing: false,
  clock: 'off',
  theme: 'wood',
  appearance: 'system',
  sound: true,
  haptics: true,
  speed: 'normal',
  coordinates: true,
  whiteName: '',
  blackName: '',
  lang: 'en',
});

/**
 * @param {Record<string, unknown>} record from outside
 * @param {readonly string[]} [keys] the settings that it may hold
 * @returns {object} only known settings with a value that makes sense
 */
export function knownSettings(record, keys = Object.keys(DEFAULT_SETTINGS)) {
  const known = keys.filter((key) =>
    key in CHOICES ? CHOICES[key].includes(record[key]) : typeof record[key] === 'string',
  );
  return Object.fromEntries(known.map((key) => [key, tidy(record[key])]));
}

const tidy = (value) => (typeof value === 'string' ? value.trim().slice(0, NAME_LENGTH) : value);
