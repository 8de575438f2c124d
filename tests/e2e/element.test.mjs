/** The element on somebody's own page: what its author writes, asks and hears. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, newPage } from './support/chromium.mjs';
import { serveSite } from './support/server.mjs';
import { watchWorkers, workersOf } from './support/workers.mjs';

const TIMEOUT = 60_000;

/** An author's page, with helpers of the tests' own. */
const AUTHOR = `<!doctype html>
<link rel="icon" href="data:,">
<body>
<script>
  const heard = [];
  for (const type of ['ready', 'move', 'turn', 'gameover', 'error']) {
    addEventListener('dama-' + type, ({ target, detail, composed, cancelable }) =>
      heard.push({ type, id: target.id, detail, composed, cancelable }));
  }
  const board = () => document.querySelector('turkish-draughts');
  const nodes = (selector) => [...board().shadowRoot.querySelectorAll(selector)];
  const until = async (what) => {
    for (let i = 0; i < 1000; i++) {
      const value = what();
      if (value) return value;
      await new Promise((done) => setTimeout(done, 10));
    }
    throw new Error('never: ' + what);
  };
  const settled = () => until(() => ['idle', 'over', undefined].includes(board()?.dataset.phase));
  async function put(html) {
    heard.length = 0;
    document.querySelector('#place').innerHTML = html;
    await Promise.all([...document.querySelectorAll('turkish-draughts')].map((e) => e.ready));
    await settled();
  }
  /** What of the game can be seen from outside. */
  const facts = () => ({
    lang: nodes('.app')[0].lang,
    wood: getComputedStyle(board()).getPropertyValue('--own-board').includes('e8d4b0'),
    first: nodes('[data-square]')[0].dataset.square,
    parts: ['head', 'tools', 'moves'].filter((name) => nodes('.' + name)[0].checkVisibility()).join(),
    levels: nodes('.player-level').map((node) => node.textContent).join(),
    resigners: nodes('.player-end').filter((node) => !node.hidden).length,
    fen: board().fen,
    line: board().snapshot.history.map(({ text }) => text).join(' '),
    kept: Object.keys(localStorage).sort().join(),
  });
</script>
<script type="module" src="web/element.js"></script>
<div id="place"></div>`;

let browser;
let host;
let page;
let trouble;

before(async () => {
  browser = await launch();
  host = await serveSite({ files: { 'author.html': AUTHOR } });
  ({ page, trouble } = await newPage(browser, { reducedMotion: true }, host.url));
  await watchWorkers(page);
  await page.goto(`${host.url}author.html`);
  await page.waitForFunction(() => customElements.get('turkish-draughts'));
});

after(async () => {
  await browser?.close();
  await host?.close();
});

const run = (fn, ...args) => page.evaluate(fn, args.length > 1 ? args : args[0]);

/** A test on the one page, which nothing may go wrong on. */
function pageTest(name, body) {
  test(name, { timeout: TIMEOUT }, async () => {
    await page.evaluate(() => localStorage.clear());
    await body();
    assert.deepEqual(trouble.splice(0), []);
  });
}

const PUZZLE = 'W:Wd4,h2:Bd7,a7';
const PUZZLE_FEN = 'W:Wh2,d4:Ba7,d7';
const TWO = 'mode="two"';

/** [attribute, value, what is to be seen of it, and otherwise] */
const SEEN = [
  ['mode', 'two', { levels: ',', resigners: 2 }, { levels: ',Medium', resigners: 1 }],
  ['mode', 'view', { levels: ',', resigners: 0 }, { levels: ',Medium', resigners: 1 }],
  ['level', 'expert', { levels: ',Expert' }, { levels: ',Medium' }],
  ['lang', 'ar', { lang: 'ar', levels: ',متوسط' }, { lang: 'en' }],
  ['lang', 'tr-TR', { lang: 'tr' }, { lang: 'en' }],
  ['theme', 'stone', { wood: false }, { wood: true }],
  ['orientation', 'black', { first: 'h1' }, { first: 'a8' }],
  ['controls', 'minimal', { parts: 'tools' }, { parts: 'head,tools,moves' }],
  ['controls', 'none', { parts: '' }, { parts: 'head,tools,moves' }],
  ['position', PUZZLE, { fen: PUZZLE_FEN, line: '' }, { line: '' }],
  ['moves', 'a3-a4 a6-a5', { line: 'a3-a4 a6-a5' }, { line: '' }],
  ['storage', 'mine', { kept: 'turkish-draughts:mine:game' }, { kept: '' }],
];

