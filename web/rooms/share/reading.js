/** A text from somewhere → a game on the board. What it is, is seen from the text itself. */

import { hasLink, readLink } from '../../link.js';
import { knownSettings } from '../../settings.js';
import { refuse } from './faults.js';

/** No game is as long as this. */
const LONGEST = 1_000_000;

/**
 * Puts the game or position on the board, as one for two players: nothing begins to think before
 * someone asks for it. A refusal leaves the game in play untouched.
 *
 * @param {import('../../rooms.js').Host} host
 * @param {string} text FEN, PDN, or a link
 * @throws {Error} with a code (see faults.js)
 */
export function openText(host, text) {
  const { snapshot, names, notice } = read(host.rules(), text);
  host.dispatch({ type: 'opened', snapshot, settings: { mode: 'two', ...names } });
  return notice;
}

function read(rules, text) {
  if (text.length > LONGEST) throw refuse('too-long');
  const nobody = { whiteName: '', blackName: '' };
  if (hasLink(text)) return { ...fromLink(rules, readLink(text)), names: nobody };
  const trimmed = text.trim();
  if (trimmed === '') throw refuse('no-text');
  if (/^https?:\S*$/i.test(trimmed)) throw refuse('link');
  // The rules count columns from the first letter, so blanks before it are not taken away.
  if (/^[wb]\s*:/i.test(trimmed)) {
    return { snapshot: rules.fromFen(text.trimEnd()), names: nobody, notice: { key: 'openedFen' } };
  }
  const snapshot = rules.fromPdn(text);
  const { White = '?', Black = '?', Result } = rules.tags();
  const names = knownSettings({ whiteName: known(White), blackName: known(Black) });
  const args = { white: White, black: Black, result: Result };
  return { snapshot, names, notice: { key: 'openedPdn', args } };
}

const known = (name) => (name === '?' ? '' : name);

function fromLink(rules, link) {
  if (link.type === 'unreadable') throw refuse('link');
  if (link.type === 'position') {
    return { snapshot: rules.fromFen(link.fen), notice: { key: 'openedFen' } };
  }
  const { start, moves, ply } = link;
  const saved = JSON.stringify({ v: 1, start, moves, cursor: ply });
  return { snapshot: rules.restore(saved), notice: { key: 'openedLink' } };
}
