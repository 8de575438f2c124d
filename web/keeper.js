/** What is kept of the game under way: its moves, how it ended, the clocks. */

import { decode, encode } from './placement.js';
import { keptClock } from './state/clock.js';

/**
 * @param {object} on
 * @param {() => import('./state.js').State} on.state
 * @param {() => object} on.rules
 * @param {() => string | null} on.line  what the author gave to begin with, as PDN
 * @param {() => ReturnType<import('./storage.js').createStorage>} on.storage
 */
export function createKeeper({ state, rules, line, storage }) {
  /** As last saved: a crash of the rules is survived even where storage is refused. */
  let last = null;

  const load = () => last ?? storage().loadGame();

  /** Writes the game, as last saved, with the time that is left now. */
  function keep() {
    if (last === null) return;
    const { ended, clock } = state();
    last = { ...last, ended, clock: keptClock(clock, performance.now()) };
    storage().saveGame(last);
  }

  return {
    load,
    keep,

    /** The pieces as last seen, to be painted before the rules have arrived. */
    picture: () => decode(load().picture),

    save() {
      const picture = encode(state().game.pieces);
      last = { saved: rules().save(), tags: rules().tags(), picture, line: line() };
      keep();
    },
  };
}
