/** Sharing and saving, opening texts, files and links; nothing is lost on the way. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const CLIPBOARD = {
  ...STILL,
  prepare: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
};
const PDN = `[Event "Cup <b>of</b> tea"]
[White "<img src=x onerror=alert(1)>"]
[Black "Ali"]
[Result "1-0"]

1. a3-a4 {good} h6-h5 2. b3-b4 1-0
`;

/** The room, opened through the menu. */
async function openRoom({ board }) {
  await board.waitForPhase('idle');
  await board.element.locator('button[data-part="menu"]').click();
  await board.part('to-share').click();
  return roomOf(board);
}

async function roomOf(board) {
  const room = board.element.locator('dialog[data-part="share"]');
  await room.waitFor();
  const press = (name) => room.getByRole('button', { name, exact: true }).click();
  return {
    room,
    press,
    field: room.locator('[data-part="open-field"]'),
    fault: room.locator('[data-part="share-fault"]'),
    told: (words) =>
      room.locator('[data-part="share-result"]').filter({ hasText: words }).waitFor(),
    async openText(text) {
      await room.locator('[data-part="open-field"]').fill(text);
      await press('Open');
    },
  };
}

async function playTwo(board) {
  await board.open({ mode: 'two' });
  await board.tap('a3', 'a4');
  await board.waitForPly(1);
  await board.tap('a6', 'a5');
  await board.waitForPly(2);
}

browserTest('position, game and links are copied as text', CLIPBOARD, async (visit) => {
  const { page, board, url } = visit;
  await playTwo(board);
  const { press, told } = await openRoom(visit);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await press('Copy the position (FEN)');
  await told('The position has been copied.');
  assert.equal(await copied(), (await board.snapshot()).fen);
  await press('Copy the game (PDN)');
  await told('The game has been copied.');
  assert.match(await copied(), /\[GameType "30,W,8,8,A0,0"\][\s\S]*1\. a3-a4 a6-a5/);
  await press('Link to the game');
  await told('The link has been copied.');
  assert.equal(await copied(), `${url}#game=a3a4_a6a5`);
  await press('Link to this position');
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#fen='));
  assert.equal(await copied(), `${url}#fen=${(await board.snapshot()).fen}`);
});

browserTest('the link goes through the device where it can share', STILL, async (visit) => {
  const { page, board, url } = visit;
  await page.evaluate(() => {
    navigator.share = async (data) => void (window.shared = data);
  });
  const { press } = await openRoom(visit);
  await press('Link to the game');
  await page.waitForFunction(() => window.shared);
  const shared = await page.evaluate(() => window.shared);
  assert.deepEqual(shared, { title: 'Turkish draughts', url: `${url}#game=` });
  assert.equal(await board.phase(), 'idle');
});

browserTest('where copying is refused, the text is there to take', STILL, async (visit) => {
  const { page, board } = visit;
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const { room, press, told } = await openRoom(visit);
  await press('Copy the position (FEN)');
  await told('Copy the marked text by hand.');
  const field = room.getByRole('textbox', { name: 'Text to be copied by hand' });
  assert.equal(await field.inputValue(), (await board.snapshot()).fen);
});

browserTest('a game is saved as a file, and the file opens again', STILL, async (visit) => {
  const { page, board } = visit;
  await playTwo(board);
  const { press, room } = await openRoom(visit);
  const download = page.waitForEvent('download');
  await press('Save as a file (.pdn)');
  const file = await download;
  assert.match(file.suggestedFilename(), /^turkish-draughts-\d{4}-\d\d-\d\d\.pdn$/);
  const path = await file.path();
  assert.match(await readFile(path, 'utf8'), /1\. a3-a4 a6-a5/);
  await room.press('Escape');
  const before = await board.snapshot();
  await board.part('undo').click();
  await board.waitForPly(1);
  await board.tap('b6', 'b5');
  await board.waitForPly(2);

  const again = await openRoom(visit);
  const chooser = page.waitForEvent('filechooser');
  await again.press('Choose a file…');
  await (await chooser).setFiles({ name: 'a.pdn', mimeType: '', buffer: await readFile(path) });
  // A game is under way: it is not thrown away by choosing a file.
  await again.room.getByText('The game in progress will be given up.').waitFor();
  await page.waitForFunction(() =>
    document
      .querySelector('turkish-draughts')
      .shadowRoot.querySelector('[data-part="open-field"]')
      .value.includes('a6-a5'),
  );
  await again.press('Open');
  await again.room.waitFor({ state: 'hidden' });
  assert.deepEqual(await board.snapshot(), before);
});

