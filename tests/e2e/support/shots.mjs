/** `cargo xtask shots`: pictures of the real page. Arguments: `--out DIR`, or `--readme`. */

import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Board } from './board.mjs';
import { launch, newPage } from './chromium.mjs';
import { serveSite } from './server.mjs';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
];

const LOOKS = [
  { name: 'light', colorScheme: 'light', locale: 'en-GB' },
  { name: 'dark', colorScheme: 'dark', locale: 'en-GB' },
  { name: 'arabic', colorScheme: 'light', locale: 'ar' },
  { name: 'stone', theme: 'stone', colorScheme: 'light', locale: 'en-GB' },
  { name: 'plain', theme: 'plain', colorScheme: 'dark', locale: 'tr' },
];

/** From here on a window is that of a desktop computer. */
const DESKTOP = 1000;

async function open(browser, url, { theme = 'wood', ...options }) {
  const { page, trouble } = await newPage(browser, { ...options, reducedMotion: true }, url);
  await page.addInitScript(
    (settings) => localStorage.setItem('turkish-draughts:settings', settings),
    JSON.stringify({ theme }),
  );
  await page.goto(url);
  const board = new Board(page);
  await board.waitForTurn();
  if (trouble.length > 0) throw new Error(trouble.join('\n'));
  return { page, board };
}

async function takePages(browser, url, out) {
  await mkdir(out, { recursive: true });
  for (const [width, height] of SIZES) {
    for (const { name, ...look } of LOOKS) {
      const desktop = width > DESKTOP;
      const options = { ...look, viewport: { width, height }, dpr: desktop ? 1 : 2 };
      const { page } = await open(browser, url, { ...options, touch: !desktop });
      const path = join(out, `${width}x${height}-${name}.png`);
      await page.screenshot({ path });
      console.log(path);
      await page.context().close();
    }
  }
}

/** What is not seen at once, each on a phone and on a desktop, in the three languages by turns. */
const ROOMS = ['new', 'menu', 'analysis', 'review', 'setup', 'share', 'learn', 'settings', 'keys'];

const DEVICES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, dpr: 2, touch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

async function takeRooms(browser, url, out) {
  for (const [i, room] of ROOMS.entries()) {
    for (const [j, { name, ...device }] of DEVICES.entries()) {
      const locale = ['en-GB', 'tr-TR', 'ar'][(i + j) % 3];
      const colorScheme = (i + j) % 2 === 0 ? 'light' : 'dark';
      const { page, board } = await open(browser, url, { ...device, locale, colorScheme });
      await board.element.evaluate((element, pdn) => element.loadPdn(pdn), GAME);
      if (room === 'new') await board.part('new').click();
      else {
        await board.part('menu').click();
        if (room !== 'menu') await board.part(`to-${room}`).click();
      }
      await page.waitForTimeout(SETTLED);
      const path = join(out, `${room}-${name}.png`);
      await page.screenshot({ path });
      console.log(path);
      await page.context().close();
    }
  }
}

/** Analysis and review have found something by then. */
const SETTLED = 2500;

const GAME = `1. a3-a4 d6-d5 2. a2-a3 c6-c5 3. a4-b4 d7-d6 4. g3-g4 e7-d7 5. e3-e4 g6-g5 6. g4xg6xg8 d7-e7
7. g8-e8 c5-c4 8. c3xc5xe5 h6-h5 9. f3-g3 h7-g7 10. e4-f4 e6xe4xg4`;

/** A middle game with men and damas, and a capture to make. */
const MIDDLE_GAME = 'W:Wb2,g2,c3,e3,f3,h3,a4,d4,g4,Kb7:BKg1,a6,d5,f6,g6,h6,d7,f7,h5,c6,Ke6';

async function takeBoard(browser, url) {
  const viewport = { width: 768, height: 1024 };
  const { page, board } = await open(browser, url, { viewport, dpr: 1.5 });
  await board.element.evaluate((element, fen) => element.loadFen(fen), MIDDLE_GAME);
  await board.waitForTurn();
  const path = fileURLToPath(new URL('../../../docs/board.png', import.meta.url));
  await mkdir(dirname(path), { recursive: true });
  await board.element.locator('[role=grid]').screenshot({ path });
  console.log(path);
}

const { values } = parseArgs({ options: { out: { type: 'string' }, readme: { type: 'boolean' } } });
const host = await serveSite();
const browser = await launch();
try {
  if (values.readme) await takeBoard(browser, host.url);
  else {
    await takePages(browser, host.url, values.out);
    await takeRooms(browser, host.url, values.out);
  }
} finally {
  await browser.close();
  await host.close();
}
