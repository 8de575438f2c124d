/**
 * The game in a browser that Chromium's tools cannot drive: as little of a driver as playing takes.
 *
 * @typedef {object} Driver
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(source: string, ...args: unknown[]) => Promise<any>} run  a function's source, run in
 *   the page
 * @property {(point: {x: number, y: number}) => Promise<unknown>} click
 * @property {(key: string) => Promise<unknown>} press
 * @property {() => Promise<void>} close
 */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serveSite } from '../../e2e/support/server.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebKit } from './webkit.mjs';

const TIMEOUT = 90_000;
const PATIENCE = 20_000;

/** `cargo xtask test` looks for the browsers and names them here. */
const BROWSERS = [
  { name: 'Firefox', path: process.env.FIREFOX, open: openFirefox },
  { name: 'WebKit', path: process.env.WEBKIT, open: openWebKit },
].filter(({ path }) => path);

let host = null;
const own = {};
const drivers = new Map();

after(async () => {
  for (const driver of drivers.values()) await (await driver).close();
  await (await host)?.close();
});

export class Visit {
  /** @param {Driver} driver */
  constructor(driver, url) {
    this.driver = driver;
    this.url = url;
  }

  /** Runs a function in the page, with plain values in and out. */
  run(fn, ...args) {
    return this.driver.run(String(fn), ...args);
  }

  /** Opens the page as on a first visit. */
  async open(attributes = {}, fen = null) {
    await this.driver.goto(this.url);
    await this.run(() => localStorage.clear());
    await this.driver.goto(this.url);
    await this.until(() => document.querySelector('turkish-draughts')?.snapshot);
    await this.run(
      (attributes, fen) => {
        const element = document.querySelector('turkish-draughts');
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        if (fen) element.loadFen(fen);
      },
      attributes,
      fen,
    );
  }

  /** Waits until a function of the page gives something. */
  async until(fn, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const value = await this.run(fn, ...args);
      if (value) return value;
      assert.ok(Date.now() < end, `never came true: ${fn} (${args.join(', ')})`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Waits until so many plies are played and the board is at rest. */
  untilPly(ply) {
    return this.until((ply) => {
      const { snapshot, dataset } = document.querySelector('turkish-draughts');
      return snapshot?.ply === ply && ['idle', 'over'].includes(dataset.phase);
    }, ply);
  }

  snapshot() {
    return this.run(() => document.querySelector('turkish-draughts').snapshot);
  }

  /** Clicks the middle of a node inside the element. */
  async click(selector) {
    const point = await this.until((selector) => {
      const node = document.querySelector('turkish-draughts').shadowRoot.querySelector(selector);
      if (!node) return null;
      node.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = node.getBoundingClientRect();
      return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
    }, selector);
    await this.driver.click(point);
  }

  /** Clicks squares one after the other. */
  async tap(...names) {
    for (const name of names) await this.click(`[data-square="${name}"]`);
  }

  label(name) {
    return this.run(
      (name) =>
        document
          .querySelector('turkish-draughts')
          .shadowRoot.querySelector(`[data-square="${name}"]`)
          .getAttribute('aria-label'),
      name,
    );
  }

  async press(...keys) {
    for (const key of keys) await this.driver.press(key);
  }
}

/**
 * A test in each of the browsers.
 *
 * @param {string} name
 * @param {(visit: Visit) => Promise<void>} body
 * @param {import('../../e2e/support/server.mjs').Files} [files] pages of the test's own
 */
export function everywhere(name, body, files = {}) {
  Object.assign(own, files);
  for (const browser of BROWSERS) {
    test(`${browser.name}: ${name}`, { timeout: TIMEOUT }, async () => {
      host ??= serveSite({ files: own });
      if (!drivers.has(browser)) drivers.set(browser, browser.open(browser.path));
      await body(new Visit(await drivers.get(browser), (await host).url));
    });
  }
}
