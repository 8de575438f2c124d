/**
 * `cargo xtask load`: how long the built page takes to be seen and to answer a tap, on a machine four
 * times slower, over a slow line, from a host that compresses as most do.
 */

import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import { Board } from './board.mjs';
import { launch, newPage } from './chromium.mjs';
import { serveSite } from './server.mjs';

const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const VISITS = 5;

/** Stands before the plain host and compresses what it sends. */
async function compressing(host) {
  const kept = new Map();
  const server = createServer(async ({ url }, response) => {
    if (!kept.has(url)) {
      const answer = await fetch(new URL(url, host.url));
      const type = answer.headers.get('content-type') ?? '';
      kept.set(url, { status: answer.status, type, body: gzipSync(await answer.arrayBuffer()) });
    }
    const { status, type, body } = kept.get(url);
    response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** In the page: notes when the board can be seen, and when a tap on it is answered. */
function watch() {
  window.marks = {};
  document.addEventListener(
    'dama-language',
    () => requestAnimationFrame(() => (window.marks.board = performance.now())),
    { once: true },
  );
  document.addEventListener(
    'dama-ready',
    ({ target }) => {
      target.shadowRoot.querySelector('[data-square="a3"]').click();
      if (target.dataset.phase === 'selected') window.marks.answers = performance.now();
    },
    { once: true },
  );
}

async function visit(browser, url) {
  const { page } = await newPage(browser, { viewport: { width: 390, height: 844 }, touch: true });
  const session = await page.context().newCDPSession(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url);
  await new Board(page).waitForTurn();
  const times = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const size = ({ encodedBodySize }) => encodedBodySize;
    const bytes = performance.getEntriesByType('resource').map(size);
    return {
      paint: paint?.startTime,
      board: window.marks.board,
      answers: window.marks.answers,
      bytes: bytes.reduce((a, b) => a + b, 0),
    };
  });
  await page.context().close();
  return { ...times, requests };
}

const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const site = await serveSite();
const host = await compressing(site);
const browser = await launch();
try {
  await visit(browser, host.url);
  const visits = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, host.url));
  const say = (what, key, unit) =>
    console.log(`${what.padEnd(28)}${Math.round(middle(visits.map((v) => v[key])))} ${unit}`);
  say('first paint', 'paint', 'ms');
  say('the board drawn', 'board', 'ms');
  say('the board answers a tap', 'answers', 'ms');
  say('requests', 'requests', '');
  say('bytes of scripts and module', 'bytes', 'B');
} finally {
  await browser.close();
  await host.close();
  await site.close();
}
