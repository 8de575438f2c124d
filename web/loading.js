/** The rules are fetched, fetched again after a crash, and told with which game to go on. */

import { loadRules } from './rules.js';
import { readClock } from './state/clock.js';
import { TIMINGS } from './timings.js';

/** So often the rules are fetched, or fetched again after a crash, before the page gives up. */
const PATIENCE = 3;

/** @param {{loaded: (rules: object) => void, failed: () => void}} on */
export function createLoading({ loaded, failed }) {
  let loads = 0;
  let troubles = 0;

  async function load() {
    let rules;
    try {
      rules = await loadRules(loads++);
    } catch {
      again(TIMINGS.reload);
      return;
    }
    loaded(rules);
  }

  function again(ms) {
    troubles += 1;
    if (troubles < PATIENCE) setTimeout(load, ms);
    else failed();
  }

  return { load, again };
}

/**
 * The event that puts a game on the board. The saved one goes on where it began with the line that
 * the author gives now; a damaged one gives a fresh game and says so.
 *
 * @param {object} rules
 * @param {object} kept see storage.js
 * @param {string | null} line see attributes.js
 * @throws what is wrong with the line; `openLine` would throw the same
 */
export function gameToOpen(rules, kept, line) {
  const { saved, tags, ended, clock } = kept;
  const same = (kept.line ?? null) === line;
  if (!same || (saved === null && !kept.damaged)) return openLine(rules, line);
  const damaged = () => ({ ...openLine(rules, line), notice: { key: 'damaged' } });
  if (kept.damaged) return damaged();
  try {
    const snapshot = rules.restore(saved, tags);
    return { type: 'opened', snapshot, ended, clock: readClock(clock), restored: true };
  } catch {
    return damaged();
  }
}

/** A line that the author gives, at its end; the usual start without one. */
export function openLine(rules, line) {
  return { type: 'opened', snapshot: line === null ? rules.start() : rules.fromPdn(line) };
}
