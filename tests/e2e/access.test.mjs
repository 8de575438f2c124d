/** The page for those who do not see it, or have no pointer: axe, the keyboard, what is spoken. */

import assert from 'node:assert/strict';
import { violationsOf } from './support/axe.mjs';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const LANGUAGES = ['en', 'tr', 'ar'];

/** Looks at the page as it stands, in every language, by day and by night. */
async function assertClean({ page, board }, what) {
  for (const lang of LANGUAGES) {
    await board.open({ lang });
    for (const colorScheme of ['light', 'dark']) {
      const violations = await violationsOf(page, colorScheme);
      assert.deepEqual(violations, [], `${what}, ${lang}, ${colorScheme}`);
    }
  }
}

browserTest('axe finds nothing at the start, nor in the guide', STILL, async (visit) => {
  await visit.board.waitForTurn();
  await assertClean(visit, 'start');
  await visit.page.locator('#help').click();
  await visit.page.locator('#guide').waitFor({ state: 'visible' });
  await assertClean(visit, 'guide');
});

browserTest(
  'axe finds nothing in mid-game, with a refusal and with moves undone',
  STILL,
  async (visit) => {
    const { board } = visit;
    await board.open({ mode: 'two', fen: 'W:Wa2,b2,c3,h2,Kh1:Bd7,e7,c4,Kh8,a8' });
    await board.tap('c3', 'c5');
    await board.waitForPly(1);
    await board.tap('d7', 'd6');
    await board.waitForPly(2);
    await board.part('undo').click();
    await board.waitForPly(1);
    await assertClean(visit, 'moves undone');
    await board.open({ fen: 'W:Wa3,b4:BKh1,b5,d5,c6,e6,g6' });
    await board.tap('a3');
    await assertClean(visit, 'refused');
  },
);

browserTest('axe finds nothing in the dialog for a new game', STILL, async (visit) => {
  const { board } = visit;
  await board.open({ mode: 'two' });
  await board.tap('a3', 'a4');
  await board.waitForPly(1);
  await board.open({ mode: 'computer' });
  await board.part('new').click();
  await assertClean(visit, 'dialog');
});

browserTest(
  'axe finds nothing at the end, on a phone',
  {
    ...STILL,
    touch: true,
    viewport: { width: 390, height: 844 },
  },
  async (visit) => {
    const { board } = visit;
    await board.open({ mode: 'two', fen: 'W:Wd4:Bd5,Kd8' });
    await board.tap('d4', 'd6');
    await board.waitForPhase('over');
    await assertClean(visit, 'over');
  },
);

browserTest(
  'the board is one grid of named buttons, and one stop of the Tab key',
  STILL,
  async ({ page, board }) => {
    await board.waitForTurn();
    const grid = page.getByRole('grid', { name: 'Turkish draughts board' });
    assert.equal(await grid.getByRole('row').count(), 8);
    assert.equal(await grid.getByRole('gridcell').count(), 64);
    assert.equal(await page.locator('canvas').getAttribute('aria-hidden'), 'true');
    assert.equal(await grid.locator('[tabindex="0"]').count(), 1);
    assert.equal(await board.label('a7'), 'a7, black man');
    assert.equal(await board.label('d5'), 'd5, empty');
    await grid.getByRole('gridcell', { name: 'c3, white man, can move' }).focus();
    await board.press('Tab');
    const focused = await board.element.evaluate(
      ({ shadowRoot }) => shadowRoot.activeElement?.dataset,
    );
    assert.equal(focused?.square, undefined, 'Tab leaves the board');
  },
);

const focusedSquare = (board) =>
  board.element.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.dataset.square);

browserTest('a game by keyboard alone', STILL, async ({ page, board }) => {
  await board.open({ mode: 'two' });
  for (let stops = 0; (await focusedSquare(board)) === undefined; stops++) {
    assert.ok(stops < 15, 'Tab never comes to the board');
    await board.press('Tab');
  }
  const keys = [
    ['Control+Home', 'a8'],
    ['ArrowUp', 'a8'],
    ['End', 'h8'],
    ['ArrowRight', 'h8'],
    ['PageDown', 'h1'],
    ['Home', 'a1'],
    ['ArrowLeft', 'a1'],
    ['PageUp', 'a8'],
    ['Control+End', 'h1'],
  ];
  for (const [key, square] of keys) {
    await board.press(key);
    assert.equal(await focusedSquare(board), square, key);
  }
  await board.walk('h1', 'c3');
  await board.press('Enter');
  await board.waitToHear('Choose where it goes.');
  assert.equal(await board.square('c3').getAttribute('aria-selected'), 'true');
  await board.press('Escape');
  await board.waitToHear('Nothing is selected.');
  assert.equal(await board.square('c3').getAttribute('aria-selected'), 'false');
  await board.press('Space', 'ArrowUp', 'Space');
  await board.waitForPly(1);
  assert.equal(await focusedSquare(board), 'c4', 'the focus stays with the piece');
  await board.waitToHear('White plays c3-c4. Black to move');

  // Undo from the keyboard; the focus stays on its button, and the board keeps its own place.
  await board.part('undo').focus();
  await board.press('Enter');
  await board.waitForPly(0);
  await board.waitToHear('Back at the start.');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'turkish-draughts');
  assert.equal(await board.square('c4').getAttribute('tabindex'), '0');
});

browserTest(
  'keys are the board’s own: elsewhere they do nothing to it',
  STILL,
  async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await board.tap('a3');
    await board.waitForLabel('selected', { name: 'a3' });
    await page.evaluate(() =>
      document.querySelector('turkish-draughts').shadowRoot.activeElement?.blur(),
    );
    await board.press('ArrowUp', 'Enter', 'Escape');
    assert.match(await board.label('a3'), /selected/);
    assert.equal((await board.snapshot()).ply, 0);
  },
);

browserTest(
  'the live region tells each move, the status, and a move of the computer',
  STILL,
  async ({ page, board }) => {
    await board.open({ level: 'easy' });
    const live = board.part('live');
    assert.equal(await live.getAttribute('aria-live'), 'polite');
    await board.tap('a3', 'a4');
    await board.waitToHear('White plays a3-a4.');
    await board.waitForAnswer(0);
    const { text } = (await board.snapshot()).history[1];
    await board.waitToHear(`Black plays ${text}. White to move`);
    // The same refusal twice is said twice.
    await board.open({ mode: 'two', fen: 'W:Wa3,b4:BKh1,b5,d5,c6,e6,g6' });
    await board.waitToHear('the largest takes 4 pieces');
    for (let time = 0; time < 2; time++) {
      await board.forget();
      await board.tap('a3');
      await board.waitToHear('That piece must wait');
    }
    const isolated = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('turkish-draughts');
      return shadowRoot.querySelector('[data-part="status"] bdi')?.textContent;
    });
    assert.equal(isolated, '4', 'numbers stand in <bdi>');
  },
);
