/** Captures as a person enters them: by taps, by drag, by keys; and the pieces that must wait. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

/** One man takes four: b4xb6xd6xf6xh6. The other man has to wait. */
const CHAIN = 'W:Wa3,b4:BKh1,b5,d5,c6,e6,g6';
const ROUTE = ['b6', 'd6', 'f6', 'h6'];

/** Two captures of four end on e7, by a1 or a4; a third goes another way. */
const TWO_WAYS = 'W:WKa8:BKf1,f4,d6,g6,a7,b7,c7,d7,f7,h7';

const STILL = { reducedMotion: true };

async function openChain({ board }) {
  await board.open({ mode: 'two', fen: CHAIN });
  assert.match(await board.label('b4'), /can capture 4/);
  assert.match(await board.status(), /the largest takes 4 pieces/);
}

async function assertChainPlayed({ board }) {
  await board.waitForPly(1);
  const { history, pieces } = await board.snapshot();
  assert.equal(history[0].text, 'b4xb6xd6xf6xh6');
  assert.equal(pieces.length, 4);
  assert.match(await board.label('h6'), /white man/);
  for (const name of ['b4', 'b5', 'c6', 'e6', 'g6']) assert.match(await board.label(name), /empty/);
  await board.waitToHear('White plays b4xb6xd6xf6xh6 and takes 4 pieces.');
}

browserTest('a chain capture, leg by leg, by taps', STILL, async ({ board }) => {
  await openChain({ board });
  await board.tap('b4');
  const jumped = ['b5', 'c6', 'e6'];
  for (const [index, to] of ROUTE.slice(0, 3).entries()) {
    await board.tap(to);
    await board.waitForLabel('selected', { name: to });
    // What is jumped is gone, and the rules have not been told yet.
    assert.match(await board.label(jumped[index]), /empty/);
    const left = 3 - index;
    assert.match(await board.status(), new RegExp(`Go on: ${left} more`));
    assert.equal((await board.snapshot()).ply, 0);
  }
  await board.tap('h6');
  await assertChainPlayed({ board });
});

browserTest(
  'a chain capture by a tap on its last square, with a finger',
  {
    touch: true,
    viewport: { width: 390, height: 844 },
  },
  async ({ board }) => {
    await openChain({ board });
    await board.tap('b4', 'h6');
    await assertChainPlayed({ board });
  },
);

browserTest(
  'a chain capture by drag, leg by leg and to the end, with the mouse',
  STILL,
  async ({ board }) => {
    await openChain({ board });
    await board.drag('b4', 'b6');
    await board.waitForLabel('selected', { name: 'b6' });
    await board.drag('b6', 'd6');
    await board.waitForLabel('selected', { name: 'd6' });
    await board.drag('d6', 'h6');
    await assertChainPlayed({ board });
  },
);

browserTest(
  'a chain capture by one drag of a finger',
  {
    ...STILL,
    touch: true,
    viewport: { width: 390, height: 844 },
  },
  async ({ board }) => {
    await openChain({ board });
    await board.swipe('b4', ...ROUTE);
    await assertChainPlayed({ board });
  },
);

browserTest('a chain capture by keyboard', STILL, async ({ board }) => {
  await openChain({ board });
  await board.square('b4').focus();
  await board.press('Enter');
  await board.waitForLabel('selected', { name: 'b4' });
  await board.walk('b4', 'b6');
  await board.press('Enter');
  await board.waitForLabel('selected', { name: 'b6' });
  await board.walk('b6', 'd6');
  await board.press('Space');
  await board.waitForLabel('selected', { name: 'd6' });
  await board.walk('d6', 'h6');
  await board.press('Enter');
  await assertChainPlayed({ board });
});

