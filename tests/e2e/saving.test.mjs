/** What a reload keeps, and what happens where nothing can be kept. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const GAME = 'turkish-draughts:game';
const NOTICE = 'The saved game could not be read, so a new one has begun.';

async function reload({ page, board }) {
  await page.reload();
  await board.waitForTurn();
}

browserTest('a reload in mid-game restores it, with what was taken back', STILL, async (visit) => {
  const { board } = visit;
  await board.open({ level: 'easy' });
  await board.tap('a3', 'a4');
  await board.waitForAnswer(0);
  await board.playAny();
  await board.waitForAnswer(2);
  await board.part('undo').click();
  await board.waitForPly(2);
  const before = await board.snapshot();
  assert.equal(before.history.length, 4);

  await reload(visit);
  assert.deepEqual(await board.snapshot(), before);
  assert.match(await board.label('a4'), /white man/);
  await board.part('redo').click();
  await board.waitForPly(4);
});

browserTest('a reload keeps the side at the bottom, and turns the board', STILL, async (visit) => {
  const { board } = visit;
  const a1AtTheLeft = async () =>
    (await board.square('a1').boundingBox()).x < (await board.square('h1').boundingBox()).x;
  const begin = async (...choices) => {
    await board.waitForTurn();
    await board.part('new').click();
    for (const name of choices) await board.part('dialog').getByLabel(name).check();
    await board.part('start').click();
    await board.waitForTurn();
  };
  await begin('Computer', 'Black');
  assert.equal(await a1AtTheLeft(), false);
  await reload(visit);
  assert.equal(await a1AtTheLeft(), false, 'Black still sits at the bottom');

  await begin('A friend, here', 'Turn the board to whoever is to move');
  await board.tap('a3', 'a4');
  await board.waitForPly(1);
  await reload(visit);
  assert.equal(await a1AtTheLeft(), false, 'it is Black’s move');
  await board.part('undo').click();
  await board.waitForPly(0);
  assert.equal(await a1AtTheLeft(), true, 'it is White’s again');
});

browserTest(
  'a reload while the computer thinks: it thinks again',
  STILL,
  async ({ page, board }) => {
    await board.open({ level: 'expert' });
    await board.part('new').click();
    await board.part('dialog').getByRole('radio', { name: 'Expert' }).check();
    await board.part('start').click();
    await board.tap('a3', 'a4');
    await board.waitForPhase('thinking');
    await page.reload();
    await board.waitForAnswer(0);
    const { history } = await board.snapshot();
    assert.equal(history[0].text, 'a3-a4');
    assert.equal(history.length, 2);
  },
);

browserTest(
  'a reload keeps who plays, the level, the language and how the board lies',
  STILL,
  async (visit) => {
    const { page, board } = visit;
    await board.part('new').click();
    await board.part('dialog').getByRole('radio', { name: 'A friend, here' }).check();
    await board.part('start').click();
    await board.tap('a3', 'a4');
    await board.waitForPly(1);
    await board.part('flip').click();
    await board.part('language').selectOption('tr');
    await reload(visit);
    assert.match(await board.status(), /Hamle sırası Siyahta/);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'tr');
    assert.match(await board.label('a6'), /siyah taş, oynayabilir/);
    const [a1, h1] = [
      await board.square('a1').boundingBox(),
      await board.square('h1').boundingBox(),
    ];
    assert.ok(a1.x > h1.x, 'the board still lies the other way round');
  },
);

browserTest(
  'a game from a set-up position and a finished one come back',
  STILL,
  async ({ page, board }) => {
    await board.part('new').click();
    await board.part('dialog').getByRole('radio', { name: 'A friend, here' }).check();
    await board.part('start').click();
    await board.open({ fen: 'W:Wd4:Bd5,Kd8' });
    await board.tap('d4', 'd6');
    await board.waitForPhase('over');
    const before = await board.snapshot();
    await page.reload();
    await board.waitForPhase('over');
    assert.deepEqual(await board.snapshot(), before);
    assert.match(await board.status(), /A draw/);
    await board.part('undo').click();
    await board.waitForPly(0, ['idle']);
  },
);

const record = (game) => JSON.stringify({ saved: JSON.stringify(game), picture: '?'.repeat(64) });
const WHOLE = { v: 1, start: 'W:Wa2:Ba7,b7', moves: ['a2-a3', 'a7-a6'], cursor: 1 };

/** Other kinds of damage are unit tests of storage.js and of the rules. */
const DAMAGED = {
  'no JSON': '{"saved": "…',
  'a text that ends in the middle': record(WHOLE).slice(0, -40),
  'a version not known': record({ ...WHOLE, v: 99 }),
  'an illegal move': record({ ...WHOLE, moves: ['a2-a3', 'a7-a5'] }),
  'a position that cannot be': record({ ...WHOLE, start: 'W:Wa2:Ba2' }),
  'a cursor beyond the moves': record({ ...WHOLE, cursor: 9 }),
};

browserTest('damaged saved data gives a fresh game and a notice', STILL, async (visit) => {
  const { page, board } = visit;
  const reloadWith = async (text) => {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [GAME, text]);
    await reload(visit);
  };
  await board.open({ mode: 'two' });
  await reloadWith(record(WHOLE));
  assert.equal((await board.snapshot()).history.length, 2, 'it is read while it is whole');
  assert.equal(await board.part('notice').isVisible(), false);

  for (const [what, text] of Object.entries(DAMAGED)) {
    await reloadWith(text);
    const { ply, pieces } = await board.snapshot();
    assert.deepEqual([ply, pieces.length], [0, 32], what);
    assert.equal(await board.part('notice').innerText(), NOTICE, what);
    await board.waitToHear(NOTICE);
  }
  await board.part('notice').getByRole('button', { name: 'Close' }).click();
  assert.equal(await board.part('notice').isVisible(), false);
  await board.tap('a3', 'a4');
  await board.waitForAnswer(0);
  await reload(visit);
  assert.equal((await board.snapshot()).ply, 2, 'the new game is saved');
  assert.equal(await board.part('notice').isVisible(), false, 'and says nothing');
});

/** A private window or a frame without rights, in the two ways in which browsers refuse. */
const REFUSALS = {
  'every call throws': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) {
      Storage.prototype[name] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }
  },
  'even to ask for it throws': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
};

for (const [how, refuse] of Object.entries(REFUSALS)) {
  browserTest(
    `storage that throws (${how}) does not stop the game`,
    { ...STILL, prepare: (page) => page.addInitScript(refuse) },
    async ({ board }) => {
      await board.waitForTurn();
      await board.tap('a3', 'a4');
      await board.waitForAnswer(0);
      await board.part('language').selectOption('tr');
      await board.waitForLabel('beyaz taş');
      await board.part('undo').click();
      await board.waitForPly(0);
      assert.equal(await board.part('notice').isVisible(), false);
    },
  );
}
