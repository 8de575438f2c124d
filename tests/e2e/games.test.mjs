/** Whole games, from the first move to the end. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';
import { nameOf } from '../../web/geometry.js';

/** Far more moves than such a game has. */
const ENDLESS = 120;

/** A player in a hurry, whose games are short: the farther up the board, the better. */
function hasty({ moves }) {
  const gain = ({ from, to }) => (to >> 3) - (from >> 3);
  return moves.reduce((best, move) => (gain(move) > gain(best) ? move : best));
}

browserTest(
  'a whole game against Easy, to its end, by taps',
  { reducedMotion: true },
  async ({ page, board }) => {
    await board.open({ level: 'easy' });
    const ended = page.evaluate(
      () => new Promise((done) => addEventListener('dama-gameover', (e) => done(e.detail))),
    );
    let game = await board.snapshot();
    for (let move = 0; game.outcome === null; move++) {
      assert.ok(move < ENDLESS, 'the game does not end');
      assert.equal(game.turn, 'white');
      const { from, to } = hasty(game);
      await board.tap(nameOf(from), nameOf(to));
      await board.waitForAnswer(game.ply);
      game = await board.snapshot();
      const played = game.history.slice(0, game.ply).map(({ color }) => color);
      assert.ok(played.every((color, ply) => color === (ply % 2 === 0 ? 'white' : 'black')));
    }
    assert.deepEqual(await ended, game.outcome);
    assert.equal(await board.phase(), 'over');
    assert.match(await board.part('result').innerText(), /^(You win|The computer wins|A draw)/);
    assert.deepEqual(game.moves, []);
    assert.match(await board.part('movelist').innerText(), new RegExp(game.history.at(-1).text));
  },
);

browserTest(
  'two players draw at one piece each, and the game does not go on',
  { reducedMotion: true },
  async ({ board }) => {
    // After d4xd6 the black dama could take the man that is left.
    await board.open({ mode: 'two', fen: 'W:Wd4:Bd5,Kd8' });
    await board.tap('d4', 'd6');
    await board.waitForPhase('over');
    const { outcome, moves } = await board.snapshot();
    assert.deepEqual(outcome, { winner: null, reason: 'onePieceEach' });
    assert.deepEqual(moves, []);
    assert.match(await board.status(), /A draw\s+Each side is down to one piece\./);
    await board.waitToHear('A draw Each side is down to one piece.');

    assert.equal(await board.part('hint').getAttribute('aria-disabled'), 'true');
    assert.equal(await board.label('d8'), 'd8, black dama');
    await board.tap('d8', 'd5');
    await board.drag('d8', 'd4');
    assert.equal(await board.phase(), 'over');
    assert.equal((await board.snapshot()).ply, 1);
    assert.match(await board.label('d6'), /white man/);
  },
);

browserTest(
  'a side without a move has lost, though it has pieces',
  { reducedMotion: true },
  async ({ board }) => {
    await board.open({ mode: 'two', fen: 'W:WKa1,a2,b3,c3,b4,c4,h2:Ba3,a4' });
    await board.tap('h2', 'h3');
    await board.waitForPhase('over');
    const { outcome } = await board.snapshot();
    assert.deepEqual(outcome, { winner: 'white', reason: 'noMoves' });
    assert.match(await board.status(), /White wins\s+Black has no move left\./);
  },
);

browserTest(
  'a new game by the dialog: it asks before it throws one away',
  { reducedMotion: true },
  async ({ page, board }) => {
    await board.open({ mode: 'two' });
    await board.tap('a3', 'a4');
    await board.waitForPly(1);

    const dialog = board.part('dialog');
    await board.part('new').click();
    assert.match(await dialog.innerText(), /The game in progress will be given up\./);
    await board.part('cancel').click();
    assert.equal(await dialog.isVisible(), false);
    assert.equal((await board.snapshot()).ply, 1);

    await board.part('new').click();
    await dialog.getByRole('radio', { name: 'Computer' }).check();
    await dialog.getByRole('radio', { name: 'Black' }).check();
    await dialog.getByRole('radio', { name: 'Easy' }).check();
    const firstMove = page.evaluate(() => {
      const begun = performance.now();
      return new Promise((done) => {
        addEventListener('dama-move', ({ detail }) => {
          done({ color: detail.color, after: performance.now() - begun });
        });
      });
    });
    await board.part('start').click();
    const { color, after } = await firstMove;
    assert.equal(color, 'white', 'the computer begins');
    assert.ok(after >= 500, `the computer moved after ${after} ms, too soon to be followed`);
    await board.waitForPly(1);
    const [h8, a1] = [
      await board.square('h8').boundingBox(),
      await board.square('a1').boundingBox(),
    ];
    assert.ok(h8.x < a1.x && h8.y > a1.y, 'Black sits at the bottom');

    // A game in which nothing was played may go without a word.
    await board.part('new').click();
    assert.match(await dialog.innerText(), /The game in progress will be given up\./);
    await dialog.getByRole('radio', { name: 'A friend, here' }).check();
    await board.part('start').click();
    await board.waitForPly(0);
    await board.part('new').click();
    assert.doesNotMatch(await dialog.innerText(), /will be given up/);
    await page.keyboard.press('Escape');
    assert.equal(await dialog.isVisible(), false);
  },
);

browserTest(
  'two on one device: names, and a board that turns to whoever is to move, if they wish',
  { reducedMotion: true },
  async ({ board }) => {
    const a1AtTheLeft = async () =>
      (await board.square('a1').boundingBox()).x < (await board.square('h1').boundingBox()).x;
    await board.part('new').click();
    await board.part('dialog').getByRole('radio', { name: 'A friend, here' }).check();
    await board.part('dialog').getByLabel('Turn the board to whoever is to move').check();
    await board.part('dialog').locator('[name=whiteName]').fill('Ayşe');
    await board.part('dialog').locator('[name=blackName]').fill('<b>محمد</b>');
    await board.part('start').click();
    await board.waitForTurn();
    const names = await board.part('captured').locator('.player-name').allInnerTexts();
    assert.deepEqual(names, ['Ayşe', '<b>محمد</b>']);
    assert.equal(await a1AtTheLeft(), true);
    await board.tap('a3', 'a4');
    await board.waitForLabel('a6, black man, can move');
    assert.equal(await a1AtTheLeft(), false);
    await board.tap('h6', 'h5');
    await board.waitForLabel('white man, can move');
    assert.equal(await a1AtTheLeft(), true);
    await board.part('flip').click();
    assert.equal(await a1AtTheLeft(), false);
    assert.equal(await board.label('h5'), 'h5, black man, last move');
  },
);
