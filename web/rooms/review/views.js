/** Looks at every position of a game, one after the other, always as long. */

import { createAnalyst } from '../../analyst.js';
import { forWhite } from '../../evaluation.js';
import { hire } from '../../hire.js';

/** About ten plies in the middle of a game; a long game takes some seconds. */
const NODES = 150_000;

export function createViews() {
  const analyst = createAnalyst({ spawn: hire });
  let views = [];
  let texts = [];
  let end = null;
  let on = null;

  function next() {
    on.progress(views.length);
    const left = texts.length - views.length;
    if (left === 0) on.finish(views);
    else if (left === 1 && end.outcome !== null) add(ending(end.outcome));
    else analyst.ask({ saved: texts[views.length], lines: 2, nodes: NODES }, heard, on.fail);
  }

  function heard({ lines }, done) {
    if (!done) return;
    // Sides take turns; the last position says whose it was.
    const turn = (texts.length - views.length) % 2 === 1 ? end.turn : other(end.turn);
    const [{ score, moves }] = lines;
    add({ score: forWhite(score, turn), line: moves, forced: lines.length === 1 });
  }

  function add(view) {
    views.push(view);
    next();
  }

  return {
    /**
     * @param {string[]} saved the game at each of its plies
     * @param {object} last the snapshot at the last of them
     * @param {object} listener
     * @param {(done: number) => void} listener.progress
     * @param {(views: import('../../review.js').View[]) => void} listener.finish
     * @param {() => void} listener.fail nothing can be found out
     */
    start(saved, last, listener) {
      analyst.stop();
      texts = saved;
      end = last;
      on = listener;
      views = [];
      next();
    },

    /** Goes on where it was stopped. */
    resume: next,
    stop: analyst.stop,
    close: analyst.close,
  };
}

const other = (color) => (color === 'white' ? 'black' : 'white');

/** The end of the game needs no engine: it is what the rules say. */
function ending({ winner }) {
  const type = winner === null ? 'cp' : winner === 'white' ? 'win' : 'loss';
  return { score: { type, value: 0 }, line: [], forced: true };
}
