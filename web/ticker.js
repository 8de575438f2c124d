/** Keeps the clocks on the page moving: one small change of text at a time, and none while they stand. */

import { hasFallen, mustWarn, untilNextText } from './state/clock.js';

/**
 * @param {{clock: () => import('./state/clock.js').Clock | null, show: (now: number) => void,
 *   event: () => void, keep: () => void}} on  `event` when there is something to be said or done,
 *   `keep` about once a second
 */
export function createTicker(on) {
  let timer = 0;
  let kept = 0;

  function beat() {
    const now = performance.now();
    const clock = on.clock();
    if (hasFallen(clock, now) || mustWarn(clock, now)) {
      on.event();
      return;
    }
    on.show(now);
    if (now - kept >= 990) {
      kept = now;
      on.keep();
    }
    wait(clock, now);
  }

  function wait(clock, now) {
    clearTimeout(timer);
    timer = clock?.running ? setTimeout(beat, untilNextText(clock, now)) : 0;
  }

  return {
    update: () => wait(on.clock(), performance.now()),
    close: () => clearTimeout(timer),
  };
}
