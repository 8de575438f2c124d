/** The entry for other sites: what it loads before a board is needed, and that nothing moves. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Board } from './support/board.mjs';
import { launch, newPage } from './support/chromium.mjs';
import { serveSite, SITE } from './support/server.mjs';

const TIMEOUT = 60_000;
/** Most bytes, gzipped, before a board is needed, and with the game. */
const BEFORE = 5_000;
const ALL = 150_000;

let browser;
let host;
const files = {};

before(async () => {
  browser = await launch();
  host = await serveSite({ files });
});

after(async () => {
  await browser?.close();
  await host?.close();
});

/** Somebody's article, with a board in it, some way down. */
const article = ({ above = 3000, width = 'auto', attributes = 'loading="lazy"', board = true }) =>
  `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <script type="module" blocking="render" src="turkish-draughts.js"></script>
  <style>body { margin: 0 } #above { height: ${above}px } #column { width: ${width} }</style>
  <div id="above">…</div>
  <div id="column">
    ${board ? `<turkish-draughts tabindex="0" ${attributes}></turkish-draughts>` : ''}
  </div>
  <p id="below">and then?</p>`;

async function read(options, pageOptions, body) {
  files['article.html'] = article(options);
  const { page, trouble } = await newPage(
    browser,
    { reducedMotion: true, ...pageOptions },
    host.url,
  );
  try {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
          // What is in a shadow has no name here.
          const moved = sources.flatMap(({ node }) => (node ? [node.id || node.nodeName] : []));
          if (moved.length > 0) window.shifts.push(`${value}: ${moved}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${host.url}article.html`);
    await body(page);
    assert.deepEqual(trouble, []);
  } finally {
    await page.context().close();
  }
}

/** The files loaded so far, and their size as a host sends them. */
async function loaded(page) {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const names = [...new Set(urls)].filter((url) => url.startsWith(host.url));
  const paths = names.map((url) => url.slice(host.url.length));
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(SITE, path))).length),
  );
  return { paths, bytes: sizes.reduce((a, b) => a + b, 0) };
}

const placed = (page) =>
  page.waitForFunction(() => document.querySelector('turkish-draughts').shadowRoot);
const ready = (page) =>
  page.waitForFunction(() => document.querySelector('turkish-draughts').snapshot);
const isGame = (page) => page.evaluate(() => customElements.get('turkish-draughts') !== undefined);

/** What makes the game needed. */
const NEEDS = {
  'comes near the screen': (page) => page.mouse.wheel(0, 2_400),
  'gets the focus': (page) => page.focus('turkish-draughts'),
  'is touched': (page) =>
    page.evaluate(() =>
      document
        .querySelector('turkish-draughts')
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
    ),
  'is no longer to be lazy': (page) =>
    page.evaluate(() => document.querySelector('turkish-draughts').removeAttribute('loading')),
  'has another beside it that is not': (page) =>
    page.evaluate(() => document.body.append(document.createElement('turkish-draughts'))),
};

for (const [what, need] of Object.entries(NEEDS)) {
  test(`a lazy board costs next to nothing until it ${what}`, { timeout: TIMEOUT }, async () => {
    await read({}, {}, async (page) => {
      await placed(page);
      const { paths, bytes } = await loaded(page);
      assert.deepEqual(paths, ['turkish-draughts.js']);
      assert.ok(bytes <= BEFORE, `${bytes} bytes`);
      assert.equal(await isGame(page), false);
      await need(page);
      await ready(page);
      const all = await loaded(page);
      assert.ok(all.bytes <= ALL, `${all.bytes} bytes with the game`);
    });
  });
}

test(
  'where no board is lazy, or there is none yet, it comes at once',
  { timeout: TIMEOUT },
  async () => {
    await read({ attributes: '' }, {}, ready);
    await read({ board: false }, {}, (page) =>
      page.waitForFunction(() => customElements.get('turkish-draughts')),
    );
  },
);

/** [viewport, width of the column, controls] */
const PLACES = [
  [[320, 568], 'auto', 'full'],
  [[390, 844], 'auto', 'minimal'],
  [[844, 390], '570px', 'full'],
  [[844, 390], 'auto', 'none'],
  [[1440, 900], '280px', 'full'],
  [[1440, 900], '700px', 'full'],
  [[1440, 900], '1000px', 'full'],
  [[1440, 500], '570px', 'minimal'],
];

for (const [[width, height], column, controls] of PLACES) {
  const what = `${controls}, ${column} wide at ${width} × ${height}`;
  test(
    `nothing moves as the board comes and is played on: ${what}`,
    { timeout: TIMEOUT },
    async () => {
      const attributes = `loading="lazy" level="easy" controls="${controls}"`;
      const options = { above: 60, width: column, attributes };
      await read(options, { viewport: { width, height } }, async (page) => {
        await ready(page);
        const board = new Board(page);
        await board.waitForTurn();
        const top = () => page.evaluate(() => document.querySelector('#below').offsetTop);
        const before = await top();
        for (const ply of [0, 2]) {
          await board.element.evaluate((element) => element.play(element.snapshot.moves[0].text));
          await board.waitForAnswer(ply);
        }
        assert.equal(await top(), before);
        assert.deepEqual(await page.evaluate(() => window.shifts), []);
      });
    },
  );
}
