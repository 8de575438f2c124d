/** The position editor: with a mouse, a finger and the keyboard, and how a position is played. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const PHONE = { ...STILL, touch: true, viewport: { width: 390, height: 844 } };

/** The editor, opened through the menu. */
async function openEditor({ page, board }) {
  await board.waitForTurn();
  await board.element.locator('button[data-part="menu"]').click();
  await board.part('to-setup').click();
  const room = board.element.locator('dialog[data-part="setup"]');
  await room.waitFor();
  const square = (name) => room.locator(`[data-square="${name}"]`);
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    room,
    square,
    // Forced: a button that is `aria-disabled` can be pressed, and says why it does nothing.
    press: (name) => room.getByRole('button', { name, exact: true }).click({ force: true }),
    tool: (letter) => room.locator(`[data-tool="${letter}"]`),
    fen: () => room.locator('[data-part="setup-fen"]').inputValue(),
    verdict: () => room.locator('[data-part="setup-verdict"]').innerText(),
    label: (name) => square(name).getAttribute('aria-label'),
    async drag(from, to) {
      const [start, end] = [await middle(from), to.x === undefined ? await middle(to) : to];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    },
    async swipe(from, to) {
      const [start, end] = [await middle(from), await middle(to)];
      const session = await page.context().newCDPSession(page);
      const send = (type, touchPoints) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [start]);
      for (let part = 0.125; part <= 1; part += 0.125) {
        const at = (axis) => start[axis] + (end[axis] - start[axis]) * part;
        await send('touchMove', [{ x: at('x'), y: at('y') }]);
      }
      await send('touchEnd', []);
      await session.detach();
    },
  };
}

browserTest('a position is set up with the mouse', STILL, async (visit) => {
  const { square, tool, press, fen, drag, room } = await openEditor(visit);
  await press('Clear the board');
  assert.equal(await fen(), 'W:W:B');
  await square('d4').click();
  await tool('B').click();
  await square('d6').click();
  await square('e6').click();
  await square('e6').click();
  assert.equal(await fen(), 'W:Wd4:BKd6', 'the second click takes a piece away');
  await drag(square('d6'), square('g5'));
  await drag(tool('b'), square('a7'));
  await drag(tool('W'), square('h1'));
  assert.equal(await fen(), 'W:WKh1,d4:BKg5,a7');
  const box = await room.locator('[role="grid"]').boundingBox();
  await drag(square('h1'), { x: box.x + box.width / 2, y: box.y + box.height + 30 });
  assert.equal(await fen(), 'W:Wd4:BKg5,a7', 'dragged off the board, it is gone');
  await press('Mirror');
  assert.equal(await fen(), 'W:We4:BKb5,h7');
  await press('Swap colours');
  assert.equal(await fen(), 'B:Wh2,Kb4:Be5');
  await press('From the game');
  assert.match(await fen(), /^W:Wa2,b2/);
  const [a1, h1] = [await square('a1').boundingBox(), await square('h1').boundingBox()];
  await press('Turn the board');
  assert.deepEqual((await square('a1').boundingBox()).x, h1.x);
  assert.ok(a1.x < h1.x);
});

browserTest('a position is set up with a finger on a phone', PHONE, async (visit) => {
  const { square, tool, press, fen, swipe } = await openEditor(visit);
  await press('Clear the board');
  await tool('b').tap();
  await square('b5').tap();
  await swipe(tool('W'), square('c3'));
  await swipe(square('b5'), square('b7'));
  assert.equal(await fen(), 'W:WKc3:Bb7');
});

