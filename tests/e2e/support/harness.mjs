/**
 * `browserTest`: a test with a fresh page of the game. It fails on whatever goes wrong on the page,
 * even where the test itself would not have noticed.
 */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Board } from './board.mjs';
import { launch, newPage } from './chromium.mjs';
import { serveSite } from './server.mjs';

const TIMEOUT = 90_000;

let browser;
/** One host for each prefix that the tests of a file ask for. */
const hosts = new Map();

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
  for (const host of hosts.values()) await (await host).close();
});

function hostAt(prefix, files) {
  const key = files === undefined ? prefix : Symbol('a host for one test');
  if (!hosts.has(key)) hosts.set(key, serveSite({ prefix, files }));
  return hosts.get(key);
}

/**
 * @typedef {object} Visit
 * @property {import('playwright-core').Page} page
 * @property {Board} board
 * @property {string} url of the page
 * @property {string[]} trouble what went wrong so far; a test that breaks things on purpose empties
 *   it with `trouble.length = 0` when it has looked
 */

/**
 * @param {string} name
 * @param {import('./chromium.mjs').PageOptions & {
 *   prefix?: string,   path of the folder on its host, '/' if not said
 *   query?: string,    such as '?lang=tr'
 *   files?: import('./server.mjs').Files,   served in place of the real ones
 *   prepare?: (page: import('playwright-core').Page) => Promise<void>,   before the page is opened
 *   waitUntil?: 'load' | 'commit'   how far the page has come when the test begins
 * }} options
 * @param {(visit: Visit) => Promise<void>} body
 */
export function browserTest(name, options, body) {
  test(name, { timeout: TIMEOUT }, async () => {
    const { prefix = '/', query = '', files, prepare, waitUntil, ...pageOptions } = options;
    const { url: home } = await hostAt(prefix, files);
    const { page, trouble } = await newPage(browser, pageOptions, home);
    try {
      await prepare?.(page);
      await page.goto(home + query, { waitUntil });
      await body({ page, board: new Board(page), url: home + query, trouble });
    } catch (error) {
      // What went wrong on the page is most often the reason.
      if (trouble.length > 0) error.message += `\non the page:\n${trouble.join('\n')}`;
      throw error;
    } finally {
      await page.context().close();
    }
    assert.deepEqual(trouble, [], 'something went wrong on the page');
  });
}
