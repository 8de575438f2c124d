/** What is heard and felt: once for each thing that happens, and not at all when put off. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

/** In the page: stands in for what sounds and shakes, and notes when it is asked to. */
function listenIn() {
  window.felt = [];
  navigator.vibrate = (pattern) => window.felt.push(pattern.length);
  window.struck = [];
  const { exponentialRampToValueAtTime: ramp } = AudioParam.prototype;
  AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
    // Loudness is never above 1: this is a pitch.
    if (value > 1) window.struck.push(value);
    return ramp.call(this, value, when);
  };
}

const COURSE = {
  reducedMotion: true,
  prepare: (page) => page.addInitScript(listenIn),
};

/** Each thing has one stroke of this pitch. */
const LOWEST = { move: 210, capture: 165, end: 262, refuse: 95 };

browserTest(
  'each thing is heard and felt once, and nothing when both are off',
  COURSE,
  async ({ page, board }) => {
    const heard = async () => {
      await page.waitForFunction(() => window.struck.length > 0);
      return page.evaluate(() => window.struck.splice(0));
    };
    const felt = () => page.evaluate(() => window.felt.splice(0));
    const count = (strokes, name) =>
      strokes.filter((pitch) => Math.round(pitch) === LOWEST[name]).length;

    await board.open({ mode: 'two', fen: 'W:Wa3,d4:Bd5,h7' });
    await board.tap('a3');
    const refused = await heard();
    assert.equal(count(refused, 'refuse'), 1, String(refused));
    assert.deepEqual(await felt(), [3]);

    await board.tap('d4', 'd6');
    await board.waitForPly(1);
    const captured = await heard();
    assert.equal(count(captured, 'capture'), 1, String(captured));
    assert.equal(count(captured, 'move'), 0);
    assert.deepEqual(await felt(), [1]);

    await board.tap('h7', 'h6');
    await board.waitForPly(2);
    const moved = await heard();
    assert.equal(count(moved, 'move'), 1, String(moved));
    assert.deepEqual(await felt(), [], 'a quiet move is only heard');

    const menu = board.element.locator('button[data-part=menu]');
    await menu.click();
    await board.part('sound').click();
    await board.press('Escape');
    await menu.click();
    await board.part('to-settings').click();
    await board.part('settings').locator('[name="haptics"]').uncheck({ force: true });
    await board.press('Escape');
    await page.evaluate(() => window.struck.splice(0) && window.felt.splice(0));
    await board.open({ fen: 'W:Wd4,a2:Bd5' });
    await board.tap('d4', 'd6');
    await board.waitForPhase('over');
    assert.deepEqual(await page.evaluate(() => [window.struck, window.felt]), [[], []]);
  },
);