browserTest('a position is set up by keyboard, and each change is told', STILL, async (visit) => {
  const { page } = visit;
  const { square, press, fen, room } = await openEditor(visit);
  await press('Clear the board');
  const heard = async (words) =>
    room.locator('[data-part="live"]').filter({ hasText: words }).waitFor({ state: 'attached' });
  await square('d4').focus();
  await page.keyboard.press('2');
  await heard('In hand: white dama.');
  await page.keyboard.press('Enter');
  await heard('white dama on d4.');
  for (const key of ['ArrowUp', 'ArrowUp', '3', ' ', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key);
  }
  await heard('black man on e6.');
  assert.equal(await fen(), 'W:WKd4:Bd6,e6');
  await page.keyboard.press('Delete');
  await heard('e6 is empty.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  assert.equal(await fen(), 'W:WKd4:B');
  assert.equal(await room.getByRole('gridcell', { name: 'd4, white dama' }).count(), 1);
});

browserTest('an illegal position is refused with the reason, in words', STILL, async (visit) => {
  const { board } = visit;
  const { square, tool, press, fen, verdict, room } = await openEditor(visit);
  const before = await board.snapshot();
  const refused = async (reason) => {
    assert.equal(await verdict(), reason);
    await press('Play');
    assert.equal(await room.isVisible(), true);
    assert.deepEqual(await board.snapshot(), before, reason);
  };
  await square('d4').click();
  await refused('White has 17 pieces; at most 16 are allowed.');
  await press('Clear the board');
  await refused('White has no piece. Black has no piece.');
  await square('d8').click();
  await tool('b').click();
  await square('d6').click();
  await refused('A white man cannot stand on d8, its far row: it would be a dama.');
  await tool('W').click();
  await square('d8').click();
  await refused('Each side is down to one piece.');
  await square('a1').click();
  assert.equal(await fen(), 'W:WKa1,Kd8:Bd6');
  assert.equal(await verdict(), 'The position can be played.');
});

browserTest('the text of a position and the board follow each other', STILL, async (visit) => {
  const { room, label, verdict, press, fen, square } = await openEditor(visit);
  const field = room.locator('[data-part="setup-fen"]');
  await field.fill('B:Wa2,Kc4:Bd6,Ke8');
  assert.equal(await label('c4'), 'c4, white dama');
  assert.equal(await label('a7'), 'a7, empty');
  assert.equal(await room.getByRole('radio', { name: 'Black' }).first().isChecked(), true);
  await field.fill('B:Wa2,Kc9:Bd6');
  assert.equal(await verdict(), '“Kc9” is not a square; squares go from a1 to h8.');
  assert.equal(await label('c4'), 'c4, white dama', 'the board stays as it was');
  await press('Play');
  assert.equal(await room.isVisible(), true);
  await square('h3').click();
  assert.equal(await fen(), 'B:Wa2,h3,Kc4:Bd6,Ke8');
});

browserTest('a position is played against the computer, from either side', STILL, async (visit) => {
  const { board } = visit;
  let editor = await openEditor(visit);
  await editor.room.locator('[data-part="setup-fen"]').fill('W:Wd2,e2,Kb3:Bd7,e7,Kg6');
  await editor.room.locator('[data-choices="side"]').getByLabel('Black').check();
  await editor.room.locator('[data-choices="level"]').getByLabel('Easy').check();
  await editor.press('Play');
  await board.waitForPly(1);
  assert.equal((await board.snapshot()).start, 'W:Wd2,e2,Kb3:BKg6,d7,e7');
  assert.match(await board.status(), /Black to move/);

  editor = await openEditor(visit);
  await editor.press('Start position');
  await editor.room.locator('[data-choices="mode"]').getByLabel('A friend, here').check();
  await editor.room.getByText('The game in progress will be given up.').waitFor();
  await editor.press('Play');
  await board.waitForPly(0);
  assert.equal((await board.snapshot()).pieces.length, 32);
  await board.part('back').click();
  await board.waitForPly(1);
  assert.match(await board.status(), /Black to move/);
});

browserTest(
  'on the smallest screens, board and palette are seen together, in Arabic too',
  { ...STILL, locale: 'ar', touch: true, viewport: { width: 320, height: 568 } },
  async (visit) => {
    const { page } = visit;
    const { room, label, verdict } = await openEditor(visit);
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      const grid = await room.locator('[role="grid"]').boundingBox();
      const palette = await room.locator('.palette').boundingBox();
      const foot = await room.locator('.setup-foot').boundingBox();
      for (const box of [grid, palette]) {
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${width}: ${JSON.stringify(box)}`);
        assert.ok(
          box.y >= 0 && box.y + box.height <= foot.y + 1,
          `${width}: ${JSON.stringify(box)}`,
        );
      }
      const side = await room.evaluate((node) => node.scrollWidth - node.clientWidth);
      assert.equal(side, 0, 'nothing is cut off at the side');
    }
    assert.equal(await label('a2'), 'a2، حجر أبيض');
    assert.equal(await verdict(), 'يمكن لعب هذا الوضع.');
    assert.equal(await room.evaluate((node) => node.dir), 'rtl');
    for (const button of await room.getByRole('button').all()) {
      const { width, height } = await button.boundingBox();
      assert.ok(width >= 44 && height >= 44, await button.innerText());
    }
  },
);
