/** The page as a folder on some host: any path, nothing from elsewhere, nothing left behind. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

const requests = [];

browserTest(
  'from a sub-path, with nothing asked of anyone else and no cookies',
  {
    reducedMotion: true,
    prefix: '/~someone/games/draughts/',
    prepare: (page) => {
      page.context().on('request', (request) => requests.push(request.url()));
    },
  },
  async ({ page, board, url, trouble }) => {
    await board.open({ level: 'easy' });
    await board.tap('a3', 'a4');
    await board.waitForAnswer(0);
    await board.part('hint').click();
    await board.waitToHear('Hint: ');
    await page.reload();
    await board.waitForTurn();
    assert.equal((await board.snapshot()).ply, 2);

    const paths = requests.filter((request) => !request.startsWith('data:'));
    assert.ok(
      paths.some((path) => path.endsWith('.wasm')),
      'the rules came from somewhere',
    );
    assert.ok(
      paths.every((path) => path.startsWith(url)),
      paths.join('\n'),
    );
    assert.deepEqual(await page.context().cookies(), []);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    assert.ok(
      kept.every((key) => key.startsWith('turkish-draughts:')),
      kept.join(),
    );
    assert.deepEqual(trouble, []);
  },
);
