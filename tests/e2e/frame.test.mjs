/** The game in a frame of a page of another origin: commands, events, both sandboxes, its height. */

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { launch, newPage } from './support/chromium.mjs';
import { serveSite } from './support/server.mjs';

const SHORT = 'W:Wd4:Bd5,Kd8';
const TIMEOUT = 60_000;

let browser;
let game;
let club;
let CLUB;

before(async () => {
  browser = await launch();
  game = await serveSite({ headers: { 'Access-Control-Allow-Origin': '*' } });
  // Another name is another origin, as another port is.
  club = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(CLUB_PAGE);
  });
  await new Promise((resolve) => club.listen(0, resolve));
  CLUB = `http://localhost:${club.address().port}`;
});

after(async () => {
  await browser?.close();
  await game?.close();
  club?.close();
});

/** Somebody's page: it keeps what the frame tells, and gives it the height that it asks for. */
const CLUB_PAGE = `<!doctype html>
<link rel="icon" href="data:,">
<script>
  const told = [];
  let frame = null;
  addEventListener('message', ({ source, origin, data }) => {
    if (frame && source === frame.contentWindow) told.push({ origin, ...data });
    if (data.type === 'resize' && frame) frame.style.height = data.height + 'px';
  });
  function embed(src, sandbox, width) {
    frame = document.createElement('iframe');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    Object.assign(frame.style, { width: width + 'px', height: '500px', border: 0 });
    frame.src = src;
    document.body.replaceChildren(frame);
    told.length = 0;
    return new Promise((loaded) => frame.addEventListener('load', () => loaded(), { once: true }));
  }
  const say = (message, to) =>
    frame.contentWindow.postMessage({ source: 'turkish-draughts-host', v: 1, ...message }, to);
</script>
<body></body>`;

class Club {
  constructor(page, target) {
    this.page = page;
    this.target = target;
    this.ids = 0;
  }

  get frame() {
    return this.page.frames()[1];
  }

  /** Waits for what the frame tells. @returns {Promise<object>} the first such message */
  heard(fields) {
    const found = (fields) =>
      told.find((message) => Object.keys(fields).every((key) => message[key] === fields[key]));
    return this.page
      .waitForFunction(found, fields, { timeout: 20_000 })
      .then((handle) => handle.jsonValue());
  }

  /** Asks the frame. @returns {Promise<object>} its answer */
  async ask(type, fields = {}) {
    const id = ++this.ids;
    await this.page.evaluate(
      ([message, to]) => say(message, to),
      [{ type, id, ...fields }, this.target],
    );
    return this.heard({ id });
  }

  told() {
    return this.page.evaluate(() => told);
  }
}

/** @param {{query?: string, sandbox?: string | null, width?: number, of?: string}} how */
function frameTest(name, { query = '', sandbox = null, width = 420, of = () => CLUB }, body) {
  test(name, { timeout: TIMEOUT }, async () => {
    const { page, trouble } = await newPage(browser, { reducedMotion: true });
    try {
      await page.goto(of());
      const src = `${game.url}embed.html?${query.replaceAll('CLUB', CLUB)}`;
      await page.evaluate(
        ([src, sandbox, width]) => embed(src, sandbox, width),
        [src, sandbox, width],
      );
      const isNobody = sandbox === 'allow-scripts';
      await body(new Club(page, isNobody ? '*' : new URL(game.url).origin), trouble);
    } finally {
      await page.context().close();
    }
    assert.deepEqual(trouble, []);
  });
}

