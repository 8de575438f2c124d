/** No network, and a new version in mid-game, in Firefox and WebKit. */

import assert from 'node:assert/strict';
import { serveSite } from '../e2e/support/server.mjs';
import { everywhere } from '../browsers/support/visit.mjs';
import { SITE } from './support/dist.mjs';
import { createVersions } from './support/versions.mjs';

const PREFIX = '/~club/dama/';
/** Two men against damas: Expert needs a few moves. */
const SHORT = 'W:Wa3,h3:BKd8,Ke8,d6';
const MAX_PLIES = 60;

/** In the page: whether the button that turns the board has this title. */
const says = (title) =>
  document
    .querySelector('turkish-draughts')
    ?.shadowRoot?.querySelector('[data-part="flip"]')
    ?.getAttribute('title') === title;

everywhere('a whole game without a network, and a new version in mid-game', async (visit) => {
  const versions = await createVersions();
  let host = await serveSite({ folder: SITE, prefix: PREFIX });
  const port = Number(new URL(host.url).port);
  try {
    visit.url = host.url;
    await visit.open({ lang: 'en' });
    await visit.until(() => navigator.serviceWorker.controller !== null);

    await host.close();
    await visit.open({ lang: 'en', mode: 'computer', side: 'white', level: 'expert' }, SHORT);
    await visit.untilPly(0);
    let { ply, moves } = await visit.snapshot();
    for (; moves.length > 0 && ply < MAX_PLIES; { ply, moves } = await visit.snapshot()) {
      await visit.tap(...moves.at(-1).text.split(/[-x]/));
      await visit.until((ply) => {
        const { snapshot, dataset } = document.querySelector('turkish-draughts');
        const { phase } = dataset;
        return phase === 'over' || (phase === 'idle' && snapshot.ply >= ply + 2);
      }, ply);
    }
    assert.equal(moves.length, 0, 'the game has come to its end');
    assert.ok(ply >= 2, 'Expert has played');

    const { folder } = await versions.later(2);
    host = await serveSite({ folder, prefix: PREFIX, port });
    await visit.run(async () => {
      await (await navigator.serviceWorker.getRegistration()).update();
    });
    await visit.until(() => document.querySelector('#update button') !== null);
    assert.ok(await visit.run(says, 'Turn the board'), 'its own version until then');
    await visit.run(() => document.querySelector('#update button').click());
    await visit.until(says, 'Turn the board 2');
    await visit.until(() => document.querySelector('turkish-draughts').snapshot !== null);
    assert.equal((await visit.snapshot()).ply, ply, 'the game is still there');
  } finally {
    await host.close();
    await versions.remove();
  }
});
