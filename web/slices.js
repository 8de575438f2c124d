/**
 * The worker's work on the page's own thread, where no worker may be had: one short search after
 * the other, with the page free in between. A search cannot be left and gone on with; but each finds
 * in the engine's table what those before it have found, and so gets further.
 */

import { loadModule } from './rules.js';

/** A slice of a search takes about so long, in milliseconds … */
const SLICE = 16;
/** … which is found out from this many nodes on. */
const FIRST_NODES = 4_000;

let nodesASlice = FIRST_NODES;

/**
 * @param {{id: number, saved: string, level?: string, lines?: number, nodes?: number}} request
 * @param {(reply: object) => void} reply as a worker would
 * @param {() => boolean} ended nobody wants to know any more
 */
export async function answer({ id, saved, level, lines, nodes }, reply, ended) {
  const { Engine, Game } = await loadModule();
  const engine = new Engine();
  try {
    const effort = level === undefined ? null : JSON.parse(engine.effort(saved, level));
    if (effort) {
      const found = await search(engine, { saved, ...effort }, ended);
      if (!found) return;
      const move = choose(found.lines, effort.margin);
      const index = legalMoves(Game, saved).findIndex(({ text }) => text === move.text);
      reply({ id, answer: { move, index } });
    } else if (level) {
      reply({ id, answer: JSON.parse(engine.choose(saved, level)) });
    } else {
      const told = (found) => reply({ id, found });
      const found = await search(engine, { saved, lines, nodes }, ended, told);
      if (found) reply({ id, answer: found });
    }
  } finally {
    engine.free();
  }
}

function legalMoves(Game, saved) {
  const game = Game.restore(saved);
  const { moves } = JSON.parse(game.snapshot());
  game.free();
  return moves;
}

/** @returns {Promise<object | null>} the deepest that was found; null where it was given up */
async function search(engine, { saved, lines, nodes }, ended, told = () => {}) {
  let best = null;
  const began = performance.now();
  for (let spent = 0; spent < nodes;) {
    const budget = Math.min(nodesASlice, nodes - spent);
    const start = performance.now();
    const found = JSON.parse(engine.analyse(saved, lines, budget, undefined, () => {}));
    const took = performance.now() - start;
    spent += Math.max(1, found.nodes);
    if (best === null || found.depth >= best.depth) {
      const deeper = found.depth > (best?.depth ?? 0);
      best = { ...found, nodes: spent, time: Math.round(performance.now() - began) };
      if (deeper) told(best);
    }
    // It came to an end by itself: there is nothing more to be found.
    if (found.nodes < budget / 2) break;
    const fair = (budget * SLICE) / Math.max(1, took);
    nodesASlice = Math.max(500, Math.min(40_000, Math.round((nodesASlice + fair) / 2)));
    await new Promise((next) => setTimeout(next));
    if (ended()) return null;
  }
  return best;
}

/**
 * As the levels do in Rust.
 *
 * @param {{score: {type: string, value: number}, moves: object[]}[]} lines the best first
 */
function choose(lines, margin) {
  const [{ score: best }] = lines;
  const good = lines.filter(
    ({ score: { type, value } }) =>
      type === 'cp' && best.type === 'cp' && value >= best.value - margin,
  );
  const from = good.length > 0 ? good : [lines[0]];
  return from[Math.floor(Math.random() * from.length)].moves[0];
}