/** [command, its fields, what it gives, what it then tells by itself] */
const CONVERSATION = [
  ['hello', {}, ({ value }) => Array.isArray(value.lost), null],
  ['get', {}, ({ value }) => value.color === 'white' && value.legal.includes('a3-a4'), null],
  ['play', { move: 'a3-a4' }, ({ value }) => value === true, { type: 'move', move: 'a3-a4' }],
  ['get', {}, ({ value }) => value.history.join() === 'a3-a4', { type: 'turn', color: 'black' }],
  ['play', { move: 'a4-a5' }, ({ value }) => value === false, { type: 'error', code: 'move' }],
  ['undo', {}, ({ value }) => value === null, { type: 'turn', color: 'white' }],
  ['redo', {}, ({ value }) => value === null, null],
  ['flip', {}, ({ value }) => value === null, null],
  ['set', { options: { theme: 'stone', lang: 'tr' } }, ({ value }) => value === null, null],
  ['set', { options: { theme: 'glass' } }, ({ code }) => code === 'field', null],
  ['exportPdn', {}, ({ value }) => value.includes('a3-a4'), null],
  ['loadPdn', { pdn: '1. a3-a4 a6-a5 *' }, ({ value }) => value === null, null],
  ['get', {}, ({ value }) => value.ply === 2, null],
  ['loadPdn', { pdn: '1. a3-a7' }, ({ code, type }) => type === 'error' && code !== 'other', null],
  ['get', {}, ({ value }) => value.ply === 2, null],
  ['loadFen', { fen: 'W:Wa9' }, ({ type }) => type === 'error', null],
  ['loadFen', { fen: SHORT }, ({ value }) => value === null, null],
  ['hint', {}, ({ value }) => value === 'd4xd6', null],
  ['play', { move: 'd4xd6' }, ({ value }) => value === true, { type: 'gameover', winner: null }],
  ['newGame', { options: { mode: 'two' } }, ({ value }) => value === null, null],
  ['get', {}, ({ value }) => value.ply === 0 && value.outcome === null, null],
  ['shout', {}, ({ code }) => code === 'type', null],
];

for (const [name, how] of [
  ['in a sandbox', { query: 'mode=two&host=CLUB', sandbox: 'allow-scripts allow-same-origin' }],
  ['in a sandbox without an origin', { query: 'mode=two', sandbox: 'allow-scripts' }],
]) {
  frameTest(`every command and event, ${name}`, how, async (club) => {
    for (const [type, fields, answers, told] of CONVERSATION) {
      const answer = await club.ask(type, fields);
      assert.ok(answers(answer), `${type}: ${JSON.stringify(answer)}`);
      if (told) await club.heard({ ...told, id: null });
    }
    const ready = await club.heard({ type: 'ready' });
    const isNobody = how.sandbox === 'allow-scripts';
    assert.deepEqual(ready.lost, isNobody ? ['storage'] : []);
    const seen = await club.frame.locator('#loss').isVisible();
    assert.equal(seen, isNobody, 'the player is told, too');
    const { origin } = new URL(game.url);
    for (const message of await club.told()) {
      assert.equal(message.origin, isNobody ? 'null' : origin);
      assert.deepEqual([message.source, message.v], ['turkish-draughts', 1]);
    }
  });
}

frameTest(
  'the computer answers where no worker may be had',
  { query: 'level=easy', sandbox: 'allow-scripts' },
  async (club) => {
    await club.ask('play', { move: 'a3-a4' });
    await club.heard({ type: 'move', color: 'black' });
  },
);

frameTest(
  'whoever is not named hears nothing and moves nothing',
  { query: 'mode=two&host=https://club.example' },
  async (club, trouble) => {
    const board = club.frame.locator('turkish-draughts');
    await board
      .locator('[data-square="a3"][aria-disabled="false"], [data-square="a3"].live')
      .waitFor();
    const before = await board.evaluate(({ fen }) => fen);
    await club.page.evaluate((to) => say({ type: 'play', id: 1, move: 'a3-a4' }, to), club.target);
    await board.evaluate(() => new Promise((done) => setTimeout(done)));
    assert.equal(await board.evaluate(({ fen }) => fen), before);
    assert.deepEqual(await club.told(), []);
    // Where the browser itself tells that the named one is not there.
    const others = trouble.filter((line) => !line.includes('postMessage'));
    trouble.length = 0;
    assert.deepEqual(others, []);
  },
);

frameTest(
  'only the window around it is heard, not its own frames or those beside it',
  { query: 'mode=two' },
  async (club) => {
    await club.ask('hello');
    const { page, target } = club;
    await page.evaluate((to) => {
      const sibling = document.createElement('iframe');
      document.body.append(sibling);
      const script = `parent.frames[0].postMessage({ source: 'turkish-draughts-host', v: 1,
          type: 'play', id: 'sibling', move: 'a3-a4' }, '${to}')`;
      sibling.contentWindow.eval(script);
    }, target);
    const { value } = await club.ask('get');
    assert.equal(value.ply, 0);
  },
);

