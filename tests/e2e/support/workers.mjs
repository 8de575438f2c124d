/** The page's workers, held by a string: what they are asked, and when their answers are heard. */

/**
 * Call before the page is opened. From then on `window.workers` tells of each worker what it was
 * asked and whether it was ended, and `window.gate` holds their answers back while it is shut.
 *
 * @param {import('playwright-core').Page} page
 */
export async function watchWorkers(page) {
  await page.addInitScript(() => {
    window.workers = [];
    window.gate = { shut: false, held: [] };
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...given) {
        super(...given);
        this.told = { asked: [], answers: 0, ended: false };
        window.workers.push(this.told);
      }

      postMessage(...given) {
        this.told.asked.push(given[0]);
        super.postMessage(...given);
      }

      terminate() {
        this.told.ended = true;
        super.terminate();
      }

      // An answer held back is delivered even after its worker was ended, as one would be that
      // was already under way.
      set onmessage(listener) {
        this.addEventListener('message', (event) => {
          this.told.answers += 1;
          if (window.gate.shut) window.gate.held.push(() => listener.call(this, event));
          else listener.call(this, event);
        });
      }
    };
  });
}

/** Holds back what the workers answer from now on. */
export const shutGate = (page) => page.evaluate(() => void (window.gate.shut = true));

/** Waits until a worker has answered, held back or not. */
export const waitForAnswers = (page) =>
  page.waitForFunction(() => window.workers.some(({ answers }) => answers > 0), undefined, {
    timeout: 30_000,
  });

/** Waits until an answer is held back. */
export const waitForHeld = (page) =>
  page.waitForFunction(() => window.gate.held.length > 0, undefined, { timeout: 30_000 });

/** Lets the answers held back be heard, and those to come. */
export const openGate = (page) =>
  page.evaluate(() => {
    window.gate.shut = false;
    for (const deliver of window.gate.held.splice(0)) deliver();
  });

/** @returns {Promise<{asked: object[], answers: number, ended: boolean}[]>} of each worker so far */
export const workersOf = (page) => page.evaluate(() => window.workers);

/**
 * Makes the page's clock stand still, so that a moment can be looked at for as long as it takes.
 * `page.clock.install()` has to come before the page is opened.
 */
export const stopClock = (page) => page.clock.pauseAt(Date.now() + 3_600_000);
