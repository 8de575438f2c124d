/**
 * The language between a frame and the page around it, version 1. Pure.
 *
 * A command is `{source: 'turkish-draughts-host', v: 1, type, id, …}` and is answered by
 * `{source: 'turkish-draughts', v: 1, type: 'result', id, value}`, or with `type: 'error'`, `code` and
 * `message`. What the frame tells by itself has the id null: ready, move, turn, gameover, error,
 * resize.
 */

import { ATTRIBUTES, attributeText, readAttribute } from '../attributes.js';

export const VERSION = 1;
export const SOURCE = 'turkish-draughts';
export const HOST_SOURCE = 'turkish-draughts-host';

/** A game of a thousand moves with comments is shorter. */
const LONGEST = 100_000;

/** Where the game is kept is for the address alone to say. */
const SETTABLE = ATTRIBUTES.filter((name) => !['storage', 'loading'].includes(name));

const isText = (value) => typeof value === 'string' && value.length <= LONGEST;
const isRecord = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

const text = (name) => ({
  [name]: (value) =>
    isText(value) ? null : `${name} has to be a text of at most ${LONGEST} letters`,
});
const options = (names, needed) => ({
  options(value) {
    if (value === undefined && !needed) return null;
    if (!isRecord(value)) return 'options has to be an object';
    for (const [name, option] of Object.entries(value)) {
      if (!names.includes(name)) {
        return `"${name.slice(0, 40)}" is no option here; there are: ${names.join(', ')}`;
      }
      const { error } = readAttribute(name, attributeText(option));
      if (error) return error.message;
    }
    return null;
  },
});

/** What each command needs besides its type: a field, and what is wrong with its value. */
const COMMANDS = Object.freeze({
  hello: {},
  newGame: options(['mode', 'level', 'side'], false),
  play: text('move'),
  undo: {},
  redo: {},
  hint: {},
  flip: {},
  loadFen: text('fen'),
  loadPdn: text('pdn'),
  exportPdn: {},
  set: options(SETTABLE, true),
  get: {},
});

/**
 * @param {unknown} data of a message
 * @returns {null | {id: string | number | null, error: {code: string, message: string}}
 *   | {id: string | number | null, type: string, fields: object}} null for what is not meant for us
 */
export function readCommand(data) {
  if (!isRecord(data) || data.source !== HOST_SOURCE) return null;
  const given = data.id ?? null;
  const fits = given === null || Number.isFinite(given) || (isText(given) && given.length <= 100);
  const id = fits ? given : null;
  const refuse = (code, message) => ({ id, error: { code, message } });
  if (!fits) return refuse('id', 'id has to be a number or a text of at most 100 letters');
  if (data.v !== VERSION) return refuse('version', `v has to be ${VERSION}`);
  const { type } = data;
  if (!isText(type) || !Object.hasOwn(COMMANDS, type)) {
    return refuse(
      'type',
      `there is no such command; there are: ${Object.keys(COMMANDS).join(', ')}`,
    );
  }
  const fields = {};
  for (const [name, check] of Object.entries(COMMANDS[type])) {
    const wrong = check(data[name]);
    if (wrong !== null) return refuse('field', wrong);
    fields[name] = data[name];
  }
  return { id, type, fields };
}

/** @returns {object} a message as it goes out; nothing in `fields` can pose as another */
export const written = (type, id, fields = {}) => ({
  ...fields,
  source: SOURCE,
  v: VERSION,
  type,
  id,
});
