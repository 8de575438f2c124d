/**
 * The saved game and the settings. A browser may refuse storage at any moment; the game is played
 * all the same. What is read is not trusted: the rules replay the moves, and settings that make
 * no sense are left out.
 */

import { knownSettings } from './settings.js';
import { readClock } from './state/clock.js';

/** Every key begins with this, then the name of the element's own, if it has one. */
const PREFIX = 'turkish-draughts:';

const NOTHING = { saved: null, tags: {}, picture: null, ended: null, clock: null, line: null };

const WINNERS = { resigned: ['white', 'black'], time: ['white', 'black'], agreed: [null] };

/**
 * A record is one text, written whole: of two elements or two tabs with the same name the last to
 * write wins, and nobody ever reads a mixture.
 *
 * @param {() => Storage | null} open asked each time, since the property itself may throw
 * @param {string} [name] so that several games on a page, or on a host, keep apart
 */
export function createStorage(open, name = '') {
  const own = name === '' ? PREFIX : `${PREFIX}${name}:`;
  const [GAME, ASIDE, SETTINGS] = ['game', 'aside', 'settings'].map((what) => own + what);

  function read(key) {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  }

  function write(key, value) {
    try {
      open().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  return {
    /**
     * @returns {{saved: string | null, tags: Record<string, string>, picture: string | null, ended: object | null,
     *   clock: object | null, line: string | null, damaged: boolean}} `picture` is for painting
     *   before the rules have arrived (see placement.js); `line` is what the author gave to begin
     *   with
     */
    loadGame() {
      const text = read(GAME);
      if (text === null) return { ...NOTHING, damaged: false };
      const record = parse(text);
      if (typeof record?.saved !== 'string') return { ...NOTHING, damaged: true };
      const picture = typeof record.picture === 'string' ? record.picture : null;
      const [ended, clock] = [knownEnd(record.ended), readClock(record.clock)];
      const line = typeof record.line === 'string' ? record.line : null;
      const tags = knownTags(record.tags);
      return { saved: record.saved, tags, picture, ended, clock, line, damaged: false };
    },

    /** @param {{saved: string, tags: Record<string, string>, picture: string, ended: object | null, clock: object | null,
     *   line?: string | null}} game */
    saveGame: (game) => write(GAME, JSON.stringify(game)),

    /** @returns {{saved: string, settings: object} | null} the game that gave way to an opened one */
    loadAside() {
      const record = parse(read(ASIDE) ?? '');
      return typeof record?.saved === 'string' ? { settings: {}, ...record } : null;
    },

    saveAside: (game) => write(ASIDE, JSON.stringify(game)),

    /** @returns {object} only what makes sense */
    loadSettings() {
      const record = parse(read(SETTINGS) ?? '') ?? {};
      const { flipped } = record;
      return { ...knownSettings(record), ...(typeof flipped === 'boolean' ? { flipped } : {}) };
    },

    saveSettings: (settings) => write(SETTINGS, JSON.stringify(settings)),
  };
}

const knownTags = (record) =>
  Object.fromEntries(
    Object.entries(record ?? {}).filter((tag) => tag.every((text) => typeof text === 'string')),
  );

function knownEnd(record) {
  const { winner, reason } = record ?? {};
  return Object.hasOwn(WINNERS, reason) && WINNERS[reason].includes(winner)
    ? { winner, reason }
    : null;
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
