/** Whatever comes from outside stays text: no markup, no script, no request, no way elsewhere. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };
const PAGES = ['index.html', 'embed.html', 'examples.html'];
const ROOMS = ['share', 'setup', 'settings', 'analysis', 'learn', 'keys'];

const EVIL = [
  '<img src=x onerror="window.hacked = 1">',
  '"><script>window.hacked = 1</script>',
  '<svg/onload=window.hacked=1>',
  '<iframe src="javascript:parent.hacked=1"></iframe>',
  'javascript:window.hacked=1',
  '<a href="https://evil.example/">x</a>',
  '<style>@import "https://evil.example/x.css"</style>',
  "${window.hacked=1}{{constructor.constructor('hacked=1')()}}",
];

/** Hears of every breach of the pages' policy, and of every page that takes another's place. */
async function watch(page) {
  const seen = { breaches: [], ways: [] };
  await page.exposeFunction('breached', (what) => seen.breaches.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.breached(`${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('framenavigated', (frame) => seen.ways.push(frame.url()));
  page.on('dialog', (dialog) => seen.ways.push(dialog.message()) && dialog.dismiss());
  page.context().on('page', (other) => other !== page && seen.ways.push(other.url()));
  return seen;
}

const closeAll = (board) =>
  board.element.evaluate(({ shadowRoot }) =>
    shadowRoot.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close()),
  );

const visits = new WeakMap();
const WATCHED = { ...STILL, prepare: async (page) => visits.set(page, await watch(page)) };

/** Nothing that could run or lead away is anywhere on the page or in its shadows. */
async function assertHarmless(page, what) {
  const found = await page.evaluate(() => {
    const bad = window.hacked ? ['it has run'] : [];
    const look = (root) => {
      for (const node of root.querySelectorAll('*')) {
        const { localName, shadowRoot } = node;
        const own = localName === 'script' && /^web\//.test(node.getAttribute('src') ?? '');
        if (/^(script|iframe|img|object|embed|base)$/.test(localName) && !own) {
          bad.push(localName);
        }
        for (const { name, value } of node.attributes) {
          if (/^on/.test(name) || (/^(href|src|action)$/.test(name) && /^\w+:/.test(value))) {
            if (!value.startsWith('data:')) bad.push(`${localName} ${name}=${value}`);
          }
        }
        if (shadowRoot) look(shadowRoot);
      }
    };
    look(document);
    return bad;
  });
  assert.deepEqual(found, [], what);
}

browserTest(
  'a game and all rooms ask only for files of their own folder',
  WATCHED,
  async (visit) => {
    const { page, board } = visit;
    const { breaches, ways } = visits.get(page);
    await board.open({ level: 'easy' });
    await board.tap('a3', 'a4');
    await board.waitForAnswer(0);
    await board.part('hint').click();
    await board.waitToHear('Hint: ');
    await board.open({ theme: 'stone', mode: 'two', fen: 'W:Wd4:Bd5,Kd8' });
    await board.tap('d4', 'd6');
    await board.waitForPhase('over');
    for (const room of ROOMS) {
      await board.element.locator('button[data-part="menu"]').click();
      await board.part(`to-${room}`).click();
      const opened = board.element.locator(`dialog[data-part="${room}"]`);
      if (room !== 'analysis') await opened.waitFor();
      await assertHarmless(page, room);
      if (room !== 'analysis') {
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'hidden' });
      }
    }
    assert.deepEqual(breaches, []);
    assert.equal(ways.length, 1, ways.join());
  },
);

for (const name of PAGES) {
  browserTest(`the policy of ${name} holds`, { ...WATCHED, query: name }, async (visit) => {
    const { page, trouble } = visit;
    const seen = visits.get(page);
    await page.waitForFunction(() => customElements.get('turkish-draughts'));
    assert.deepEqual(seen.breaches, []);
    await assertHarmless(page, name);
    await page.evaluate(() => {
      const run = (tag, attributes, text = '') => {
        const node = Object.assign(document.createElement(tag), attributes);
        node.textContent = text;
        document.body.append(node);
      };
      run('script', {}, 'window.hacked = 1');
      run('script', { src: 'https://evil.example/x.js' });
      run('script', { src: 'data:text/javascript,window.hacked=1' });
      run('style', {}, 'body { display: none }');
      run('link', { rel: 'stylesheet', href: 'https://evil.example/x.css' });
      run('img', { src: 'https://evil.example/x.png' });
      run('iframe', { src: 'https://evil.example/' });
      run('form', { action: 'https://evil.example/' });
      document.querySelector('form').submit();
      fetch('https://evil.example/').catch(() => {});
      try {
        setTimeout('window.hacked = 1');
      } catch {
        // Refused at once.
      }
    });
    const directives = [
      'script-src',
      'style-src',
      'img-src',
      'frame-src',
      'form-action',
      'connect',
    ];
    for (const directive of directives) {
      for (let turn = 0; !seen.breaches.some((breach) => breach.startsWith(directive)); turn++) {
        assert.ok(turn < 50, `${directive}: ${seen.breaches.join('\n')}`);
        await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
      }
    }
    assert.equal(await page.evaluate(() => window.hacked), undefined);
    assert.notEqual(await page.evaluate(() => getComputedStyle(document.body).display), 'none');
    // All of it is in the console, and was asked for, though in vain.
    trouble.length = 0;
  });
}

browserTest('no page has a script or a style of its own within it', STILL, async ({ url }) => {
  for (const name of PAGES) {
    const html = await (await fetch(new URL(name, url))).text();
    assert.match(html, /http-equiv="Content-Security-Policy"/, name);
    assert.doesNotMatch(
      html,
      /unsafe-inline|'unsafe-eval'| style="| on\w+="|<style|<script[^>]*>[^<]/,
      name,
    );
  }
});

browserTest('names, games, positions and links from outside stay text', WATCHED, async (visit) => {
  const { page, board } = visit;
  const { breaches, ways } = visits.get(page);
  await board.open({ mode: 'two' });
  const room = board.element.locator('dialog[data-part="share"]');
  const field = room.locator('[data-part="open-field"]');
  for (const evil of EVIL) {
    const quoted = evil.replace(/["\\]/g, '\\$&');
    // As an author's attribute, by a method, by a link.
    await board.element.evaluate((element, evil) => {
      for (const name of ['position', 'moves', 'theme', 'lang', 'storage', 'orientation']) {
        element.setAttribute(name, evil);
      }
      for (const load of ['loadFen', 'loadPdn']) {
        try {
          element[load](evil);
        } catch {
          // As it should be.
        }
      }
      element.play(evil);
      element.openLink(`#fen=${evil}`);
      element.openLink(`#game=${encodeURIComponent(evil)}`);
      for (const name of element.getAttributeNames()) {
        if (element.getAttribute(name) === evil) element.removeAttribute(name);
      }
    }, evil);
    // As the tags and comments of a game that somebody opens.
    const pdn = `[Event "${quoted}"]\n[White "${quoted}"]\n[Black "${quoted}"]\n\n1. a3-a4 {${evil.replace(/[{}]/g, '')}} a6-a5 *`;
    await assertHarmless(page, evil);
    await closeAll(board);
    await board.element.evaluate((element) => element.newGame({ mode: 'two' }));
    await board.element.evaluate((element, pdn) => element.loadPdn(pdn), pdn);
    await assertHarmless(page, evil);
  }
  // By hand, in the room that keeps the names.
  for (const evil of EVIL.slice(0, 4)) {
    await closeAll(board);
    await board.waitForPhase('idle');
    await board.element.locator('button[data-part="menu"]').click();
    await board.part('to-share').click();
    const quoted = evil.replace(/["\\]/g, '\\$&');
    await field.fill(`[White "${quoted}"]\n[Black "${quoted}"]\n\n1. a3-a4 a6-a5 *`);
    await room.getByRole('button', { name: 'Open', exact: true }).click();
    await board.waitForPaint();
    await assertHarmless(page, `opened: ${evil}`);
    const shown = await board.element.evaluate(({ shadowRoot }) => shadowRoot.textContent);
    assert.ok(shown.includes(evil.slice(0, 8)), `${evil} is shown, as text`);
  }
  assert.deepEqual(breaches, []);
  assert.equal(ways.length, 1, ways.join());
});