browserTest('an ambiguous capture is asked for leg by leg', STILL, async ({ board }) => {
  await board.open({ mode: 'two', fen: TWO_WAYS });
  await board.tap('a8', 'e7');
  await board.waitToHear('More than one capture ends there. Choose its landings one by one.');
  assert.equal((await board.snapshot()).ply, 0);
  assert.match(await board.label('a8'), /selected/, 'still in the hand');
  await board.tap('a4');
  await board.waitForLabel('selected', { name: 'a4' });
  assert.match(await board.label('a7'), /empty/);
  // Only one capture is left that goes by a4, so its last square will do.
  await board.tap('e7');
  await board.waitForPly(1);
  const { history, pieces } = await board.snapshot();
  assert.equal(history[0].text, 'a8xa4xg4xg7xe7');
  assert.deepEqual(
    pieces.filter(({ square }) => [5, 29].includes(square)).map(({ square }) => square),
    [5],
    'f4 is taken and f1 is not',
  );
});

browserTest('a dama may land on the square it set out from', STILL, async ({ board }) => {
  await board.open({ mode: 'two', fen: 'W:WKa1,h2:Ba3,c5,e3,Kc1,h8' });
  await board.tap('a1');
  await board.waitForLabel('selected', { name: 'a1' });
  assert.match(await board.label('a1'), /can land here/);
  const legs = ['a5', 'e5', 'e1'];
  for (const to of legs) {
    await board.tap(to);
    await board.waitForLabel('selected', { name: to });
  }
  await board.tap('a1');
  await board.waitForPly(1);
  const { history, pieces } = await board.snapshot();
  assert.equal(history[0].text, 'a1xa5xe5xe1xa1');
  assert.deepEqual(
    pieces.map(({ square }) => square),
    [0, 15, 63],
  );
  assert.match(await board.label('a1'), /white dama, last move/);
});

browserTest('undo takes back the legs of a capture before any move', STILL, async ({ board }) => {
  await openChain({ board });
  const undo = board.part('undo');
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  await board.tap('b4', 'b6');
  await board.waitForLabel('selected', { name: 'b6' });
  assert.equal(await undo.getAttribute('aria-disabled'), 'false');
  await undo.click();
  await board.waitForLabel('selected', { name: 'b4' });
  assert.match(await board.label('b5'), /black man/, 'what was jumped is back');
  await board.tap('h6');
  await assertChainPlayed({ board });
});

browserTest(
  'a capture half entered is given up by Esc, and by a tap elsewhere',
  STILL,
  async ({ board }) => {
    await openChain({ board });
    for (const leave of [() => board.press('Escape'), () => board.tap('g3')]) {
      await board.tap('b4', 'b6');
      await board.waitForLabel('selected', { name: 'b6' });
      await leave();
      await board.waitForLabel('white man, can capture 4', { name: 'b4' });
      assert.match(await board.label('b5'), /black man/, 'what was jumped is back');
      assert.equal(await board.phase(), 'idle');
    }
  },
);

browserTest('a piece that must wait is refused with the reason', STILL, async ({ board }) => {
  await openChain({ board });
  assert.equal(await board.label('a3'), 'a3, white man');
  const before = await board.snapshot();
  await board.tap('a3');
  await board.waitToHear(
    'That piece must wait: the largest capture, 4 pieces, has to be played, with a marked piece.',
  );
  assert.match(await board.status(), /That piece must wait/);
  assert.deepEqual(await board.snapshot(), before, 'nothing is lost');
  await board.forget();
  await board.drag('a3', 'a4');
  await board.waitToHear('That piece must wait');
  assert.deepEqual(await board.snapshot(), before, 'nor by a drag');
  assert.match(await board.label('a3'), /white man/);
  await board.tap('b4', 'h6');
  await assertChainPlayed({ board });
});

browserTest(
  'the number of a compulsory capture is said in each language',
  STILL,
  async ({ board }) => {
    const words = {
      en: ['It takes 1 piece.', 'takes 4 pieces'],
      tr: ['1 taş alınmalı', '4 taş alınmalı'],
      ar: ['قطعة واحدة', '4 قطع'],
    };
    for (const [lang, [one, four]] of Object.entries(words)) {
      await board.open({ mode: 'two', lang, fen: 'W:Wd4,h1:Bd5,h8,a8' });
      assert.ok((await board.status()).includes(one), await board.status());
      await board.open({ lang, fen: CHAIN });
      assert.ok((await board.status()).includes(four), await board.status());
    }
  },
);