const waitFor = (expected, what) =>
  page
    .waitForFunction(
      (expected) => {
        const seen = facts();
        return Object.keys(expected).every((key) => seen[key] === expected[key]);
      },
      expected,
      { timeout: 5_000 },
    )
    .catch(async () => assert.fail(`${what}: ${JSON.stringify(await run(() => facts()))}`));

pageTest('each attribute holds from the start, and whenever it changes', async () => {
  for (const [name, value, expected, otherwise] of SEEN) {
    await page.evaluate(() => localStorage.clear());
    await run(([name, value]) => put(`<turkish-draughts ${name}="${value}">`), name, value);
    await waitFor(expected, `${name}="${value}"`);
    assert.equal(await run((name) => board()[name], name), value.replace('-TR', ''));

    await page.evaluate(() => localStorage.clear());
    await run(() => put('<turkish-draughts></turkish-draughts>'));
    await waitFor(otherwise, `without ${name}`);
    await run(([name, value]) => void (board()[name] = value), name, value);
    assert.equal(await run((name) => board().getAttribute(name), name), value, 'the property');
    await waitFor(expected, `${name} = '${value}'`);
  }
});

pageTest('the computer begins where the person has Black', async () => {
  await run(() => put('<turkish-draughts level="easy" side="black"></turkish-draughts>'));
  await page.waitForFunction(() => board().snapshot.ply === 1);
  assert.equal((await run(() => facts())).first, 'h1');
});

pageTest('what was set before the element was known is adopted', async () => {
  const other = await page.context().newPage();
  await other.goto(`${host.url}author.html`);
  const seen = await other.evaluate(async () => {
    // As a framework does that knows nothing of the element yet.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentDocument;
    const early = inside.createElement('turkish-draughts');
    Object.assign(early, { mode: 'two', moves: 'a3-a4', coordinates: false });
    inside.body.append(early);
    const script = inside.createElement('script');
    script.type = 'module';
    script.src = new URL('web/element.js', location.href).href;
    inside.head.append(script);
    await frame.contentWindow.customElements.whenDefined('turkish-draughts');
    await early.ready;
    const names = ['mode', 'moves', 'coordinates'].map((name) => early.getAttribute(name));
    return [...names, early.snapshot.history.length];
  });
  await other.close();
  assert.deepEqual(seen, ['two', 'a3-a4', 'off', 1]);
});

/** [attributes, or a method's call, and the code that is told] */
const REFUSED = [
  ['mode="three"', null, 'attribute'],
  ['orientation="left"', null, 'attribute'],
  ['storage="a b"', null, 'attribute'],
  ['position="W:nonsense"', null, undefined],
  ['moves="a3-a5"', null, undefined],
  ['', () => board().play('a3-a5'), 'move'],
  ['', () => board().loadFen('W:Wa9:Ba7'), undefined],
  ['', () => board().loadPdn('1. z1-z2'), undefined],
  ['', () => board().newGame({ level: 'best' }), 'attribute'],
  ['', () => void (board().level = 'best'), 'attribute'],
];

pageTest('what makes no sense is told as an event, and a game goes on all the same', async () => {
  for (const [tag, call, code] of REFUSED) {
    await run(
      (tag) => put(`<turkish-draughts mode="two" ${tag}>`.replace(/mode="two" (mode)/, '$1')),
      tag,
    );
    if (call) await page.evaluate(`try { (${call})() } catch (error) {}`);
    const errors = await run(() => heard.filter(({ type }) => type === 'error'));
    assert.equal(errors.length, 1, tag || String(call));
    const { detail, composed } = errors[0];
    assert.ok(composed && detail.message.length > 0);
    if (code) assert.equal(detail.code, code);
    assert.ok(await run(() => board().snapshot.moves.length > 0));
  }
});

