/** What a game is recorded with: the tags of its PDN, and the name of its file. Pure. */

import { givenName } from '../../settings.js';
import { isHuman } from '../../state/turn.js';

const RESULTS = { white: '1-0', black: '0-1' };

/**
 * Those of the PDN that was opened stay, but for what is known better now.
 *
 * @param {import('../../state.js').State} state
 * @param {Record<string, string>} tags of the PDN that the game came from
 * @param {Date} today
 * @param {{player: string, computer: string}} words what the sides are called where no one has a name
 */
export function tagsOf(state, tags, today, words) {
  const { settings, ended } = state;
  const nameOf = (color) => {
    if (settings.mode === 'two') return givenName(settings, color);
    return isHuman(state, color) ? words.player : words.computer;
  };
  const known = {
    White: nameOf('white') || tags.White,
    Black: nameOf('black') || tags.Black,
    Date: tags.Date ?? dayOf(today).replaceAll('-', '.'),
    Result: ended ? (RESULTS[ended.winner] ?? '1/2-1/2') : tags.Result,
  };
  const given = Object.entries(known).filter(([, text]) => text);
  return { ...tags, ...Object.fromEntries(given) };
}

/** @param {Date} today */
export const fileName = (today, ending) => `turkish-draughts-${dayOf(today)}.${ending}`;

/** By the clock on the wall, not in Greenwich. */
function dayOf(date) {
  const two = (n) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
