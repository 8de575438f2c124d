/**
 * A browser by its bare protocol: a driver's own scripts, which are as large as the page's, would be
 * measured with them.
 */

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAGS, programOf } from './chromium.mjs';

/**
 * @returns {Promise<{send: (method: string, params?: object, sessionId?: string) => Promise<any>,
 *   close: () => Promise<void>}>}
 */
export async function startBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'draughts-'));
  const own = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(programOf(), [...FLAGS, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = browser.stdio;
  const waiting = new Map();
  let last = 0;
  let text = '';
  output.setEncoding('utf8').on('data', (piece) => {
    const messages = (text + piece).split('\0');
    text = messages.pop();
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    }
  });

  return {
    send(method, params = {}, sessionId = undefined) {
      const id = (last += 1);
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
