/**
 * Analysis in a worker of its own, so that the game's engine is never in its way. A search cannot
 * hear anything while it runs: it is stopped by ending its worker, and the next one begins at once
 * in a spare, which is kept warm. A worker at rest is asked again, since it remembers what it has
 * found. Pure but for the workers that it is given.
 *
 * @typedef {{saved: string, lines: number, nodes: number}} Question
 * @typedef {{depth: number, nodes: number, time: number, lines: object[]}} Found
 */

import { TIMINGS } from './timings.js';

const TRIES = 3;

/**
 * @param {object} world
 * @param {() => Worker} world.spawn
 * @param {(run: () => void, ms: number) => unknown} [world.setTimer]
 * @param {(timer: unknown) => void} [world.clearTimer]
 */
export function createAnalyst({
  spawn,
  setTimer = (run, ms) => setTimeout(run, ms),
  clearTimer = (timer) => clearTimeout(timer),
}) {
  let worker = null;
  let spare = null;
  let request = null;
  let lastId = 0;
  let tries = 0;
  let timer = null;

  function hire() {
    const mine = spawn();
    mine.onmessage = ({ data }) => worker === mine && heard(data);
    mine.onerror = (event) => {
      event.preventDefault?.();
      if (worker === mine) failed();
      else if (spare === mine) spare = null;
    };
    return mine;
  }

  function send() {
    try {
      worker ??= spare ?? hire();
      if (worker === spare) spare = null;
      const { id, question } = request;
      worker.postMessage({ id, ...question });
      timer = setTimer(failed, TIMINGS.watchdog);
    } catch {
      failed();
    }
  }

  function heard({ id, found, answer }) {
    if (request === null || id !== request.id) return;
    const { tell } = request;
    if (!found && !answer) {
      failed();
      return;
    }
    clearTimer(timer);
    if (answer) request = null;
    // Only now: a worker that starts takes time from the first iterations.
    else keepSpare();
    tell(found ?? answer, answer !== undefined);
  }

  function keepSpare() {
    try {
      spare ??= hire();
    } catch {
      // Without a spare the next search begins a little later.
    }
  }

  function failed() {
    end();
    if (request === null) return;
    tries += 1;
    if (tries < TRIES) {
      timer = setTimer(send, TIMINGS.respawn);
      return;
    }
    const { fail } = request;
    request = null;
    fail();
  }

  function end() {
    clearTimer(timer);
    worker?.terminate();
    worker = null;
  }

  function stop() {
    if (request === null) return;
    request = null;
    end();
  }

  return {
    /**
     * @param {Question} question takes the place of one still under way
     * @param {(found: Found, done: boolean) => void} tell after each iteration, and at the end
     * @param {() => void} fail nothing can be found out
     */
    ask(question, tell, fail) {
      stop();
      tries = 0;
      request = { id: ++lastId, question, tell, fail };
      send();
    },

    /** From now on nothing more is told. */
    stop,

    /** Ends all workers; a later question starts afresh. */
    close() {
      request = null;
      end();
      spare?.terminate();
      spare = null;
    },
  };
}
