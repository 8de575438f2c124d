/** Events are taken one after the other; the state answers each with effects, which are carried out. */

import { Broken } from './rules.js';
import { update } from './state.js';

/**
 * @param {import('./state.js').State} first
 * @param {(effect: object) => void} run  carries an effect out
 * @param {() => void} show  what events have led to; once, when none is left
 */
export function createLoop(first, run, show) {
  let state = first;
  let queue = [];
  let busy = false;

  function dispatch(event) {
    queue.push({ now: performance.now(), ...event });
    if (busy) return;
    busy = true;
    try {
      while (queue.length > 0) step(queue.shift());
    } finally {
      busy = false;
      queue = [];
    }
    show();
  }

  function step(event) {
    const [next, effects] = update(state, event);
    state = next;
    for (const effect of effects) {
      try {
        run(effect);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        queue = [];
        dispatch({ type: 'broken' });
        return;
      }
    }
  }

  return { dispatch, state: () => state };
}