browserTest('the board is saved and copied as a picture', CLIPBOARD, async (visit) => {
  const { page } = visit;
  const { press, told } = await openRoom(visit);
  const download = page.waitForEvent('download');
  await press('Save a picture (.png)');
  const file = await download;
  assert.match(file.suggestedFilename(), /\.png$/);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1080, 1080]);
  await press('Copy a picture');
  await told('The picture has been copied.');
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap(({ types }) => types),
  );
  assert.deepEqual(types, ['image/png']);
});

browserTest('FEN, PDN and links are told apart and opened', STILL, async (visit) => {
  const { board, page } = visit;
  for (const [text, ply, pieces, notice] of [
    ['W:Wa2,Kc4:Bd7,Ke8', 0, 4, 'The position is on the board, for two players.'],
    [PDN, 3, 32, 'Opened, for two players: <img src=x onerror=alert(1)> – Ali (1-0).'],
    ['see https://elsewhere.example/x#game=a3a4_a6a5&at=1', 1, 32, 'The game of the link'],
  ]) {
    const { room, openText } = await openRoom(visit);
    await openText(text);
    await room.waitFor({ state: 'hidden' });
    const snapshot = await board.snapshot();
    assert.deepEqual([snapshot.ply, snapshot.pieces.length], [ply, pieces], text);
    assert.ok((await board.part('opened').innerText()).includes(notice), text);
    await board.waitToHear(notice);
  }
  assert.equal(await board.element.locator('img').count(), 0, 'names are text');
  assert.equal(await board.phase(), 'idle', 'nothing thinks');
  await page.keyboard.press('Escape');
});

browserTest(
  'the tags of an opened game are kept, and its players shown',
  CLIPBOARD,
  async (visit) => {
    const { page, board } = visit;
    const { room, openText } = await openRoom(visit);
    await openText(PDN.replace(/<img[^>]*>/, 'Ayşe'));
    await room.waitFor({ state: 'hidden' });
    assert.match(await board.part('captured').innerText(), /Ayşe[\s\S]*Ali/);
    const TAGS = ['Event "Cup <b>of</b> tea"', 'White "Ayşe"', 'Black "Ali"'];
    for (const tags of [[...TAGS, 'Result "1-0"'], TAGS]) {
      const again = await openRoom(visit);
      await again.press('Copy the game (PDN)');
      await again.told('The game has been copied.');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      for (const tag of tags) assert.ok(copied.includes(`[${tag}]`), copied);
      await page.reload();
      await board.waitForTurn();
    }
  },
);

browserTest('bad text: what is wrong and where, and the game untouched', STILL, async (visit) => {
  const { board } = visit;
  await playTwo(board);
  const before = await board.snapshot();
  const { room, openText, fault, field } = await openRoom(visit);
  for (const [text, words] of [
    ['', 'There is no game and no position in this text.'],
    ['W:Wa2,z9:Ba7', 'Column 7: “z9” is not a square; squares go from a1 to h8.'],
    ['W:Wd8:Ba7', 'Column 4: A white man cannot stand on d8, its far row: it would be a dama.'],
    ['[White "A"]\n\n1. a3-a4 a6-a4 *', 'Line 3, column 10: “a6-a4” is against the rules here.'],
    ['hello <b>world</b>', 'Line 1, column 1: “hello” is not a move.'],
    ['1. a3-a4 {never closed', 'Line 1, column 10: The comment that begins here is never closed.'],
    ['https://a.example/#game=a3z9', 'The link is damaged or incomplete.'],
    ['https://a.example/', 'The link is damaged or incomplete.'],
    ['https://a.example/#game=a3a4_a3a4', 'Move 2 of the link:'],
  ]) {
    await openText(text);
    assert.ok((await fault.innerText()).startsWith(words), `${text}: ${await fault.innerText()}`);
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.deepEqual(await board.snapshot(), before, text);
  }
  assert.equal(await room.isVisible(), true);
});

browserTest('what is pasted and dropped is opened', CLIPBOARD, async (visit) => {
  const { page, board } = visit;
  const { room, press } = await openRoom(visit);
  await page.evaluate(() => navigator.clipboard.writeText('B:Wa2,c4:Bd7,Ke8'));
  await press('Paste');
  await room.waitFor({ state: 'hidden' });
  assert.equal((await board.snapshot()).turn, 'black');

  const drop = (fill) =>
    board.element.locator('[role="grid"]').evaluate((node, fill) => {
      const dataTransfer = new DataTransfer();
      if (fill.text) dataTransfer.setData('text/plain', fill.text);
      else dataTransfer.items.add(new File([fill.file], 'a.pdn'));
      const event = { bubbles: true, composed: true, cancelable: true, dataTransfer };
      return !node.dispatchEvent(new DragEvent('drop', event));
    }, fill);
  assert.equal(await drop({ text: 'W:Wb2,c4:Bd7' }), true);
  await page.waitForFunction(
    () => document.querySelector('turkish-draughts').snapshot.pieces.length === 3,
  );
  assert.equal(await drop({ file: PDN }), true);
  await board.waitForPly(3);
  // Now a game is under way, and asks to be given up.
  await drop({ text: 'W:Wb2,c4:Bd7' });
  const asked = await roomOf(board);
  await asked.room.getByText('The game in progress will be given up.').waitFor();
  assert.equal((await board.snapshot()).ply, 3);
});