pageTest('methods', async () => {
  await run((tag) => put(`<turkish-draughts ${tag}></turkish-draughts>`), TWO);
  const seen = await page.evaluate(async () => {
    const b = board();
    const out = [];
    const say = async (value) => {
      await settled();
      out.push(value ?? b.snapshot.ply);
    };
    await say(b.play('a3-a4'));
    await say(b.play('b3-b5'));
    await say(b.undo());
    await say(b.redo());
    await say(facts().first);
    b.flip();
    await say(facts().first);
    await say(/1\. a3-a4/.test(b.exportPdn()));
    b.loadPdn('1. b3-b4 b6-b5');
    await say();
    b.loadFen('W:Wd4,h2:Bd5,a7');
    await say(await b.hint());
    b.newGame({ mode: 'two' });
    await say();
    return out;
  });
  const expected = [true, false, 0, 1, 'a8', 'h1', true, 2, 'd4xd6', 0];
  assert.deepEqual(seen, expected);
});

pageTest('what is asked before the rules are there is done when they are', async () => {
  const line = await page.evaluate(async () => {
    const early = document.createElement('turkish-draughts');
    early.mode = 'two';
    const played = early.play('c3-c4');
    document.querySelector('#place').replaceChildren(early);
    early.play('c6-c5');
    await early.ready;
    await until(() => early.snapshot.ply === 2);
    return [played, early.snapshot.history.map(({ text }) => text).join(' ')];
  });
  assert.deepEqual(line, [true, 'c3-c4 c6-c5']);
});

pageTest('events bubble out of shadows, in their order, to the end of the game', async () => {
  await page.evaluate(async () => {
    await put('<div></div>');
    const shadow = document.querySelector('#place div').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<turkish-draughts mode="two" position="W:Wd4:Bd5,Kd8"></turkish-draughts>';
    const inside = shadow.firstChild;
    await inside.ready;
    inside.play('d4-d6');
    inside.play('d4xd6');
    await until(() => inside.dataset.phase === 'over');
  });
  const heard = await run(() => heard.filter(({ type }) => type !== 'error'));
  const types = heard.map(({ type, composed, cancelable }) => [type, composed, cancelable]);
  assert.deepEqual(types, [
    ['ready', true, false],
    ['turn', true, false],
    ['move', true, true],
    ['gameover', true, false],
  ]);
  const [, turn, move, over] = heard.map(({ detail }) => detail);
  assert.deepEqual(turn, { color: 'white', fen: 'W:Wd4:Bd5,Kd8', legal: ['d4xd6'] });
  const told = { move: 'd4xd6', from: 'd4', to: 'd6', captured: ['d5'], color: 'white', ply: 1 };
  assert.deepEqual(move, told);
  assert.deepEqual(over, { winner: null, reason: 'onePieceEach' });
});

pageTest('a move that is refused is not played, whoever wanted it', async () => {
  const seen = await page.evaluate(async () => {
    await put('<turkish-draughts mode="computer" level="easy"></turkish-draughts>');
    const out = [];
    const refuse = (event) => event.preventDefault();
    board().addEventListener('dama-move', refuse);
    for (const name of ['a3', 'a4']) nodes(`[data-square="${name}"]`)[0].click();
    await settled();
    out.push(board().snapshot.ply, board().play('b3-b4'), board().snapshot.ply);
    // The person's move is let through, the computer's is not.
    board().removeEventListener('dama-move', refuse);
    let refused = 0;
    board().addEventListener('dama-move', (event) => {
      if (event.detail.color === 'black' && refused++ === 0) event.preventDefault();
    });
    for (const name of ['a3', 'a4']) nodes(`[data-square="${name}"]`)[0].click();
    await until(() => refused === 1);
    await settled();
    out.push(board().snapshot.ply, board().snapshot.turn);
    // The author plays for the computer.
    out.push(board().play('h6-h5'));
    await settled();
    out.push(board().snapshot.ply);
    return out;
  });
  assert.deepEqual(seen, [0, false, 0, 1, 'black', true, 2]);
});

pageTest('colours, parts and hidden are the author’s', async () => {
  const seen = await page.evaluate(async () => {
    await put(`<style>
      turkish-draughts { --dama-board: rgb(1, 2, 3); }
      turkish-draughts::part(status) { letter-spacing: 7px; }
      </style><turkish-draughts theme="stone"></turkish-draughts>`);
    const styleOf = (selector) => getComputedStyle(nodes(selector)[0]);
    await until(() => getComputedStyle(board()).getPropertyValue('--own-board').includes('rgb'));
    const out = [styleOf('.board').backgroundColor, styleOf('.status').letterSpacing];
    board().hidden = true;
    out.push(getComputedStyle(board()).display, board().getBoundingClientRect().height);
    return out;
  });
  assert.deepEqual(seen, ['rgb(1, 2, 3)', '7px', 'none', 0]);
});

