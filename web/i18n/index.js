/**
 * Every text that a person reads comes from here. A message is a text with {places}, or an object
 * of plural forms chosen by its argument `n`. An argument that is itself a line ({key, args}) is
 * put into words first.
 *
 * @typedef {{key: string, args?: object}} Line
 * @typedef {{text: string, isolate: boolean}} Part  `isolate`: notation or a number, for <bdi>
 */

import ar from './ar.js';
import en from './en.js';
import tr from './tr.js';

export const MESSAGES = Object.freeze({ en, tr, ar });

/** The words of the rooms (see rooms.js), by language, as far as they have been fetched. */
const more = {};

const MORE = {
  en: () => import('./rooms/en.js'),
  tr: () => import('./rooms/tr.js'),
  ar: () => import('./rooms/ar.js'),
};

/** Fetches the words of the rooms in a language. */
export async function loadMore(lang) {
  more[lang] ??= (await MORE[lang]()).default;
}

/** The words of the pages beside the game (the frame, the examples), likewise. */
const pages = {};

const PAGES = {
  en: () => import('./pages/en.js'),
  tr: () => import('./pages/tr.js'),
  ar: () => import('./pages/ar.js'),
};

/** Fetches the words of the pages beside the game in a language. */
export async function loadPages(lang) {
  pages[lang] ??= (await PAGES[lang]()).default;
}

/** The languages in the order in which they are offered. */
export const LANGUAGES = Object.keys(MESSAGES);

/** @param {readonly string[]} wanted such as navigator.languages @returns {string} */
export function pickLanguage(wanted) {
  for (const tag of wanted) {
    const base = String(tag).toLowerCase().split('-')[0];
    if (LANGUAGES.includes(base)) return base;
  }
  return 'en';
}

/**
 * @param {string} lang one of LANGUAGES
 */
export function translator(lang) {
  const messages = MESSAGES[lang];
  const message = (key) => {
    const found = messages[key] ?? more[lang]?.[key] ?? pages[lang]?.[key];
    if (found === undefined) throw new Error(`no message ${key} in ${lang}`);
    return found;
  };
  const plurals = new Intl.PluralRules(lang);

  let numbers = null;

  /**
   * Western digits everywhere: the notation beside them has no others. Counts, the only numbers of
   * the first picture, need no formatter, which takes long to come up on a slow device.
   */
  function figure(value) {
    if (Number.isInteger(value) && value >= 0) return String(value);
    numbers ??= new Intl.NumberFormat(lang, { numberingSystem: 'latn', useGrouping: false });
    return numbers.format(value);
  }

  /** @param {Line} line @returns {Part[]} */
  function parts({ key, args = {} }) {
    const found = message(key);
    const text = typeof found === 'string' ? found : found[plurals.select(args.n)];
    return text.split(/(\{\w+\})/).flatMap((piece) => {
      if (piece === '') return [];
      if (!/^\{\w+\}$/.test(piece)) return [{ text: piece, isolate: false }];
      const value = args[piece.slice(1, -1)];
      if (value?.key) return parts(value);
      return [{ text: typeof value === 'number' ? figure(value) : String(value), isolate: true }];
    });
  }

  /** @param {Line} line */
  const say = (line) =>
    parts(line)
      .map(({ text }) => text)
      .join('');

  return Object.freeze({
    lang,
    dir: messages.dir,
    parts,
    say,
    /** @param {string} key */
    text: (key) => say({ key }),
    /** @param {string} key @returns {readonly string[]} a message that is a list of texts */
    list: message,
    /** @param {Line[]} lines */
    join: (lines) => lines.map(say).join(messages.listSeparator),
  });
}
