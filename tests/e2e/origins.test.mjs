/** One script tag on a page of another origin: worker, module and all, or without a worker at all. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Board } from './support/board.mjs';
import { launch, newPage } from './support/chromium.mjs';
import { serveSite } from './support/server.mjs';

const TIMEOUT = 60_000;

let browser;
let game;

before(async () => {
  browser = await launch();
  game = await serveSite({ headers: { 'Access-Control-Allow-Origin': '*' } });
});

after(async () => {
  await browser?.close();
  await game?.close();
});

/** What a page may allow, and whether workers are hired then. */
const POLICIES = [
  { what: 'no policy', policy: null, workers: true },
  {
    what: 'a strict policy that lets the game’s host and workers of blobs in',
    policy: (host) =>
      `default-src 'none'; script-src ${host} 'wasm-unsafe-eval'; connect-src ${host}; ` +
      `worker-src blob:; img-src data:`,
    workers: true,
  },
  {
    what: 'a policy that forbids workers',
    policy: (host) =>
      `default-src 'none'; script-src ${host} 'wasm-unsafe-eval'; connect-src ${host}; ` +
      `worker-src 'none'; img-src data:`,
    workers: false,
  },
];

for (const { what, policy, workers } of POLICIES) {
  test(`on a page of another origin with ${what}`, { timeout: TIMEOUT }, async () => {
    const { origin } = new URL(game.url);
    const page = `<!doctype html><link rel="icon" href="data:,">
      <script type="module" src="${game.url}turkish-draughts.js"></script>
      <turkish-draughts mode="computer" level="easy"></turkish-draughts>`;
    const headers = policy === null ? {} : { 'Content-Security-Policy': policy(origin) };
    const blog = await serveSite({ files: { 'post.html': page }, headers });
    const visit = await newPage(browser, { reducedMotion: true });
    try {
      const seen = [];
      visit.page.on('worker', (worker) => seen.push(worker.url()));
      await visit.page.goto(`${blog.url}post.html`);
      const board = new Board(visit.page);
      await board.waitForTurn();
      await board.tap('a3', 'a4');
      await board.waitForAnswer(0);
      assert.equal(seen.length > 0, workers, seen.join());
      assert.ok(seen.every((url) => url.startsWith('blob:')));
      const asked = await visit.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
      );
      assert.deepEqual([...new Set(asked)], [origin, ...asked.filter((at) => at === 'null')]);

      // However long it thinks, the board answers.
      await board.open({ level: 'expert' });
      const answered = await board.element.evaluate(async (element) => {
        const opened = new Promise((done) => {
          const look = () => {
            if (element.dataset.phase !== 'thinking') return;
            watch.disconnect();
            // Some slices later.
            setTimeout(() => {
              element.shadowRoot.querySelector('[data-square="a1"]').click();
              element.flip();
              const first = element.shadowRoot.querySelector('[data-square]').dataset.square;
              done([element.dataset.phase, first]);
            }, 50);
          };
          const watch = new MutationObserver(look);
          watch.observe(element, { attributeFilter: ['data-phase'] });
        });
        element.play(element.snapshot.moves[0].text);
        return opened;
      });
      assert.deepEqual(answered, ['thinking', 'h1']);
      await board.waitForAnswer(2);

      // That workers are forbidden is told on the console, and nothing else is.
      const others = visit.trouble.filter((line) => workers || !/worker-src/.test(line));
      assert.deepEqual(others, []);
    } finally {
      await visit.page.context().close();
      await blog.close();
    }
  });
}
