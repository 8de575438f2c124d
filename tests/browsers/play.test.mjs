/** Playing in Firefox and WebKit: by mouse, by keyboard, against the computer, by two. */

import assert from 'node:assert/strict';
import { everywhere } from './support/visit.mjs';

everywhere('a move is played and answered', async (visit) => {
  await visit.open({ mode: 'computer', side: 'white', level: 'easy' });
  await visit.tap('a3', 'a4');
  await visit.untilPly(2);
  assert.match(await visit.label('a4'), /white man/);
  const { history, turn } = await visit.snapshot();
  assert.deepEqual([history[0].text, history[1].color, turn], ['a3-a4', 'black', 'white']);
});

everywhere('a capture is compulsory, and is played leg by leg', async (visit) => {
  await visit.open({ mode: 'two' }, 'W:Wb3,h2:Bb4,c5,d6,h7');
  assert.match(await visit.label('b3'), /can capture 3/);
  await visit.tap('h2');
  assert.equal((await visit.snapshot()).ply, 0);
  await visit.tap('b3', 'b5', 'd5', 'd7');
  await visit.untilPly(1);
  const { history } = await visit.snapshot();
  assert.equal(history[0].text, 'b3xb5xd5xd7');
});

everywhere('a game by keyboard alone, with undo and redo', async (visit) => {
  await visit.open({ mode: 'two' });
  await visit.tap('a1');
  await visit.press('ArrowUp', 'ArrowUp', 'Enter', 'ArrowUp', 'Enter');
  await visit.untilPly(1);
  assert.match(await visit.label('a4'), /white man/);
  await visit.click('[data-part="undo"]');
  await visit.untilPly(0);
  await visit.click('[data-part="redo"]');
  await visit.untilPly(1);
});

everywhere('a hint comes from the engine', async (visit) => {
  await visit.open({ mode: 'two' }, 'W:Wd4,h2:Bd5,a7');
  await visit.click('[data-part="hint"]');
  const said = await visit.until(() => {
    const text = document
      .querySelector('turkish-draughts')
      .shadowRoot.querySelector('[data-part="live"]').textContent;
    return text.includes('Hint') && text;
  });
  assert.match(said, /Hint: d4xd6/);
});

everywhere('a game goes on after a reload', async (visit) => {
  await visit.open({ mode: 'computer', side: 'white', level: 'easy' });
  await visit.tap('a3', 'a4');
  await visit.untilPly(2);
  await visit.driver.goto(visit.url);
  await visit.untilPly(2);
  assert.match(await visit.label('a4'), /white man/);
});

everywhere('a whole game to its end: one piece each', async (visit) => {
  await visit.open({ mode: 'two' }, 'W:Wd4:Bd5,Kd8');
  await visit.tap('d4', 'd6');
  await visit.until(() => document.querySelector('turkish-draughts').dataset.phase === 'over');
  assert.deepEqual((await visit.snapshot()).outcome, { winner: null, reason: 'onePieceEach' });
});

everywhere('the page in Arabic runs from right to left, the board does not', async (visit) => {
  await visit.open({ lang: 'ar' });
  const [dir, a1, h1] = await visit.until(() => {
    const { shadowRoot } = document.querySelector('turkish-draughts');
    const left = (name) =>
      shadowRoot.querySelector(`[data-square="${name}"]`).getBoundingClientRect().left;
    return document.documentElement.dir === 'rtl' && ['rtl', left('a1'), left('h1')];
  });
  assert.equal(dir, 'rtl');
  assert.ok(a1 < h1);
});
