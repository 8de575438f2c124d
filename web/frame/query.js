/** What the address of a frame asks for. Pure. */

import { ATTRIBUTES } from '../attributes.js';

/**
 * @param {URLSearchParams} query
 * @returns {{host: string | null, attributes: Record<string, string>,
 *   errors: {code: string, message: string}[]}} `host` is the one origin that may speak to the frame;
 *   attributes are for the element, which looks at their values itself
 */
export function readQuery(query) {
  const attributes = {};
  const errors = [];
  const refuse = (message) => errors.push({ code: 'query', message });
  for (const name of new Set(query.keys())) {
    const shown = name.slice(0, 40);
    if (query.getAll(name).length > 1) refuse(`${shown} is given more than once`);
    else if (ATTRIBUTES.includes(name)) attributes[name] = query.get(name);
    else if (name !== 'host')
      refuse(`"${shown}" is no option; there are: host, ${ATTRIBUTES.join(', ')}`);
  }

  const host = readOrigin(query.get('host'));
  if (host === null && query.has('host')) {
    refuse(
      'host has to be the origin of the page around the frame: its scheme, name and port alone',
    );
  }
  if ((attributes.storage ?? 'off') !== 'off') {
    // Else any page could frame the game, and ask what has been played on another.
    if (host === null) refuse('storage needs host: what is kept is kept for that page alone');
    attributes.storage = host === null ? 'off' : keyFor(host, attributes.storage);
  }
  return { host, attributes, errors };
}

/** @returns {string | null} null for all but an origin of the web, written as browsers do */
export function readOrigin(text) {
  try {
    const { protocol, origin } = new URL(text);
    const known = ['http:', 'https:'].includes(protocol) && [origin, `${origin}/`].includes(text);
    return known ? origin : null;
  } catch {
    return null;
  }
}

const keyFor = (host, key) => `${host.replace(/[^\w.-]+/g, '-')}.${key}`;
