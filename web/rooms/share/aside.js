/** The game that gave way to an opened one: kept, also over a reload, to come back to. */

import { knownSettings } from '../../settings.js';
import { isUnderWay } from '../../state/turn.js';

const KEPT = ['mode', 'side', 'level', 'whiteName', 'blackName'];

/** Of each element. Where nothing is stored, it is kept for as long as the page is open. */
const latest = new WeakMap();

/** @param {import('../../rooms.js').Host} host */
export function asideKeeper(host) {
  const kept = () => latest.get(host) ?? host.storage().loadAside();

  return {
    /** The game in play, if it is one that a person would miss. */
    present() {
      const state = host.state();
      return isUnderWay(state) ? { saved: host.rules().save(), settings: state.settings } : null;
    },

    keep(game) {
      if (game === null) return;
      latest.set(host, game);
      host.storage().saveAside(game);
    },

    has: () => kept() !== null,

    /** Puts it back on the board, and who played it. @returns {boolean} false where it is damaged */
    back() {
      const { saved, settings } = kept();
      latest.delete(host);
      host.storage().saveAside(null);
      try {
        const snapshot = host.rules().restore(saved);
        host.dispatch({
          type: 'opened',
          snapshot,
          settings: knownSettings(Object(settings), KEPT),
        });
        return true;
      } catch (error) {
        if (error.code === undefined) throw error;
        return false;
      }
    },
  };
}
