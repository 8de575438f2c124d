/**
 * The saved game and the settings. A browser may refuse storage at any moment; the game is played
 * all the same. What is read is not trusted: the rules replay the moves, and settings that make
 * no sense are left out.
 */

import { knownSettings } from './settings.js';
import { readClock } from './state/clock.js';

const GAME = 'turkish-draughts:game';
const ASIDE = 'turkish-draughts:aside';
const SETTINGS = 'turkish-draughts:settings';

const NOTHING = { saved: null, picture: null, ended: null, clock: null };

const WINNERS = { resigned: ['white', 'black'], time: ['white', 'black'], agreed: [null] };

/**
 * @param {() => Storage} open asked each time, since the property itself may throw
 */
export function createStorage(open) {
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
     * @returns {{saved: string | null, picture: string | null, ended: object | null,
     *   clock: object | null, damaged: boolean}} `picture` is for painting before the rules have
     *   arrived (see placement.js)
     */
    loadGame() {
      const text = read(GAME);
      if (text === null) return { ...NOTHING, damaged: false };
      const record = parse(text);
      if (typeof record?.saved !== 'string') return { ...NOTHING, damaged: true };
      const picture = typeof record.picture === 'string' ? record.picture : null;
      const [ended, clock] = [knownEnd(record.ended), readClock(record.clock)];
      return { saved: record.saved, picture, ended, clock, damaged: false };
    },

    /** @param {{saved: string, picture: string, ended: object | null, clock: object | null}} game */
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