browserTest('an address leads nowhere else', WATCHED, async ({ page, url }) => {
  const { breaches, ways } = visits.get(page);
  for (const evil of EVIL.slice(0, 3)) {
    const part = encodeURIComponent(evil);
    for (const way of [
      `?lang=${part}#fen=${part}`,
      `#game=${part}`,
      `embed.html?host=${part}&position=${part}&${part}=x&lang=${part}`,
      `examples.html?lang=${part}`,
    ]) {
      // A page of its own each: only a fragment that differs would load nothing.
      await page.goto('about:blank');
      ways.length = 0;
      await page.goto(url + way);
      await page.waitForFunction(() => customElements.get('turkish-draughts'));
      await assertHarmless(page, way);
      // The page itself forgets a link that it has followed.
      const elsewhere = ways.filter((address) => !address.startsWith(url));
      assert.deepEqual(elsewhere, []);
    }
  }
  assert.deepEqual(breaches, []);
});

browserTest(
  'what is typed into an example never runs',
  { ...WATCHED, query: 'examples.html' },
  async ({ page, board, trouble }) => {
    const { breaches, ways } = visits.get(page);
    const example = page.locator('.example').first();
    await example.locator('turkish-draughts').waitFor();
    for (const evil of EVIL.slice(0, 3)) {
      await example
        .locator('textarea')
        .fill(
          `<turkish-draughts position='${evil.replaceAll("'", '')}'></turkish-draughts>${evil}`,
        );
      await page.waitForFunction(() => document.querySelector('.fault').textContent !== '');
      await assertHarmless(page, evil);
      await example.getByRole('button', { name: 'As it was' }).click();
      await page.waitForFunction(() => document.querySelector('.fault').textContent === '');
    }
    const leaking = 'turkish-draughts { background: url(https://evil.example/x) }';
    await example
      .locator('textarea')
      .fill(`<style>${leaking}</style><turkish-draughts></turkish-draughts>`);
    await page.waitForFunction(
      () => document.querySelector('.stage').shadowRoot.adoptedStyleSheets[1].cssRules.length,
    );
    assert.equal(ways.length, 1, ways.join());
    // Asked for in vain: the policy lets no picture in from elsewhere.
    for (let turn = 0; breaches.length === 0 && turn < 50; turn++) await board.waitForPaint();
    assert.ok(breaches.length > 0);
    assert.ok(
      breaches.every((breach) => breach.startsWith('img-src https://evil.example')),
      breaches.join(),
    );
    trouble.length = 0;
  },
);

browserTest('no file of the pages is named by another host', STILL, async () => {
  for (const name of PAGES) {
    const file = new URL(`../../${name}`, import.meta.url);
    assert.doesNotMatch(await readFile(file, 'utf8'), /(src|href)="(https?:)?\/\//, name);
  }
});
