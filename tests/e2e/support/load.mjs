/**
 * `cargo xtask load`: how long the built page takes to be seen and to answer a tap, on a machine four
 * times slower, over a slow line, from a host that compresses as most do. Beside it an empty page,
 * which is what the browser itself takes on this machine at this time. Then what keeps the page from
 * answering, for more than 50 ms at a time, in a game against Expert.
 */

import { brotliCompressSync } from 'node:zlib';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBrowser } from './devtools.mjs';
import { serveSite } from './server.mjs';

const SLOWER = 4;
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const LATENCIES = [0, 150];
const VISITS = 5;
const MOVES = 12;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const EMPTY = '<!doctype html><meta name="viewport" content="width=device-width"><p>empty';

/** Stands before the plain host and compresses what it sends. */
async function compressing(host) {
  const kept = new Map();
  const server = createServer(async ({ url }, response) => {
    if (!kept.has(url)) {
      const answer = await fetch(new URL(url, host.url));
      const type = answer.headers.get('content-type') ?? '';
      const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
      kept.set(url, { status: answer.status, type, body });
    }
    const { status, type, body } = kept.get(url);
    const headers = { 'Content-Encoding': 'br', 'Cache-Control': 'max-age=600' };
    response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
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

/** In the page. */
function look() {
  const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
  const sizes = performance.getEntriesByType('resource').map((entry) => entry.encodedBodySize);
  return {
    ...window.marks,
    paint: Math.min(...paints),
    requests: sizes.length + 1,
    bytes: sizes.reduce((a, b) => a + b, 0),
  };
}

/** In the page: some moves against Expert. @returns {Promise<number[]>} the long tasks meanwhile */
async function play(moves) {
  const game = document.querySelector('turkish-draughts');
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(1000);
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  game.setAttribute('level', 'expert');
  for (let i = 0; i < moves; i++) {
    while (game.dataset.phase !== 'idle' || game.snapshot.turn !== 'white') {
      if (game.dataset.phase === 'over') return tasks;
      await pause(50);
    }
    game.play(game.snapshot.moves[(5 * i) % game.snapshot.moves.length].text);
    await pause(50);
  }
  while (game.dataset.phase !== 'idle' && game.dataset.phase !== 'over') await pause(50);
  await pause(500);
  return tasks;
}

/** Opens a page of its own in a phone's window. */
async function open(browser, url, { latency, slower }) {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const blank = { url: 'about:blank', browserContextId };
  const { targetId } = await browser.send('Target.createTarget', blank);
  const attach = { targetId, flatten: true };
  const { sessionId } = await browser.send('Target.attachToTarget', attach);
  const send = (method, params) => browser.send(method, params, sessionId);
  await send('Page.enable');
  await send('Network.enable');
  if (latency !== undefined)
    await send('Network.emulateNetworkConditions', { offline: false, latency, ...LINE });
  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slower });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
  await send('Page.navigate', { url });
  const close = () => browser.send('Target.disposeBrowserContext', { browserContextId });
  return { send, close };
}

async function visit(browser, url, latency, isDone) {
  const { send, close } = await open(browser, url, { latency, slower: SLOWER });
  const expression = `(${look})()`;
  for (;;) {
    // Seldom enough that looking takes no time to speak of.
    await sleep(1500);
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    if (!isDone(result.value)) continue;
    await close();
    return result.value;
  }
}

async function playedAt(browser, url, slower) {
  const { send, close } = await open(browser, url, { slower });
  await sleep(3000);
  const asked = { expression: `(${play})(${MOVES})`, returnByValue: true, awaitPromise: true };
  const { result } = await send('Runtime.evaluate', asked);
  await close();
  return result.value;
}

const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const site = await serveSite({ files: { 'empty.html': EMPTY } });
const host = await compressing(site);
const browser = await startBrowser();
try {
  for (const latency of LATENCIES) {
    const page = (name, isDone) => visit(browser, host.url + name, latency, isDone);
    const come = () => page('', ({ answers }) => answers !== undefined);
    const visits = [];
    const empty = [];
    await come();
    for (let i = 0; i < VISITS; i++) {
      visits.push(await come());
      empty.push(await page('empty.html', ({ paint }) => Number.isFinite(paint)));
    }
    const say = (what, values, unit) => {
      const range = `(${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
      console.log(`${what.padEnd(28)}${Math.round(middle(values))} ${unit} ${range}`);
    };
    const all = (key) => visits.map((seen) => seen[key]);
    console.log(`\nwith ${latency} ms for the way there and back`);
    say(
      'an empty page painted',
      empty.map(({ paint }) => paint),
      'ms',
    );
    say('first paint', all('paint'), 'ms');
    say('the board drawn', all('board'), 'ms');
    say('the board answers a tap', all('answers'), 'ms');
    say('requests', all('requests'), '');
    say('bytes behind the page', all('bytes'), 'B');
  }
  for (const slower of [1, SLOWER]) {
    const tasks = await playedAt(browser, host.url, slower);
    const longest = Math.round(Math.max(0, ...tasks));
    console.log(`\n${MOVES} moves against Expert, a device ${slower} times slower`);
    console.log(`tasks of more than 50 ms    ${tasks.length}, the longest ${longest} ms`);
  }
} finally {
  await browser.close();
  await host.close();
  await site.close();
}
