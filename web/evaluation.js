/**
 * What a score of the engine means to a person. Pure.
 *
 * @typedef {{type: 'cp' | 'win' | 'loss', value: number}} Score  hundredths of a man, or plies to
 *   the forced end
 */

/** The evaluation is fitted to results with this scale, so it is a chance already: hundredths. */
const SCALE = 200;

/** @param {Score} score @param {string} turn whose view it is @returns {Score} White's view */
export function forWhite({ type, value }, turn) {
  if (turn === 'white') return { type, value };
  if (type === 'cp') return { type, value: value === 0 ? 0 : -value };
  return { type: type === 'win' ? 'loss' : 'win', value };
}

/** @param {Score} score @returns {number} 0..1, the chance to win of the side whose view it is */
export function chance({ type, value }) {
  if (type !== 'cp') return type === 'win' ? 1 : 0;
  return 1 / (1 + Math.exp(-value / SCALE));
}

/** @param {Score} score for White @returns {string} such as '+0.42', or '+#5' for a win in 5 */
export function figure({ type, value }, digits = 2) {
  if (type !== 'cp') return `${type === 'win' ? '+' : '−'}#${movesTo(value)}`;
  const size = (Math.abs(value) / 100).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${value < 0 ? '−' : '+'}${size}`;
}

/** From here on a side is better, from here on by much. In hundredths of a man. */
const SLIGHT = 30;
const CLEAR = 100;
const MUCH = 250;

/** @param {Score} score for White @returns {import('./i18n/index.js').Line} in words */
export function verdict({ type, value }) {
  const ahead = type === 'cp' ? value > 0 : type === 'win';
  const side = { key: ahead ? 'white' : 'black' };
  if (type !== 'cp') {
    const n = movesTo(value);
    return n === 0 ? { key: 'evalWon', args: { side } } : { key: 'evalWin', args: { side, n } };
  }
  const size = Math.abs(value);
  if (size < SLIGHT) return { key: 'evalEven' };
  if (size < CLEAR) return { key: 'evalSlight', args: { side } };
  return { key: size < MUCH ? 'evalClear' : 'evalMuch', args: { side } };
}

/** The moves of the side that wins, of so many plies. */
const movesTo = (plies) => Math.ceil(plies / 2);
