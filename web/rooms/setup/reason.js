/** Why a position cannot be played from, in words. Pure but for the rules that are asked. */

import { resultLines } from '../../status.js';
import { faultOf } from '../share/faults.js';

/**
 * @param {{look: (fen: string) => object}} rules
 * @returns {import('../../i18n/index.js').Line[]} none where it can be played
 */
export function reasonAgainst(rules, fen) {
  let seen;
  try {
    seen = rules.look(fen);
  } catch (error) {
    if (error.code === undefined) throw error;
    return [faultOf(error)];
  }
  const bare = ['white', 'black'].filter(
    (color) => !seen.pieces.some((piece) => piece.color === color),
  );
  if (bare.length > 0)
    return bare.map((color) => ({ key: 'setupNone', args: { side: { key: color } } }));
  if (seen.outcome === null) return [];
  const over = {
    phase: { type: 'over', outcome: seen.outcome },
    game: seen,
    settings: { mode: 'two' },
  };
  return [resultLines(over).reason];
}
