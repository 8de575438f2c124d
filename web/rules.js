/**
 * The rules, which live in Rust. A thin adapter: snapshots come out as plain objects, parsed here
 * and nowhere else, and nothing here decides what is legal.
 *
 * @typedef {import('./animate.js').Leg} Leg
 */

const GLUE = new URL('../pkg/dama_wasm.js', import.meta.url);
const WASM = new URL('../pkg/dama_wasm_bg.wasm', import.meta.url);

/** A crash inside the rules, as against a refusal, which is an ordinary Error. */
export class Broken extends Error {}

/** Each module once for the page, however many elements play by it. */
const modules = new Map();

/**
 * After a crash the module has to be loaded afresh, since every handle of the old one is locked;
 * another query makes it another module.
 *
 * @param {number} [attempt]
 * @returns {Promise<any>} what dama-wasm exports
 */
export function loadModule(attempt = 0) {
  if (!modules.has(attempt)) {
    const loading = fetchModule(attempt);
    modules.set(attempt, loading);
    loading.catch(() => modules.delete(attempt));
  }
  return modules.get(attempt);
}

async function fetchModule(attempt) {
  const module = await (attempt === 0 ? import('../pkg/dama_wasm.js') : afresh(attempt));
  await module.default({ module_or_path: WASM });
  return module;
}

/** @param {number} [attempt] see `loadModule` */
export async function loadRules(attempt = 0) {
  return createRules((await loadModule(attempt)).Game);
}

/** Not spelt out in the import, so that bundlers leave it alone. */
function afresh(attempt) {
  const glue = new URL(GLUE);
  glue.search = `?again=${attempt}`;
  return import(/* @vite-ignore */ /* webpackIgnore: true */ glue.href);
}

/** @param {any} Game the class from dama-wasm */
function createRules(Game) {
  let game = null;
  /** The tags of a game that was kept. */
  let given = {};
  /** The moves of the PDN that was read last. */
  let recorded = '';

  /** Swaps the game only when the new one stands, so that a refusal changes nothing. */
  function replace(make, tags = {}) {
    const next = guarded(make);
    game?.free();
    game = next;
    given = tags;
    return snapshot();
  }

  const snapshot = () => JSON.parse(guarded(() => game.snapshot()));

  /** @returns {{next: Leg[], moves: number[]}} */
  const legs = (from, path) => JSON.parse(guarded(() => game.legs(from, Uint8Array.from(path))));

  /** The legs of a move that begins with the landings in `path`. */
  function route(from, path, index) {
    const landings = [];
    const found = [];
    for (;;) {
      const { next } = legs(from, landings);
      const wanted = path[landings.length];
      const leg = next.find(
        ({ to }) =>
          (wanted === undefined || to === wanted) &&
          legs(from, [...landings, to]).moves.includes(index),
      );
      if (!leg) return found;
      found.push(leg);
      landings.push(leg.to);
    }
  }

  return {
    /** A second game beside the one in play. */
    another: () => createRules(Game),

    snapshot,
    legs,
    start: () => replace(() => new Game()),
    fromFen: (fen) => replace(() => Game.fromFen(fen)),
    fromPdn(text) {
      const read = replace(() => Game.fromPdn(text));
      recorded = lineOf(read);
      return read;
    },
    restore: (saved, tags) => replace(() => Game.restore(saved), tags),

    /**
     * Those of the PDN that the game came from. Its result says nothing of a game that has been
     * played on, or otherwise.
     *
     * @returns {Record<string, string>}
     */
    tags() {
      const { Result, ...others } = JSON.parse(guarded(() => game.tags()));
      const tags = { ...given, ...others };
      return Result && lineOf(snapshot()) === recorded ? { ...tags, Result } : tags;
    },
    pdn: (tags) => guarded(() => game.pdn(JSON.stringify(tags))),

    /** What a position is like, with the game in play left alone. Throws what is illegal in it. */
    look: (fen) =>
      guarded(() => {
        const other = Game.fromFen(fen);
        const seen = JSON.parse(other.snapshot());
        other.free();
        return seen;
      }),

    save: () => guarded(() => game.save()),

    /** Plays a legal move. @returns {{snapshot: object, legs: Leg[]}} with the way it goes */
    play(index, from, path) {
      const way = route(from, path, index);
      guarded(() => game.play(index));
      return { snapshot: snapshot(), legs: way };
    },

    /** Goes to a ply of the game at once, with nothing to show on the way. */
    leapTo(ply) {
      guarded(() => game.goTo(ply));
      return { snapshot: snapshot(), clips: [] };
    },

    /**
     * Goes to a ply of the game.
     * @returns {{snapshot: object, clips: import('./animate.js').Clip[]}} the way there, to show
     */
    goTo(ply) {
      const clips = [];
      let now = snapshot();
      while (now.ply !== ply) {
        const back = ply < now.ply;
        const { from, legs: way, crowned } = now.history[back ? now.ply - 1 : now.ply];
        const moved = guarded(() => (back ? game.undo() : game.redo()));
        if (!moved) break;
        const next = snapshot();
        const { pieces } = back ? next : now;
        clips.push({ pieces, from, legs: way, crowned, reverse: back, fast: true });
        now = next;
      }
      return { snapshot: now, clips };
    },
  };
}

const lineOf = ({ history }) => history.map(({ text }) => text).join(' ');

/** A WebAssembly trap, and the locked handles it leaves behind, are crashes. */
function guarded(call) {
  try {
    return call();
  } catch (error) {
    // Only refusals have a code. Their messages may quote anything.
    if (error?.code !== undefined) throw error;
    const message = String(error?.message ?? error);
    const crash = error instanceof WebAssembly.RuntimeError;
    if (crash || /recursive use|null pointer|unreachable/.test(message)) throw new Broken(message);
    throw error instanceof Error ? error : new Error(message);
  }
}
