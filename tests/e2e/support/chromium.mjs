/** Starts Chromium and opens pages that notice whatever goes wrong on them. */

import { chromium } from 'playwright-core';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `cargo xtask test` looks for the browser and names it here. */
export const programOf = () => process.env.CHROME ?? '/usr/bin/chromium';

/** @returns {Promise<import('playwright-core').Browser>} */
export function launch() {
  return chromium.launch({ executablePath: programOf(), args: FLAGS, headless: true });
}

/**
 * @typedef {object} PageOptions  what differs from a desktop window in English
 * @property {{width: number, height: number} | null} [viewport] null leaves size and pixel ratio to
 *   the test
 * @property {string} [locale] such as 'tr-TR'
 * @property {number} [dpr] device pixels to a CSS pixel
 * @property {'light' | 'dark'} [colorScheme]
 * @property {boolean} [touch] a finger, and no mouse
 * @property {boolean} [reducedMotion]
 */

/**
 * Opens a blank page in a context of its own, so with nothing stored.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {PageOptions} [options]
 * @param {string} [home] address of the page's folder: a request that leaves it counts as trouble
 * @returns {Promise<{page: import('playwright-core').Page, trouble: string[]}>} `trouble` grows by
 *   a line for each uncaught error, console error, failed request and request elsewhere
 */
export async function newPage(browser, options = {}, home) {
  const { viewport = { width: 1024, height: 768 } } = options;
  const context = await browser.newContext({
    viewport,
    locale: options.locale ?? 'en-GB',
    deviceScaleFactor: viewport === null ? undefined : (options.dpr ?? 1),
    colorScheme: options.colorScheme ?? 'light',
    hasTouch: options.touch ?? false,
    isMobile: viewport === null ? undefined : (options.touch ?? false),
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(listen);
  const page = await context.newPage();
  const trouble = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.stack ?? error}`));
  page.on('crash', () => trouble.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber } = message.location();
    trouble.push(`console: ${message.text()} (${url}:${lineNumber + 1})`);
  });
  context.on('request', (request) => {
    const url = request.url();
    const local = url.startsWith('data:') || url.startsWith('blob:');
    if (home !== undefined && !local && !url.startsWith(home)) {
      trouble.push(`a request that leaves the page's folder: ${url}`);
    }
  });
  return { page, trouble };
}

/** In the page: keeps all that the live region says in `window.heard`, as a screen reader would. */
function listen() {
  window.heard = [];
  const begin = (event) => {
    const [element] = event.composedPath();
    const live = element.shadowRoot.querySelector('[data-part="live"]');
    const listener = new MutationObserver(() => {
      if (live.textContent !== '') window.heard.push(live.textContent);
    });
    listener.observe(live, { childList: true, characterData: true, subtree: true });
  };
  document.addEventListener('dama-language', begin, { once: true });
}
