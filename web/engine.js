/**
 * Talks to the worker that all games of a page share. One request at a time, each game's in its
 * turn; a worker that dies, fails or falls silent is replaced and asked again, and after a few times
 * the request is given up, so that nobody waits for ever. Ending the worker is the way to stop a
 * search.
 *
 * @typedef {{id: number, saved: string, level: string}} Request  the id is the game's own
 * @typedef {{id: number, answer?: object}} Reply without an answer where all tries have failed
 */

import { TIMINGS } from './timings.js';

const TRIES = 3;

/**
 * @param {object} world
 * @param {() => Worker} world.spawn
 * @param {(run: () => void, ms: number) => unknown} [world.setTimer]
 * @param {(timer: unknown) => void} [world.clearTimer]
 */
export function createEngine({
  spawn,
  setTimer = (run, ms) => setTimeout(run, ms),
  clearTimer = (timer) => clearTimeout(timer),
}) {
  let worker = null;
  let tries = 0;
  let timer = null;
  /** Whoever uses the worker; it ends with the last of them. */
  const games = new Set();
  /** What is asked, one of each game at most; the first is under way. */
  const queue = [];

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

  function begin() {
    tries = 0;
    if (queue.length > 0) send();
  }

  function send() {
    try {
      ensure();
      worker.postMessage(queue[0].request);
      timer = setTimer(failed, TIMINGS.watchdog);
    } catch {
      failed();
    }
  }

  function heard({ id, answer }) {
    if (queue.length === 0 || id !== queue[0].request.id) return;
    if (answer) done({ id, answer });
    else failed();
  }

  function done(reply) {
    clearTimer(timer);
    const { game } = queue.shift();
    begin();
    game.reply(reply);
  }

  function failed() {
    end();
    if (queue.length === 0) return;
    tries += 1;
    if (tries < TRIES) timer = setTimer(send, TIMINGS.respawn);
    else done({ id: queue[0].request.id });
  }

  function end() {
    clearTimer(timer);
    worker?.terminate();
    worker = null;
  }

  /** Takes a game's request out; if it is under way, the worker ends, and the next one begins. */
  function drop(game) {
    const index = queue.findIndex((asked) => asked.game === game);
    if (index < 0) return;
    queue.splice(index, 1);
    if (index > 0) return;
    end();
    begin();
  }

  /** One game's way to the worker. @param {(reply: Reply) => void} reply */
  function client(reply) {
    const game = { reply };
    return {
      /** Starts the worker ahead of the first request. */
      warm() {
        games.add(game);
        try {
          ensure();
        } catch {
          // The first request will try again, and count it.
        }
      },

      /** @param {Request} request takes the place of the game's last, behind those of others */
      ask(request) {
        games.add(game);
        drop(game);
        queue.push({ game, request });
        if (queue.length === 1) begin();
      },

      /** Drops the game's request, if any. */
      cancel: () => drop(game),

      /** The game is over and done with; a later request starts afresh. */
      close() {
        drop(game);
        games.delete(game);
        if (games.size === 0) end();
      },
    };
  }

  return { client };
}
