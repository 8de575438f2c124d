/** What an author writes on the tag, made sense of: a word, or nothing and a reason. Pure. */

import { CHOICES, knownSettings } from './settings.js';

/** The words that an attribute may hold. The others hold any text. */
const WORDS = Object.freeze({
  mode: [...CHOICES.mode, 'view'],
  level: CHOICES.level,
  side: CHOICES.side,
  lang: CHOICES.lang,
  theme: CHOICES.theme,
  orientation: ['auto', 'white', 'black'],
  coordinates: ['on', 'off'],
  controls: ['full', 'minimal', 'none'],
  loading: ['eager', 'lazy'],
});

export const ATTRIBUTES = Object.freeze([...Object.keys(WORDS), 'position', 'moves', 'storage']);

/** What holds where nothing is said. What is missing here is a setting, kept or chosen in the game. */
export const DEFAULTS = Object.freeze({
  orientation: 'auto',
  controls: 'full',
  loading: 'eager',
  position: '',
  moves: '',
  storage: 'off',
});

/**
 * Each attribute is a property, too: what the author wrote, else what is in force.
 *
 * @param {object} prototype of the element
 * @param {(element: HTMLElement, name: string) => string} inForce
 */
export function defineProperties(prototype, inForce) {
  for (const name of ATTRIBUTES) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        const { value } = readAttribute(name, this.getAttribute(name));
        return value ?? DEFAULTS[name] ?? inForce(this, name);
      },
      set(value) {
        const text = attributeText(value);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
}

/** A key of storage: `on` for the game's own page, `off` for none, or a name of the author's. */
const KEY = /^[\w.-]{1,100}$/;

/**
 * @param {string} name
 * @param {string | null} text null where the attribute is missing
 * @returns {{value?: string, error?: {code: string, message: string}}} no value where there is none
 *   that makes sense
 */
export function readAttribute(name, text) {
  if (text === null) return {};
  const value = name === 'lang' ? text.trim().toLowerCase().split('-')[0] : text.trim();
  const fits = name in WORDS ? WORDS[name].includes(value) : name !== 'storage' || KEY.test(value);
  if (fits) return { value };
  const known = WORDS[name]?.join(', ') ?? 'on, off, or a name of letters, digits, - _ and .';
  const message = `${name}="${text.slice(0, 40)}" is not one of: ${known}`;
  return { error: { code: 'attribute', message } };
}

/**
 * @param {(name: string) => string | null} attribute
 * @returns {object} those attributes that are settings too, as the state has them
 */
export function readSettings(attribute, names = ATTRIBUTES) {
  const settings = {};
  for (const name of names) {
    const { value } = readAttribute(name, attribute(name));
    if (value === undefined || name in DEFAULTS) continue;
    settings[name] = name === 'coordinates' ? value === 'on' : value;
  }
  return settings;
}

/** Settings that hold for the game under way; the others only for how it looks. */
export const OF_THE_GAME = Object.freeze(['mode', 'level', 'side']);

/**
 * @param {object} options for a new game
 * @returns {{settings: object, errors: {code: string, message: string}[]}} those that make sense,
 *   and why others of the game's own do not
 */
export function readOptions(options) {
  const [settings, errors] = [{}, []];
  for (const [name, value] of Object.entries(options)) {
    const { error } = OF_THE_GAME.includes(name) ? readAttribute(name, String(value)) : {};
    if (error) errors.push(error);
    else if (name === 'mode') settings.mode = value;
    else Object.assign(settings, knownSettings({ [name]: value }, [name]));
  }
  return { settings, errors };
}

/** What a property may be set to besides a word: true and false are on and off. */
export function attributeText(value) {
  if (value === null || value === undefined) return null;
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/**
 * The line that the author gives: moves from a position, as PDN. What may not be in a tag makes the
 * position unreadable, and the rules say so.
 *
 * @returns {string | null} null where nothing is given
 */
export function lineText(position, moves) {
  if (position === '' && moves === '') return null;
  const tag =
    position === '' ? '' : `[SetUp "1"]\n[FEN "${position.replace(/["\\\n]/g, '?')}"]\n\n`;
  return `${tag}${moves} *`;
}
