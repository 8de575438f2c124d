/**
 * Two clocks, of which one runs. Pure: `now` is an argument, and all times are milliseconds.
 *
 * @typedef {object} Clock
 * @property {number} increment  what a move earns
 * @property {{white: number, black: number}} left  as of `since`
 * @property {'white' | 'black' | null} running
 * @property {number} since  when `left` was true of the one that runs
 * @property {{white: boolean, black: boolean}} warned  who has been told that little is left
 */

import { outcomeOf } from './turn.js';

/** So little time is worth a word … */
export const LOW = 20_000;
/** … and from here on tenths are shown. */
const TENTHS = 10_000;

const SIDES = ['white', 'black'];

/** @param {string} choice minutes and seconds such as '5+3', or 'off' @returns {Clock | null} */
export function newClock(choice) {
  if (choice === 'off') return null;
  const [minutes, seconds] = choice.split('+').map(Number);
  const left = minutes * 60_000;
  return standing(seconds * 1000, { white: left, black: left });
}

const standing = (increment, left) => ({
  increment,
  left,
  running: null,
  since: 0,
  warned: { white: left.white < LOW, black: left.black < LOW },
});

/** What is kept of a clock, with the running time counted up to now. */
export function keptClock(clock, now) {
  if (clock === null) return null;
  const [white, black] = SIDES.map((side) => timeLeft(clock, side, now));
  return { increment: clock.increment, left: { white, black } };
}

/** @returns {Clock | null} from what was kept; nothing where that makes no sense */
export function readClock(record) {
  const times = [record?.increment, record?.left?.white, record?.left?.black];
  if (!times.every((time) => Number.isFinite(time) && time >= 0)) return null;
  const [increment, white, black] = times;
  return standing(increment, { white, black });
}

export function timeLeft({ left, running, since }, side, now) {
  return Math.max(0, left[side] - (running === side ? Math.max(0, now - since) : 0));
}

/** Whoever has moved in time gets the increment. A first move that took no time earns none. */
export function credit(clock, side) {
  if (clock?.running !== side) return clock;
  return { ...clock, left: { ...clock.left, [side]: clock.left[side] + clock.increment } };
}

export const hasFallen = (clock, now) =>
  clock !== null && clock.running !== null && timeLeft(clock, clock.running, now) === 0;

export const isLow = (clock, side, now) => timeLeft(clock, side, now) < LOW;

/** Whether the one who is to move has yet to hear that little time is left. */
export const mustWarn = (clock, now) =>
  clock.running !== null && !clock.warned[clock.running] && isLow(clock, clock.running, now);

export const warned = (clock) => ({
  ...clock,
  warned: { ...clock.warned, [clock.running]: true },
});

/**
 * Lets the right clock run. It stands until the first move, while an earlier position is looked
 * at, and after the end. A question on the screen or a hidden page do not stop it, since either
 * would be a way to think for nothing. Taking moves back gives no time back, for the same reason.
 */
export function keepTime(state, now) {
  const { clock, game } = state;
  if (clock === null || now === undefined) return state;
  const stands =
    state.phase.type === 'loading' ||
    state.settings.mode !== 'two' ||
    state.live !== null ||
    game.ply === 0 ||
    outcomeOf(state) !== null;
  const running = stands ? null : game.turn;
  if (running === clock.running) return state;
  const { left } = keptClock(clock, now);
  return { ...state, clock: { ...clock, left, running, since: now } };
}

/** @returns {string} such as '4:59', or '9.9' near the end */
export function clockText(time) {
  if (time < TENTHS) return (Math.floor(time / 100) / 10).toFixed(1);
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the text of a running clock stays as it is. */
export function untilNextText(clock, now) {
  const time = timeLeft(clock, clock.running, now);
  const step = time < TENTHS ? 100 : 1000;
  return (time % step) + 1;
}
