/**
 * Speaks with the page around the frame, and with no other: the origin that the address names, or
 * else the first that asks something. Before that nothing is said. Pure.
 */

import { readCommand, written } from './message.js';

/**
 * @param {object} on
 * @param {string | null} on.host  the origin that the address names
 * @param {(message: object, origin: string) => void} on.post
 * @param {(type: string, fields: object) => unknown} on.run  carries a command out; what it gives or
 *   throws, also later, is the answer
 * @param {() => void} on.met  there is somebody to speak to, whom the address did not name
 */
export function createTalk({ host, post, run, met }) {
  let partner = host;

  const say = (message) => partner !== null && post(message, partner);

  async function answer({ id, type, fields, error }) {
    try {
      if (error) throw error;
      const value = (await run(type, fields)) ?? null;
      say(written('result', id, { value }));
    } catch ({ code = 'other', message }) {
      say(written('error', id, { code, message }));
    }
  }

  return {
    /** @param {{data: unknown, origin: string}} message from the window around the frame */
    hear({ data, origin }) {
      const command = readCommand(data);
      // A page without an origin of its own could only be answered in a way that all can hear.
      if (command === null || origin === 'null' || (partner ?? origin) !== origin) return;
      const isNew = partner === null;
      partner = origin;
      if (isNew) met();
      answer(command);
    },

    /** Tells of something that has happened. */
    tell: (type, fields) => say(written(type, null, fields)),
  };
}
