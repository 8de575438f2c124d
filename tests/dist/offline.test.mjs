/** No network, and a new version: one whole set of files at a time, changed when a person agrees. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Board } from '../e2e/support/board.mjs';
import { launch, newPage } from '../e2e/support/chromium.mjs';
import { serveSite } from '../e2e/support/server.mjs';
import { SITE } from './support/dist.mjs';
import { createVersions } from './support/versions.mjs';

const PREFIX = '/~club/dama/';
/** Two men against damas: Expert needs a few moves. */
const SHORT = 'W:Wa3,h3:BKd8,Ke8,d6';
const MAX_PLIES = 60;

let browser;
let versions;

before(async () => {
  browser = await launch();
  versions = await createVersions();
});

after(async () => {
  await browser?.close();
  await versions?.remove();
});

/** Opens the first version and waits until the worker has taken the page over. */
async function visit(context) {
  let host = await serveSite({ folder: SITE, prefix: PREFIX });
  const port = Number(new URL(host.url).port);
  const { page, trouble } = await newPage(browser, { reducedMotion: true }, host.url);
  context.after(async () => {
    await page.context().close();
    await host?.close();
  });
  await page.goto(host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const stop = async () => {
    await host?.close();
    host = null;
  };
  const deploy = async (folder) => {
    await stop();
    host = await serveSite({ folder, prefix: PREFIX, port });
  };
  return { page, board: new Board(page), trouble, stop, deploy };
}

/** What the page says now: at once, and in a room that it fetches when it is asked for. */
async function wordsOf(page, board) {
  await board.waitForTurn();
  const early = await board.part('flip').getAttribute('title');
  const open = () => board.element.locator('dialog[open]');
  await board.part('menu').click();
  const late = await open().innerText();
  await page.keyboard.press('Escape');
  await open().waitFor({ state: 'detached' });
  return { early: /board ?(\d?)$/.exec(early)[1], late: /Settings ?(\d?)/.exec(late)[1] };
}

const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (worker === null) return registration.waiting?.state ?? 'none';
    return new Promise((done) => {
      worker.onstatechange = () =>
        ['installed', 'redundant'].includes(worker.state) && done(worker.state);
    });
  });

const caches = (page) => page.evaluate(() => window.caches.keys());

test('a whole game against Expert without a network', { timeout: 120_000 }, async (context) => {
  const { page, board, stop } = await visit(context);
  await page.context().setOffline(true);
  await stop();
  await page.reload();
  await board.open({ mode: 'computer', side: 'white', level: 'expert', fen: SHORT });
  await board.waitForTurn();
  let ply = 0;
  while ((await board.phase()) !== 'over' && ply < MAX_PLIES) {
    await board.playAny();
    await board.waitForAnswer(ply);
    ({ ply } = await board.snapshot());
  }
  assert.equal(await board.phase(), 'over');
  assert.ok(ply >= 2, 'Expert has played');
  await page.goto(`${page.url()}?from=a-link`);
  await board.waitForPhase('over');
});

test('a new version waits until it is agreed to, and none is ever mixed', async (context) => {
  const { page, board, deploy } = await visit(context);
  const first = { early: '', late: '' };
  await board.open({ level: 'easy' });
  await board.tap('a3', 'a4');
  await board.waitForAnswer(0);
  const played = (await board.snapshot()).history;
  const notice = page.locator('#update');

  const broken = await versions.later(2);
  await broken.change('web/board.js', /^/, '/* cut on its way */');
  await deploy(broken.folder);
  assert.equal(await update(page), 'redundant', 'a set with a wrong file is no set');
  assert.equal((await caches(page)).length, 1, 'and nothing of it is kept');
  assert.equal(await notice.count(), 0);

  await deploy((await versions.later(3)).folder);
  assert.equal(await update(page), 'installed');
  await notice.getByText('A new version is ready').waitFor();
  assert.deepEqual(await wordsOf(page, board), first, 'the running game has its own version');
  await page.reload();
  assert.deepEqual(await wordsOf(page, board), first, 'so it has when it is opened again');

  await notice.getByRole('button', { name: 'Change now' }).click();
  await page.waitForFunction(() =>
    document
      .querySelector('turkish-draughts')
      ?.shadowRoot?.querySelector('[data-part="flip"]')
      ?.getAttribute('title')
      ?.endsWith('3'),
  );
  assert.deepEqual(await wordsOf(page, board), { early: '3', late: '3' });
  assert.deepEqual((await board.snapshot()).history, played, 'the game is still there');
  assert.equal((await caches(page)).length, 1, 'the old files are gone');
});

test('a frame registers nothing', async (context) => {
  const frame = '<iframe src="./index.html" title="game"></iframe>';
  const host = await serveSite({ folder: SITE, files: { 'host.html': frame } });
  const { page } = await newPage(browser, {}, host.url);
  context.after(async () => {
    await page.context().close();
    await host.close();
  });
  await page.goto(`${host.url}host.html`);
  const inner = page.frameLocator('iframe').locator('turkish-draughts[data-phase="idle"]');
  await inner.waitFor();
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  assert.equal(await count(), 0);
  // The same page on its own does, so the frame was the reason.
  await page.goto(host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  assert.equal(await count(), 1);
});
