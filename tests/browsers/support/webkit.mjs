/** WebKit's MiniBrowser, driven by plain WebDriver (w3.org/TR/webdriver2). */

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const PATIENCE = 20_000;

/** What WebDriver calls the keys that the tests press. */
const KEYS = {
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** @returns {Promise<import('./visit.mjs').Driver>} */
export async function openWebKit(binary) {
  const port = await freePort();
  // A process group of its own: xvfb-run leaves its children behind.
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => process.kill(-driver.pid);
  const server = `http://127.0.0.1:${port}`;
  try {
    await untilReady(server);
    const { sessionId } = await ask(server, 'POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    return driverOf(`${server}/session/${sessionId}`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function driverOf(session, stop) {
  const post = (path, body) => ask(session, 'POST', path, body);
  const act = (actions) => post('/actions', { actions: [actions] });
  return {
    goto: (url) => post('/url', { url }),
    run: (source, ...args) =>
      post('/execute/async', {
        script: `const args = [...arguments]; const done = args.pop();
          Promise.resolve((${source})(...args)).then((value) => done({ value: value ?? null }),
            (error) => done({ error: String(error.stack ?? error) }));`,
        args,
      }).then(({ value, error }) => {
        if (error) throw new Error(error);
        return value;
      }),
    click: ({ x, y }) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })),
      }),
    close: async () => {
      await ask(session, 'DELETE', '').catch(() => {});
      stop();
    },
  };
}

async function ask(base, method, path, body) {
  const response = await fetch(base + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver ${path}: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady(server) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await ask(server, 'GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
