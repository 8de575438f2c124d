/** The board as a person meets it: squares by name, taps, drags, words. */

import { MESSAGES } from '../../../web/i18n/index.js';

/** A pointer that moves in one leap is no drag: this many steps between two squares. */
const DRAG_STEPS = 8;

export class Board {
  /** Whether the page has a finger in place of a mouse; not yet known while undefined. */
  #touch;

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

  /** @returns {Promise<object>} what the rules say of the game */
  snapshot() {
    return this.element.evaluate((element) => element.snapshot);
  }

  /**
   * Sets attributes and opens a position, without the dialog.
   *
   * @param {{fen?: string, mode?: string, side?: string, level?: string, lang?: string}} wanted
   */
  async open({ fen = null, ...attributes }) {
    await this.page.waitForFunction(() => document.querySelector('turkish-draughts')?.snapshot);
    await this.element.evaluate(
      (element, { fen, attributes }) => {
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        if (fen !== null) element.loadFen(fen);
      },
      { fen, attributes },
    );
  }

  /** Waits until so many plies are played and the board is in one of the phases. */
  async waitForPly(ply, phases = ['idle', 'over'], { timeout = 30_000 } = {}) {
    const reached = ({ ply, phases }) => {
      const element = document.querySelector('turkish-draughts');
      return element.snapshot?.ply === ply && phases.includes(element.dataset.phase);
    };
    await this.page.waitForFunction(reached, { ply, phases }, { timeout });
  }

  /** Waits until the move at `ply` has been answered and it is the person's turn, or the end. */
  async waitForAnswer(ply, { timeout = 30_000 } = {}) {
    const answered = (ply) => {
      const { snapshot, dataset } = document.querySelector('turkish-draughts');
      return dataset.phase === 'over' || (dataset.phase === 'idle' && snapshot.ply >= ply + 2);
    };
    await this.page.waitForFunction(answered, ply, { timeout });
  }

  /** @returns {Promise<string>} of the state machine, such as 'thinking' */
  phase() {
    return this.element.evaluate((element) => element.dataset.phase);
  }

  /** Waits for a phase of the state machine. */
  async waitForPhase(phase, { timeout = 30_000 } = {}) {
    const reached = (phase) => document.querySelector('turkish-draughts').dataset.phase === phase;
    await this.page.waitForFunction(reached, phase, { timeout });
  }

  /** Waits until the live region has said `words`, now or at any time since `forget`. */
  async waitToHear(words, { timeout = 20_000 } = {}) {
    const heard = (words) => window.heard.some((said) => said.includes(words));
    await this.page.waitForFunction(heard, words, { timeout }).catch(async (error) => {
      const said = await this.page.evaluate(() => window.heard);
      throw new Error(`never heard: ${words}\nbut: ${said.join('\n     ')}`, { cause: error });
    });
  }

  /** Forgets what the live region has said so far. */
  async forget() {
    await this.page.evaluate(() => window.heard.splice(0));
  }

  /** Waits until what was last changed has been painted. */
  async waitForPaint() {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Presses keys one after the other, wherever the focus is. */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Moves the focus over the board with the arrow keys. */
  async walk(from, to) {
    const [files, ranks] = [0, 1].map((i) => to.charCodeAt(i) - from.charCodeAt(i));
    await this.press(...Array(Math.abs(files)).fill(files < 0 ? 'ArrowLeft' : 'ArrowRight'));
    await this.press(...Array(Math.abs(ranks)).fill(ranks < 0 ? 'ArrowDown' : 'ArrowUp'));
  }

  /** Taps squares one after the other, with a finger where the page has one, else the mouse. */
  async tap(...names) {
    this.#touch ??= await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    for (const name of names) {
      const { x, y } = await this.#middle(name);
      await (this.#touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
    }
  }

  /** Plays some legal move by taps, whatever the computer has played. */
  async playAny() {
    const { moves } = await this.snapshot();
    await this.tap(...moves.at(-1).text.split(/[-x]/));
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
  async waitForLabel(words, { name = null, timeout = 20_000 } = {}) {
    const found = ({ words, name }) => {
      const root = document.querySelector('turkish-draughts')?.shadowRoot;
      const squares = root?.querySelectorAll(name ? `[data-square="${name}"]` : '[data-square]');
      return Array.from(squares ?? []).some((square) =>
        words.some((word) => (square.getAttribute('aria-label') ?? '').includes(word)),
      );
    };
    await this.page.waitForFunction(found, { words: [words].flat(), name }, { timeout });
  }

  /** Where the middle of a square is on the screen; the page is scrolled there if it must. */
  #middle(name) {
    return this.square(name).evaluate((square) => {
      square.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = square.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
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
