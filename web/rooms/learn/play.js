/**
 * A step of the course in play: the page's own state machine on a game of its own, with a teacher
 * in place of the engine.
 *
 * @typedef {import('./lessons.js').Step} Step
 */

import { squareNamed } from '../../geometry.js';
import { initialState, update } from '../../state.js';
import { isHuman } from '../../state/turn.js';
import { TIMINGS } from '../../timings.js';

/** Whoever learns plays White, and sits at the bottom. */
const SETTINGS = { mode: 'computer', side: 'white', turnBoard: false };

/**
 * @param {object} on
 * @param {() => number} on.now
 * @param {(ms: number, then: () => void) => void} on.later
 * @param {() => void} on.changed  after every change of the state
 * @param {(...lines: object[]) => void} on.announce
 * @param {(beats: object[], own: boolean) => void} on.sense
 * @param {(verdict: 'right' | 'wrong') => void} on.judged  once the move has been seen
 * @param {() => void} on.done  the step is solved, and Black has replied
 */
export function createPlay(on) {
  let rules = null;
  let state = initialState();
  /** @type {Step} */
  let step = null;
  /** What has become of the step; a move is judged when it is played, and told of when seen. */
  let stage = 'open';
  let verdict = null;
  let attempt = 0;
  let muted = false;
  let busy = false;
  const queue = [];

  function dispatch(event) {
    queue.push({ now: on.now(), ...event });
    if (busy) return;
    busy = true;
    try {
      while (queue.length > 0) {
        const [next, effects] = update(state, queue.shift());
        state = next;
        for (const effect of effects) run[effect.type]?.(effect);
        react();
      }
    } finally {
      busy = false;
      queue.length = 0;
    }
    on.changed();
  }

  /** What is not here, saving for one, means nothing in a lesson. */
  const run = {
    legs: ({ from, path, held }) => {
      const { next, moves } = rules.legs(from, path);
      dispatch({ type: 'legs', from, path, next, moves, held });
    },
    play: ({ index, from, path, held }) => {
      if (isHuman(state, state.game.turn)) {
        verdict = step.accept.includes(state.game.moves[index].text) ? 'right' : 'wrong';
        stage = 'played';
      }
      const { snapshot, legs } = rules.play(index, from, path);
      dispatch({ type: 'moved', snapshot, legs, skip: path.length, held });
    },
    goto: ({ ply }) => dispatch({ type: 'went', ...rules.goTo(ply) }),
    think: ({ id, purpose }) => purpose === 'hint' && think(id, step.accept[0]),
    await: ({ id, duration }) => on.later(duration, () => dispatch({ type: 'animated', id })),
    calm: ({ id }) => on.later(TIMINGS.refusal, () => dispatch({ type: 'calm', id })),
    announce: ({ lines }) => !muted && on.announce(...lines),
    sense: ({ beats, own }) => on.sense(beats, own),
  };

  /** The teacher's word for a request of the state machine. */
  function think(id, text) {
    const index = state.game.moves.findIndex((move) => move.text === text);
    const [from, ...landings] = text.split(/[-x]/).map(squareNamed);
    const legs = landings.map((to, i) =>
      rules.legs(from, landings.slice(0, i)).next.find((leg) => leg.to === to),
    );
    dispatch({ type: 'thought', id, index, move: { from, legs, text } });
  }

  /** Once a move has been seen to its end. */
  function react() {
    const { type } = state.phase;
    if (stage === 'played' && (type === 'thinking' || type === 'over')) {
      stage = verdict === 'right' ? 'answering' : 'wrong';
      on.judged(verdict);
      if (verdict === 'wrong') wait(TIMINGS.takeBack, () => dispatch({ type: 'undo' }));
      else if (step.answer === undefined) finish();
      else wait(TIMINGS.computerAtLeast, () => think(state.phase.id, step.answer));
    } else if (stage === 'answering' && type === 'idle') finish();
    else if (stage === 'wrong' && type === 'idle') stage = 'open';
  }

  function finish() {
    stage = 'done';
    on.done();
  }

  /** Nothing comes of it once another step has begun. */
  function wait(ms, then) {
    const begun = attempt;
    on.later(ms, () => begun === attempt && then());
  }

  function begin(next) {
    attempt += 1;
    step = next;
    stage = 'open';
    verdict = null;
  }

  return {
    dispatch,
    state: () => state,
    verdict: () => (stage === 'played' ? null : verdict),
    isDone: () => stage === 'done',
    isDragging: () => state.phase.type === 'dragging',

    /**
     * @param {object} game rules of a game of its own (see rules.js)
     * @param {Step} next with a position
     */
    open(game, next, settings, reduced) {
      begin(next);
      rules = game;
      let snapshot = rules.fromFen(next.fen);
      for (const text of next.before ?? []) {
        const index = snapshot.moves.findIndex((move) => move.text === text);
        snapshot = rules.play(index, snapshot.moves[index].from, []).snapshot;
      }
      state = { ...state, reduced };
      muted = true;
      dispatch({ type: 'opened', snapshot, settings: { ...settings, ...SETTINGS } });
      muted = false;
    },

    /** Goes on to a step without a position of its own. */
    follow(next) {
      begin(next);
      on.changed();
    },

    /** What was begun is let go of; a late timer finds nothing to do. */
    leave: () => {
      attempt += 1;
      dispatch({ type: 'cancel', cause: 'blur' });
    },
  };
}