const LINKS = {
  position: ['#fen=W:Wa2,Kc4:Bd7,Ke8', 0, 'The position is on the board, for two players.'],
  game: ['#game=a3a4_h6h5_b3b4&at=2', 2, 'The game of the link is on the board, for two players.'],
};

for (const [what, [fragment, ply, notice]] of Object.entries(LINKS)) {
  browserTest(`a page opened with a link: ${what}, and the way back`, STILL, async (visit) => {
    const { page, board, url } = visit;
    await playTwo(board);
    const mine = await board.snapshot();
    await page.goto('about:blank');
    await page.goto(url + fragment);
    await board.waitToHear(notice);
    await board.waitForPly(ply);
    assert.notDeepEqual(await board.snapshot(), mine);
    assert.equal(await page.evaluate(() => location.hash), '', 'a reload would not open it again');
    const opened = await board.snapshot();
    await page.reload();
    await board.waitForPhase('idle');
    assert.deepEqual(await board.snapshot(), opened, 'a reload goes on with it');

    const { press } = await openRoom(visit);
    await press('Back to my game');
    await board.waitForPly(2);
    assert.deepEqual(await board.snapshot(), mine);
  });
}

browserTest(
  'a link is opened also where the page’s own module comes after the game',
  {
    ...STILL,
    query: LINKS.position[0],
    prepare: (page) =>
      page.route('**/web/page.js', async (route) => {
        await page.waitForFunction(() => document.querySelector('turkish-draughts')?.snapshot);
        await route.continue();
      }),
    waitUntil: 'commit',
  },
  async ({ board }) => {
    await board.waitToHear(LINKS.position[2]);
  },
);

browserTest(
  'a link followed on the open page, and back by the notice',
  STILL,
  async ({ page, board }) => {
    await playTwo(board);
    const mine = await board.snapshot();
    await page.evaluate(() => void (location.hash = '#fen=B:Wa2,b2:Bd7'));
    await board.part('opened').getByText('The position is on the board').waitFor();
    assert.equal((await board.snapshot()).turn, 'black');
    await board.part('back').click();
    await board.waitForPly(2);
    assert.deepEqual(await board.snapshot(), mine);
    assert.equal(await board.part('opened').isVisible(), false);
  },
);

browserTest(
  'a damaged link says so, and the saved game stays',
  STILL,
  async ({ page, board, url }) => {
    await playTwo(board);
    const mine = await board.snapshot();
    for (const [fragment, words] of [
      ['#game=a3a4_nonsense', 'The link is damaged or incomplete.'],
      ['#fen=W:Wa2,a2:Ba7', 'The square a2 is named twice.'],
      ['#game=a3a4_a3a4', 'Move 2 of the link:'],
    ]) {
      await page.goto('about:blank');
      await page.goto(url + fragment);
      await board.waitToHear('The link could not be opened; your game stays.');
      assert.ok((await board.part('opened').innerText()).includes(words), fragment);
      assert.equal(await board.part('back').isVisible(), false);
      assert.deepEqual(await board.snapshot(), mine);
    }
  },
);

browserTest(
  'in Arabic: every word, from right to left, the texts themselves from left to right',
  { ...STILL, locale: 'ar', touch: true, viewport: { width: 320, height: 568 } },
  async (visit) => {
    const { room, field, fault } = await openRoom(visit);
    assert.equal(await room.evaluate((node) => node.dir), 'rtl');
    assert.equal(await room.evaluate((node) => node.scrollWidth - node.clientWidth), 0);
    await field.fill('W:Wa2,z9:Ba7');
    await room.getByRole('button', { name: 'افتح' }).tap();
    assert.equal(await fault.innerText(), 'العمود 7: «z9» ليست خانة، فالخانات من a1 إلى h8.');
    assert.equal(await field.evaluate((node) => getComputedStyle(node).direction), 'ltr');
    for (const button of await room.locator('button:visible').all()) {
      const { width, height } = await button.boundingBox();
      const name = (await button.innerText()) || (await button.getAttribute('aria-label'));
      assert.ok(width >= 44 && height >= 44, `${name}: ${width} × ${height}`);
    }
  },
);
