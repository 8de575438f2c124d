/** The element on somebody's own page, in Firefox and WebKit. */

import assert from 'node:assert/strict';
import { everywhere } from './support/visit.mjs';

const AUTHOR = `<!doctype html><link rel="icon" href="data:,">
<script>
  const heard = [];
  for (const type of ['ready', 'move', 'turn', 'gameover', 'error']) {
    addEventListener('dama-' + type, (event) => {
      heard.push([type, event.detail.move ?? event.detail.code ?? event.detail.color ?? null]);
      if (event.detail.move === 'b3-b4') event.preventDefault();
    });
  }
</script>
<script type="module" src="turkish-draughts.js"></script>
<turkish-draughts mode="two" orientation="black" level="best"></turkish-draughts>`;

everywhere(
  'attributes, a move, what is heard of it, and one refused',
  async (visit) => {
    await visit.driver.goto(`${visit.url}author.html`);
    await visit.untilPly(0);
    const [first, level] = await visit.run(() => {
      const element = document.querySelector('turkish-draughts');
      return [element.shadowRoot.querySelector('[data-square]').dataset.square, element.level];
    });
    assert.deepEqual([first, level], ['h1', 'medium']);
    await visit.tap('b3', 'b4');
    await visit.untilPly(0);
    await visit.tap('a3', 'a4');
    await visit.untilPly(1);
    await visit.run(() => document.querySelector('turkish-draughts').setAttribute('lang', 'tr'));
    await visit.until(() => document.querySelector('turkish-draughts').lang === 'tr');
    const heard = await visit.run(() => heard);
    assert.deepEqual(heard, [
      ['error', 'attribute'],
      ['ready', null],
      ['turn', 'white'],
      ['move', 'b3-b4'],
      ['move', 'a3-a4'],
      ['turn', 'black'],
    ]);
  },
  { 'author.html': AUTHOR },
);
