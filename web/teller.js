/** What the page around the element hears: events, and the answer to whoever asked for a hint. */

import { nameOf } from './geometry.js';
import { outcomeOf } from './state/turn.js';

const UNDECIDED = ['loading', 'animating', 'browsing'];

/** @param {HTMLElement} host the element */
export function createTeller(host) {
  /** The position whose turn was told last. */
  let told = null;
  let curious = [];

  /** @returns {boolean} whether nobody has prevented what is told */
  function emit(name, detail) {
    const cancelable = name === 'dama-move';
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
    return host.dispatchEvent(event);
  }

  const answer = (text) => {
    for (const hear of curious.splice(0)) hear(text);
  };

  return {
    emit,

    /** Whether the page lets a move be played. */
    allows({ turn, ply, moves }, index) {
      const { text, from, to, captured } = moves[index];
      return emit('dama-move', {
        move: text,
        from: nameOf(from),
        to: nameOf(to),
        captured: captured.map(nameOf),
        color: turn,
        ply: ply + 1,
      });
    },

    /** The turn, where it has come to another, and a hint that has been found. */
    update(state) {
      const { hint, game, phase } = state;
      if (hint?.type !== 'asked') answer(hint?.text ?? null);
      if (game === told || UNDECIDED.includes(phase.type)) return;
      told = game;
      if (outcomeOf(state) !== null) return;
      const legal = game.moves.map(({ text }) => text);
      emit('dama-turn', { color: game.turn, fen: game.fen, legal });
    },

    /** @returns {Promise<string | null>} the hint's move; null where none is to be had */
    hint({ hint }) {
      if (hint?.type !== 'asked') return Promise.resolve(hint?.text ?? null);
      return new Promise((hear) => curious.push(hear));
    },

    /** No hint will come any more. */
    close: () => answer(null),
  };
}
