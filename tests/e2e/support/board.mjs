/** The board as a person meets it: squares by name, taps, drags, words. */

import { MESSAGES } from '../../../web/i18n/index.js';

/** A pointer that moves in one leap is no drag: this many steps between two squares. */
const DRAG_STEPS = 8;

export class Board {
  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
    this.element = page.locator('turkish-draughts');
  }

  /** @param {string} name such as 'd4' @returns {import('playwright-core').Locator} */
  square(name) {
    return this.element.locator(`[data-square="${name}"]`);
  }

  /** @param {string} name such as 'status' @returns {import('playwright-core').Locator} */
  part(name) {
    return this.element.locator(`[data-part="${name}"]`);
  }

  /** @returns {Promise<string>} what a screen reader says for the square */
  async label(name) {
    return (await this.square(name).getAttribute('aria-label')) ?? '';
  }

  /** @returns {Promise<string>} */
  status() {
    return this.part('status').innerText();
  }

  /** Taps squares one after the other, with a finger where the page has one, else the mouse. */
  async tap(...names) {
    const touch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    for (const name of names) {
      const { x, y } = await this.#middle(name);
      await (touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    }
  }

  /** Drags with the mouse from the first square over the others to the last. */
  async drag(...names) {
    const [from, ...rest] = names;
    const start = await this.#middle(from);
    const { mouse } = this.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    for (const name of rest) {
      const { x, y } = await this.#middle(name);
      await mouse.move(x, y, { steps: DRAG_STEPS });
    }
    await mouse.up();
  }

  /** Drags with a finger from the first square over the others to the last. */
  async swipe(...names) {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, points) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    let at = await this.#middle(names[0]);
    await send('touchStart', [at]);
    for (const name of names.slice(1)) {
      const to = await this.#middle(name);
      for (let step = 1; step <= DRAG_STEPS; step++) {
        const part = step / DRAG_STEPS;
        await send('touchMove', [
          { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part },
        ]);
      }
      at = to;
    }
    await send('touchEnd', []);
    await session.detach();
  }

  /** Waits until squares say that their pieces can move: the person's turn, at rest. */
  async waitForTurn({ timeout = 20_000 } = {}) {
    await this.waitForLabel(turnWords(), { timeout });
  }

  /** Waits until a label says one of `words`: of the square `name`, or of any. */
  async waitForLabel(words, { name = null, timeout = 10_000 } = {}) {
    const found = ({ words, name }) => {
      const root = document.querySelector('turkish-draughts')?.shadowRoot;
      const squares = root?.querySelectorAll(name ? `[data-square="${name}"]` : '[data-square]');
      return Array.from(squares ?? []).some((square) =>
        words.some((word) => (square.getAttribute('aria-label') ?? '').includes(word)),
      );
    };
    await this.page.waitForFunction(found, { words: [words].flat(), name }, { timeout });
  }

  async #middle(name) {
    const square = this.square(name);
    await square.scrollIntoViewIfNeeded();
    const box = await square.boundingBox();
    if (box === null) throw new Error(`the square ${name} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** What the labels of movable pieces say, in every language, without the numbers in it. */
function turnWords() {
  return Object.values(MESSAGES).flatMap(({ canMove, canCapture }) =>
    [canMove, canCapture]
      .flatMap((message) => (typeof message === 'string' ? message : Object.values(message)))
      .map((message) => longest(message.split(/\{\w+\}/)).trim()),
  );
}

const longest = (texts) => texts.reduce((a, b) => (b.length > a.length ? b : a));