frameTest(
  'a bad address is explained, and the rest of it holds',
  { query: 'levle=easy&mode=two&position=W:Wa9&lang=ar&theme=%3Cimg%20src%3Dx%3E&storage=on' },
  async (club) => {
    const { value } = await club.ask('get');
    assert.equal(value.ply, 0);
    const faults = await club.frame.locator('#faults p').allInnerTexts();
    for (const words of [
      '"levle" is no option',
      'storage needs host',
      'theme="<img src=x>"',
      'a9',
    ]) {
      assert.ok(
        faults.some((fault) => fault.includes(words)),
        `${words}: ${faults.join('\n')}`,
      );
    }
    assert.equal(await club.frame.locator('#faults img').count(), 0);
    assert.equal(await club.frame.evaluate(() => document.documentElement.dir), 'rtl');
  },
);

frameTest(
  'what is kept is kept for the page around it alone',
  { query: 'mode=two&storage=week-1&host=CLUB', sandbox: 'allow-scripts allow-same-origin' },
  async (club) => {
    await club.ask('play', { move: 'a3-a4' });
    await club.heard({ type: 'turn', color: 'black' });
    const keys = await club.frame.evaluate(() => Object.keys(localStorage));
    const name = CLUB.replace(/[^\w.-]+/g, '-');
    assert.ok(keys.length > 0);
    for (const key of keys) assert.ok(key.startsWith(`turkish-draughts:${name}.week-1:`), key);
    await club.page.evaluate(() => embed(frame.src, frame.getAttribute('sandbox'), 420));
    const { value } = await club.ask('get');
    assert.deepEqual(value.history, ['a3-a4']);
  },
);

for (const width of [320, 760]) {
  frameTest(
    `a page that follows its height shows all of it, ${width} px wide`,
    { query: 'mode=two', width },
    async (club) => {
      await club.ask('get');
      const sizes = () =>
        club.frame.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          const whole = document.querySelector('main').offsetHeight;
          return { scrollHeight, clientHeight, whole };
        });
      const settled = await club.page.waitForFunction(() => {
        const last = told.findLast(({ type }) => type === 'resize');
        return last && frame.clientHeight === last.height && last.height;
      });
      const height = await settled.jsonValue();
      const { scrollHeight, clientHeight, whole } = await sizes();
      assert.deepEqual([scrollHeight, clientHeight], [height, height]);
      assert.ok(height - whole < 160, `${height - whole} px of nothing`);
      // A game makes it no higher.
      const count = async () => (await club.told()).filter(({ type }) => type === 'resize').length;
      const before = await count();
      for (const move of ['a3-a4', 'a6-a5', 'b3-b4']) await club.ask('play', { move });
      await club.ask('get');
      assert.equal(await count(), before);
      assert.equal((await sizes()).scrollHeight, height);
    },
  );
}

test(
  'a host that lets no module in is named, and the frame says so',
  { timeout: TIMEOUT },
  async () => {
    const closed = await serveSite();
    const { page, trouble } = await newPage(browser);
    await page.goto(CLUB);
    await page.evaluate((src) => embed(src, 'allow-scripts', 420), `${closed.url}embed.html`);
    const words = page.frameLocator('iframe').locator('#refused');
    await words.waitFor();
    assert.match(await words.innerText(), /Access-Control-Allow-Origin/);
    assert.ok(
      trouble.every((line) => /CORS|ERR_FAILED/.test(line)),
      trouble.join('\n'),
    );
    await page.context().close();
    await closed.close();
  },
);

test('opened by itself it is a board like any other', { timeout: TIMEOUT }, async () => {
  const { page, trouble } = await newPage(browser, { reducedMotion: true }, game.url);
  await page.goto(`${game.url}embed.html?mode=two&position=${SHORT}`);
  await page.locator('[data-square="d4"].live').click();
  await page.locator('[data-square="d6"].live').click();
  await page.waitForFunction(
    () => document.querySelector('turkish-draughts').dataset.phase === 'over',
  );
  assert.equal(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    0,
  );
  assert.deepEqual(trouble, []);
  await page.context().close();
});
