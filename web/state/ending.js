/** Ends that the rules do not know: resignation, a draw by agreement, a fallen flag. */

import { hasFallen, mustWarn, warned } from './clock.js';
import { proceed, settle, stopEngine } from './flow.js';
import { canEnd, other } from './turn.js';

export const resign = (state, { color }) =>
  end(state, { winner: other(color), reason: 'resigned' });

export const agree = (state) => end(state, { winner: null, reason: 'agreed' });

/** Before any event: whoever has no time left has lost, whatever they were about to do. */
export function fall(state, now) {
  if (!hasFallen(state.clock, now)) return [state, []];
  return end(state, { winner: other(state.clock.running), reason: 'time' });
}

/** The running clock has come near its end: said once. */
export function tick(state, { now }) {
  const { clock } = state;
  if (clock === null || !mustWarn(clock, now)) return [state, []];
  const side = { key: clock.running === 'white' ? 'white' : 'black' };
  const line = { key: 'lowTime', args: { side } };
  return [{ ...state, clock: warned(clock) }, [{ type: 'announce', lines: [line] }]];
}

/** Somebody wants to end the game, or to play on from an earlier ply: they are asked first. */
export function ask(state, { question, color = null }) {
  const open = question === 'playOn' ? state.live !== null : canEnd(state);
  return [state, open ? [{ type: 'ask', question, color }] : []];
}

function end(state, ended) {
  const [rest, effects] = settle(state);
  if (!canEnd(rest)) return [rest, effects];
  const [still, more] = stopEngine(rest);
  const over = { ...still, phase: { type: 'idle' }, refusal: null, ended };
  return proceed(over, [...effects, ...more, { type: 'save' }], true);
}
