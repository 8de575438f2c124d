/**
 * Talks to the worker. One request at a time, each with an id; a worker that dies, fails or falls
 * silent is replaced and asked again, and after a few times the request is given up, so that
 * nobody waits for ever. Ending the worker is the way to stop a search.
 *
 * @typedef {{id: number, saved: string, level: string}} Request
 * @typedef {{id: number, answer?: object}} Reply without an answer where all tries have failed
 */

import { TIMINGS } from './timings.js';

const TRIES = 3;

/**
 * @param {object} world
 * @param {() => Worker} world.spawn
 * @param {(reply: Reply) => void} world.reply
 * @param {(run: () => void, ms: number) => unknown} [world.setTimer]
 * @param {(timer: unknown) => void} [world.clearTimer]
 */
export function createEngine({
  spawn,
  reply,
  setTimer = (run, ms) => setTimeout(run, ms),
  clearTimer = (timer) => clearTimeout(timer),
}) {
  let worker = null;
  let request = null;
  let tries = 0;
  let timer = null;

  function ensure() {
    if (worker !== null) return;
    const mine = spawn();
    worker = mine;
    // A worker already replaced has nothing more to say.
    mine.onmessage = ({ data }) => worker === mine && heard(data);
    mine.onerror = (event) => {
      event.preventDefault?.();
      if (worker === mine) failed();
    };
  }

  function send() {
    try {
      ensure();
      worker.postMessage(request);
      timer = setTimer(failed, TIMINGS.watchdog);
    } catch {
      failed();
    }
  }

  function heard({ id, answer }) {
    if (request === null || id !== request.id) return;
    if (!answer) {
      failed();
      return;
    }
    clearTimer(timer);
    request = null;
    reply({ id, answer });
  }

  function failed() {
    end();
    if (request === null) return;
    tries += 1;
    if (tries < TRIES) {
      timer = setTimer(send, TIMINGS.respawn);
      return;
    }
    const { id } = request;
    request = null;
    reply({ id });
  }

  function end() {
    clearTimer(timer);
    worker?.terminate();
    worker = null;
  }

  return {
    /** Starts the worker ahead of the first request. */
    warm() {
      try {
        ensure();
      } catch {
        // The first request will try again, and count it.
      }
    },

    /** @param {Request} next takes the place of a request still running */
    ask(next) {
      if (request !== null) end();
      request = next;
      tries = 0;
      send();
    },

    /** Drops the running request, if any, and its worker with it. */
    cancel() {
      if (request === null) return;
      request = null;
      end();
    },

    /** Ends everything; a later request starts afresh. */
    close() {
      request = null;
      end();
    },
  };
}
