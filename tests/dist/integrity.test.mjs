/** The tag for other pages that a build writes: its hash is true, and a wrong one loads nothing. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { Board } from '../e2e/support/board.mjs';
import { launch, newPage } from '../e2e/support/chromium.mjs';
import { serveSite } from '../e2e/support/server.mjs';
import { SITE } from './support/dist.mjs';

test(
  'the written tag plays on another origin, and only what it names',
  { timeout: 60_000 },
  async (context) => {
    const host = await serveSite({ folder: SITE, headers: { 'Access-Control-Allow-Origin': '*' } });
    context.after(() => host.close());
    const text = (await readFile(join(SITE, 'integrity.txt'), 'utf8')).replaceAll(
      'https://YOUR.HOST/',
      host.url,
    );
    const map = text.slice(text.indexOf('<script type="importmap">'));
    const tag = text.slice(0, text.indexOf('</script>')) + '</script>';
    // Still a hash, of something else.
    const another = (_, start, letter) => start + (letter === 'A' ? 'B' : 'A');
    const changed = tag.replace(/(integrity="sha384-)(.)/, another);
    // A file that every game needs.
    const other = map.replace(/(web\/core\.js": "sha384-)(.)/, another);
    assert.notEqual(changed, tag);
    assert.notEqual(other, map);

    const { origin } = new URL(host.url);
    const policy =
      `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin};
    worker-src blob: ${origin}; img-src data:`.replace(/\s+/g, ' ');
    const club = createServer((request, response) => {
      const pages = {
        '/right': tag,
        '/wrong': changed,
        '/all': map + tag,
        '/rest': other + tag,
      };
      // As the README says; a map stands in the page itself, so such a page has to allow it by a hash.
      const strict = request.url === '/right' ? { 'Content-Security-Policy': policy } : {};
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...strict });
      response.end(`<!doctype html><link rel="icon" href="data:,">${pages[request.url]}
      <turkish-draughts level="easy"></turkish-draughts>`);
    });
    await new Promise((resolve) => club.listen(0, resolve));
    context.after(() => club.close());
    const browser = await launch();
    context.after(() => browser.close());

    for (const [path, plays] of [
      ['right', true],
      ['wrong', false],
      ['all', true],
      ['rest', false],
    ]) {
      const { page, trouble } = await newPage(browser, { reducedMotion: true });
      const refused = page.waitForEvent('console', {
        predicate: (message) => /integrity/i.test(message.text()),
        timeout: plays ? 1 : 20_000,
      });
      refused.catch(() => {});
      await page.goto(`http://localhost:${club.address().port}/${path}`);
      if (plays) {
        await page.waitForFunction(() => document.querySelector('turkish-draughts').snapshot);
        await page.evaluate(() => document.querySelector('turkish-draughts').play('a3-a4'));
        await new Board(page).waitForAnswer(0);
        assert.equal(page.workers().length, 1, path);
        assert.deepEqual(trouble, [], path);
      } else {
        await refused;
        assert.equal(
          await page.evaluate(() => customElements.get('turkish-draughts') === undefined),
          true,
          path,
        );
      }
      await page.context().close();
    }
  },
);
