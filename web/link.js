/**
 * A game or a position as the fragment of an address, and the way back. Only the form is known
 * here; whether the moves are legal is for the rules to say. Pure.
 *
 * `#fen=W:Wa2:Ba7` is a position. `#game=a3a4_a6a5_d3xd5` is a game from the start: moves as the
 * rules write them, without the hyphen. `&fen=` names another start, `&at=` the ply at which the
 * game stands, where that is not its end.
 *
 * @typedef {{type: 'position', fen: string}
 *   | {type: 'game', start: string, moves: string[], ply: number}
 *   | {type: 'unreadable'}} Link
 */

import { fenOf } from './arrangement.js';
import { START } from './placement.js';

const START_FEN = fenOf(START, 'white');

/** Far above the longest game; a hostile address is not worth taking apart. */
const LONGEST = 50_000;

const SQUARE = '[a-h][1-8]';
const STEP = new RegExp(`^(${SQUARE})-?(${SQUARE})$`);
const CAPTURE = new RegExp(`^${SQUARE}(x${SQUARE})+$`);
/** What a FEN is written with, so that nothing else gets on from here. */
const FEN = /^[WB]:[WBK:a-h1-8,. -]*$/i;

/** @param {string} fen */
export const positionLink = (fen) => `#fen=${fen}`;

/** @param {{start: string, history: {text: string}[], ply: number}} game a snapshot */
export function gameLink({ start, history, ply }) {
  const moves = history.map(({ text }) => text.replace('-', ''));
  const from = start === START_FEN ? '' : `&fen=${start}`;
  const at = ply === history.length ? '' : `&at=${ply}`;
  return `#game=${moves.join('_')}${from}${at}`;
}

/** Whether an address, or anything else, has a fragment that is meant for this page. */
export const hasLink = (text) => /#(fen|game)=/.test(text);

/** @param {string} text with such a fragment @returns {Link} */
export function readLink(text) {
  const fields = fieldsOf(text.slice(text.search(/#(fen|game)=/) + 1));
  if (fields === null) return { type: 'unreadable' };
  const fen = fields.get('fen') ?? START_FEN;
  if (!FEN.test(fen)) return { type: 'unreadable' };
  if (!fields.has('game')) return { type: 'position', fen };
  const written = fields.get('game');
  const moves = written === '' ? [] : written.split('_').map(moveOf);
  const at = fields.get('at') ?? String(moves.length);
  if (moves.includes(null) || !/^\d{1,5}$/.test(at)) return { type: 'unreadable' };
  return { type: 'game', start: fen, moves, ply: Number(at) };
}

/** Some programs escape what they need not, so every field is decoded. */
function fieldsOf(fragment) {
  if (fragment.length > LONGEST) return null;
  const fields = new Map();
  try {
    for (const field of fragment.trim().split('&')) {
      const [name, ...value] = field.split('=');
      if (!fields.has(name)) fields.set(name, decodeURIComponent(value.join('=')));
    }
  } catch {
    return null;
  }
  return fields;
}

function moveOf(text) {
  const step = STEP.exec(text);
  if (step !== null) return `${step[1]}-${step[2]}`;
  return CAPTURE.test(text) ? text : null;
}
