/** Boards, day and night, keys, and colours that the system has chosen. */

import assert from 'node:assert/strict';
import { CHOICES } from '../../web/settings.js';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };

/** Colours at a place of a square, from 0 to 1 across and down, as drawn. */
const colourAt = (board, name, x = 0.5, y = 0.5) =>
  board.square(name).evaluate(
    (button, [x, y]) => {
      const canvas = button.getRootNode().querySelector('canvas');
      const [whole, box] = [canvas, button].map((node) => node.getBoundingClientRect());
      const ratio = canvas.width / whole.width;
      const left = (box.left - whole.left + x * box.width) * ratio;
      const top = (box.top - whole.top + y * box.height) * ratio;
      return [...canvas.getContext('2d').getImageData(left, top, 1, 1).data].slice(0, 3);
    },
    [x, y],
  );

const openSettings = async (board) => {
  await board.part('menu').click();
  await board.part('to-settings').click();
  await board.part('settings').waitFor();
};

browserTest('a board is chosen, seen at once and kept', STILL, async ({ page, board }) => {
  await board.waitForTurn();
  await openSettings(board);
  const seen = new Set();
  for (const theme of CHOICES.theme) {
    await board.part('settings').locator(`[value=${theme}]`).check({ force: true });
    await page.waitForTimeout(300);
    seen.add(String(await colourAt(board, 'd4', 0.7, 0.7)));
  }
  assert.equal(seen.size, CHOICES.theme.length);
  const last = await colourAt(board, 'd4', 0.7, 0.7);
  await page.reload();
  await board.waitForTurn();
  await page.waitForTimeout(300);
  assert.deepEqual(await colourAt(board, 'd4', 0.7, 0.7), last);
});

browserTest('night by choice, for the page around it, too', STILL, async ({ page, board }) => {
  await board.waitForTurn();
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await ground();
  await openSettings(board);
  await board.part('settings').locator('[value=dark]').check({ force: true });
  assert.notEqual(await ground(), day);
  // The browser's own bars follow.
  const color = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
      return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    });
  assert.deepEqual(await color(), ['#191613']);
  await board.part('settings').locator('[value=light]').check({ force: true });
  assert.deepEqual(await color(), ['#f6f1e8']);
});

browserTest(
  'a question mark opens the keys, and letters are tools',
  STILL,
  async ({ page, board }) => {
    await board.waitForTurn();
    await board.square('a1').focus();
    await page.keyboard.press('f');
    assert.equal(await board.element.locator('.cell').first().getAttribute('data-square'), 'h1');
    await page.keyboard.press('?');
    await board.part('keys').waitFor();
    await page.keyboard.press('Escape');
    await board.part('keys').waitFor({ state: 'hidden' });
  },
);

browserTest(
  'with forced colours pieces differ from the board and from each other',
  STILL,
  async ({ page, board }) => {
    await board.waitForTurn();
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.waitForTimeout(300);
    const white = await colourAt(board, 'a2', 0.5, 0.32);
    const black = await colourAt(board, 'a7', 0.5, 0.32);
    const empty = await colourAt(board, 'd4', 0.7, 0.7);
    assert.notDeepEqual(white, black);
    const alike = String(white) === String(empty) ? 'a2' : 'a7';
    assert.notDeepEqual(await colourAt(board, alike, 0.13, 0.49), empty, 'its rim');
  },
);
