/** Asks the engine for the game's moves and hints, and lets each answer take its least time. */

import { createEngine } from './engine.js';
import { hire } from './hire.js';
import { TIMINGS } from './timings.js';

/** One worker for all games of a page. */
const ENGINE = createEngine({ spawn: hire });

/**
 * @param {object} on
 * @param {() => object} on.rules
 * @param {(ms: number, event: object) => void} on.later  takes an event to the game
 */
export function createThinker({ rules, later }) {
  let asked = null;
  let askedAt = 0;
  const engine = ENGINE.client(heard);

  function heard({ id, answer }) {
    if (!answer) {
      later(0, { type: 'engineFailed', id, random: Math.random() });
      return;
    }
    const least = asked.purpose === 'move' ? TIMINGS.computerAtLeast : 0;
    const wait = Math.max(0, askedAt + least - performance.now());
    later(wait, { type: 'thought', id, index: answer.index, move: answer.move });
  }

  return {
    warm: engine.warm,
    cancel: engine.cancel,
    close: engine.close,

    /** @param {{id: number, level: string, purpose: 'move' | 'hint'}} request */
    ask(request) {
      asked = request;
      askedAt = performance.now();
      engine.ask({ id: request.id, saved: rules().save(), level: request.level });
    },
  };
}
