/**
 * Looking at another ply of the game than the one in play, and coming back. The rules stand at
 * the ply looked at; `state.live` is where the game goes on, and what stays saved.
 */

import { proceed, settle, stopEngine } from './flow.js';

/** Goes to a ply. To go to the live one is to come back. */
export function browse(state, { ply }) {
  const [rest, effects] = settle(state);
  const { game, phase } = rest;
  const known = game !== null && phase.type !== 'loading' && ply >= 0 && ply <= game.history.length;
  if (!known || ply === game.ply) return [rest, effects];
  const [still, more] = stopEngine(rest);
  const next = {
    ...still,
    phase: { type: 'browsing' },
    live: rest.live ?? game.ply,
    refusal: null,
  };
  // One step is shown as a move; a leap is not.
  const goto = { type: 'goto', ply, leap: Math.abs(ply - game.ply) > 1 };
  return [next, [...effects, ...more, goto]];
}

/** Back to the game. */
export const leave = (state) =>
  state.live === null ? [state, []] : browse(state, { ply: state.live });

/** The game goes on from the ply looked at. What came after can be redone until a move is made. */
export function playOn(state) {
  const [rest, effects] = settle(state);
  if (rest.live === null) return [rest, effects];
  const here = { ...rest, phase: { type: 'idle' }, live: null, ended: null };
  return proceed(here, [...effects, { type: 'save' }]);
}