pageTest(
  'what a person chooses changes the game and no attribute; the author’s next word holds',
  async () => {
    await run(() => put('<turkish-draughts mode="computer" level="easy" lang="en">'));
    const game = page.locator('turkish-draughts');
    await game.locator('[data-part="new"]').click();
    await game.locator('dialog input[value="hard"]').check({ force: true });
    await game.locator('dialog [data-part="start"]').click();
    await waitFor({ levels: ',Hard' }, 'the person’s choice');
    await game.locator('select').selectOption('tr');
    await waitFor({ lang: 'tr' }, 'the person’s choice');
    const attributes = () => [board().getAttribute('level'), board().getAttribute('lang')];
    assert.deepEqual(await run(attributes), ['easy', 'en']);
    await run(() => board().setAttribute('level', 'expert'));
    await waitFor({ lang: 'tr' }, 'still the person’s');
    await page.waitForFunction(() => facts().levels.length > 2);
    assert.deepEqual(await run(attributes), ['expert', 'en']);
  },
);

pageTest('two games of one name: the first keeps its own, the other is told', async () => {
  const seen = await page.evaluate(async () => {
    const tag = (id) => `<turkish-draughts id="${id}" mode="two" storage="one"></turkish-draughts>`;
    await put(tag('old'));
    board().play('a3-a4');
    await settled();
    await put(tag('old') + tag('new'));
    const [older, newer] = document.querySelectorAll('turkish-draughts');
    newer.play('h3-h4');
    await until(() => newer.dataset.phase === 'idle');
    const errors = heard.filter(({ type }) => type === 'error');
    newer.remove();
    await put(tag('old'));
    return [errors.map(({ id, detail }) => [id, detail.code]), older.snapshot.ply, facts().line];
  });
  assert.deepEqual(seen, [[['new', 'storage']], 1, 'a3-a4']);
});

pageTest('a second copy of the scripts leaves the games of the first alone', async () => {
  const tag = await page.evaluate(async () => {
    await put('<turkish-draughts mode="two"></turkish-draughts>');
    await import('./web/element.js?another');
    return board().play('a3-a4');
  });
  assert.equal(tag, true);
});

pageTest('several games share one worker, and each has its turn', async () => {
  const before = (await workersOf(page)).length;
  const order = await page.evaluate(async () => {
    const tag = (id, level) =>
      `<turkish-draughts id="${id}" level="${level}" side="white"></turkish-draughts>`;
    await put(tag('slow', 'expert') + tag('a', 'easy') + tag('b', 'easy'));
    const games = [...document.querySelectorAll('turkish-draughts')];
    const order = [];
    addEventListener('dama-move', ({ target, detail }) => {
      if (detail.color === 'black') order.push(target.id);
    });
    for (const game of games) game.play('a3-a4');
    await until(() => games.every(({ snapshot }) => snapshot.ply === 2));
    // A second question of one game comes after the first of the others.
    for (const game of [games[1], games[2]]) game.play(game.snapshot.moves[0].text);
    await until(() => games.slice(1).every(({ snapshot }) => snapshot.ply === 4));
    return order;
  });
  assert.equal((await workersOf(page)).length - before, 1);
  assert.deepEqual(order.slice(0, 3).sort(), ['a', 'b', 'slow']);
  assert.deepEqual(order.slice(3).sort(), ['a', 'b']);
});

const ROUNDS = 100;

pageTest('put in and taken out again a hundred times, it leaves nothing behind', async () => {
  const session = await page.context().newCDPSession(page);
  const rounds = (count) =>
    run(async (count) => {
      for (let i = 0; i < count; i++) {
        await put('<turkish-draughts level="easy"></turkish-draughts>');
        const kept = board();
        kept.remove();
        document.querySelector('#place').append(kept);
      }
      await put('');
    }, count);
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { documents, nodes, jsEventListeners };
  };
  await rounds(5);
  const before = await count();
  await rounds(ROUNDS);
  assert.deepEqual(await count(), before);
  const workers = await workersOf(page);
  assert.ok(workers.length >= ROUNDS, `${workers.length} workers were hired`);
  assert.ok(workers.every(({ ended }) => ended));
});
