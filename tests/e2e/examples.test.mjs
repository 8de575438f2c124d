/** The page of examples: each board is what its text says, and the puzzle can be solved. */

import assert from 'node:assert/strict';
import { EXAMPLES } from '../../web/examples/list.js';
import { violationsOf } from './support/axe.mjs';
import { Board } from './support/board.mjs';
import { browserTest } from './support/harness.mjs';

const PAGE = { reducedMotion: true, query: 'examples.html' };
const exampleOf = (page, name) => page.locator(`.example[aria-labelledby="${name}"]`);

/** Scrolls to an example, and waits for its board. */
async function show(page, name) {
  const example = exampleOf(page, name);
  await example.scrollIntoViewIfNeeded();
  const element = example.locator('turkish-draughts');
  await element.locator('[data-square="a1"]').waitFor();
  await element.evaluate((board) => board.ready);
  return { example, element, area: example.locator('textarea'), fault: example.locator('.fault') };
}

/** The tools of one board among several. */
function boardIn(page, element) {
  const board = new Board(page);
  board.element = element;
  return board;
}

const untilPly = (element, ply) =>
  element.evaluate(
    (board, ply) =>
      new Promise((done) => {
        const look = () => (board.snapshot?.ply === ply ? done() : setTimeout(look, 20));
        look();
      }),
    ply,
  );

browserTest('every board is what its text says', PAGE, async ({ page }) => {
  const seen = {};
  for (const { name } of EXAMPLES) {
    const { element } = await show(page, name);
    seen[name] = await element.evaluate((board) => {
      const { ply, turn, history } = board.snapshot;
      const face = board.shadowRoot.querySelector('[part="board"]');
      const { borderRadius } = getComputedStyle(face);
      const dir = getComputedStyle(board).direction;
      const { mode, level } = board;
      return { ply, turn, plies: history.length, borderRadius, dir, mode, level };
    });
  }
  const { exComputer, exPuzzle, exReplay, exTheme, exArabic } = seen;
  assert.deepEqual([exComputer.mode, exComputer.level, exComputer.ply], ['computer', 'easy', 0]);
  assert.deepEqual([exPuzzle.turn, exPuzzle.ply], ['black', 0]);
  assert.deepEqual([exReplay.mode, exReplay.plies], ['view', 22]);
  assert.equal(exTheme.borderRadius, '16px');
  assert.equal(exArabic.dir, 'rtl');
});

browserTest('the position is solved, and nothing else is let pass', PAGE, async ({ page }) => {
  const { example, element } = await show(page, 'exPuzzle');
  const board = boardIn(page, element);
  const output = example.locator('output');
  await page.evaluate(() => {
    window.solved = 0;
    addEventListener('dama-solved', () => (window.solved += 1));
  });
  await board.tap('a7', 'a6');
  await output.filter({ hasText: 'There is something better.' }).waitFor();
  assert.equal((await board.snapshot()).ply, 0);
  // Each move of White is the only one, and is played by itself.
  for (const [index, move] of ['f5 g5', 'd5 e5', 'b5 c5'].entries()) {
    await board.tap(...move.split(' '));
    await untilPly(element, 2 * index + 2);
    await output.filter({ hasText: 'Right. Go on.' }).waitFor();
    await element.locator('.cell.live').first().waitFor();
  }
  await board.tap('a5', 'c5', 'c3', 'e3', 'e1');
  await output.filter({ hasText: 'Solved. Well played!' }).waitFor();
  assert.equal(await page.evaluate(() => window.solved), 1);
});

browserTest(
  'a text that is changed changes the board, or says what is wrong',
  PAGE,
  async ({ page }) => {
    const { example, element, area, fault } = await show(page, 'exComputer');
    const original = await area.inputValue();
    const write = async (text, words) => {
      await area.fill(text);
      await fault.filter({ hasText: words }).waitFor();
      assert.equal(await area.getAttribute('aria-invalid'), String(words !== ''));
    };
    await write('<turkish-draughts', 'Line 1: this is not a whole tag');
    await write('\n<img src="x">', 'Line 2: <img> cannot be used');
    await write(
      '<turkish-draughts level="best"></turkish-draughts>',
      'level="best" is not one of: easy',
    );
    await write('<turkish-draughts position="W:Wa9"></turkish-draughts>', 'a9');
    await area.fill('<turkish-draughts mode="two" position="W:Wd4:Bd5,Kd8"></turkish-draughts>');
    await element.locator('[data-square="d4"].live').waitFor();
    await fault.filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
    // What has been changed outlives another language; what has not is said in it.
    const changed = await area.inputValue();
    await page.locator('#language').selectOption('ar');
    await page.locator('#title').filter({ hasText: 'أمثلة' }).waitFor();
    assert.equal(await area.inputValue(), changed);
    assert.match(await exampleOf(page, 'exReplay').locator('textarea').inputValue(), /lang="ar"/);
    await example.locator('.acts button').last().click();
    assert.equal(await area.inputValue(), original.replace('lang="en"', 'lang="ar"'));
  },
);

browserTest(
  'a text is copied as it stands',
  {
    ...PAGE,
    prepare: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  },
  async ({ page, url }) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const { example, area } = await show(page, 'exComputer');
    await example.getByRole('button', { name: 'Copy', exact: true }).click();
    await example.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(await copied(), await area.inputValue());
    await page.locator('#first').getByRole('button').click();
    await page.locator('#first').getByRole('button', { name: 'Copied' }).waitFor();
    const src = new URL('turkish-draughts.js', url).href;
    assert.equal(await copied(), `<script type="module" src="${src}"></script>`);
  },
);

browserTest(
  'axe finds nothing on a phone, and nothing is wider than it',
  { ...PAGE, viewport: { width: 320, height: 568 } },
  async ({ page }) => {
    for (const { name } of EXAMPLES) await show(page, name);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(await width(), 320);
    for (const scheme of ['dark', 'light']) {
      assert.deepEqual(await violationsOf(page, scheme), [], scheme);
    }
    await page.locator('#language').selectOption('ar');
    await page.locator('#title').filter({ hasText: 'أمثلة' }).waitFor();
    assert.equal(await width(), 320);
    assert.deepEqual(await violationsOf(page, 'light'), [], 'ar');
  },
);

browserTest(
  'axe finds nothing in a frame with all that it may have to say',
  {
    reducedMotion: true,
    query: 'embed.html?levle=x&level=best&mode=two',
    viewport: { width: 320, height: 700 },
  },
  async ({ page, board }) => {
    await board.waitForTurn();
    await page.evaluate(() => {
      const loss = document.querySelector('#loss');
      loss.textContent = 'Nothing is kept here.';
      document.querySelectorAll('[hidden]').forEach((node) => (node.hidden = false));
    });
    for (const scheme of ['light', 'dark']) {
      assert.deepEqual(await violationsOf(page, scheme), [], scheme);
    }
  },
);
