/** The engine's thread: dead, silent or slow, it never stops the game, nor the page. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';
import { stopClock, watchWorkers, workersOf } from './support/workers.mjs';

const STILL = { reducedMotion: true };

/** A worker that does not even start. */
const BROKEN = `throw new Error('broken on purpose');`;
/** A worker that answers every request with an error. */
const REFUSING = `self.onmessage = ({ data }) => self.postMessage({ id: data.id, error: 'no' });`;
/** A worker that hangs at its first request. */
const SILENT = `self.onmessage = () => {};`;
/** A worker that ends itself at its first request. */
const DYING = `self.onmessage = () => self.close();`;

/** A worker that dies of its first request. */
const FRAGILE = `self.onmessage = () => { throw new Error('broken on purpose'); };`;

const faulty = (source) => ({ ...STILL, files: { 'web/worker.js': source } });

/** What is broken on purpose may be told on the console; anything else may not. */
function forgive(trouble) {
  const others = trouble.filter((line) => !line.includes('broken on purpose'));
  trouble.length = 0;
  trouble.push(...others);
}

browserTest(
  'a worker that cannot start is tried twice, and then the page thinks by itself',
  { ...faulty(BROKEN), prepare: watchWorkers },
  async ({ page, board, trouble }) => {
    await board.open({ level: 'easy' });
    await board.tap('a3', 'a4');
    await board.waitForAnswer(0);
    await board.part('hint').click();
    await board.waitToHear('Hint: ');
    assert.ok(await board.part('notice').isHidden());
    assert.equal((await workersOf(page)).length, 2);
    forgive(trouble);
  },
);

browserTest(
  'a worker that answers with errors is replaced, and then the game goes on without',
  { ...faulty(REFUSING), prepare: watchWorkers },
  async ({ page, board }) => {
    await board.open({ level: 'easy' });
    await board.tap('a3', 'a4');
    await board.waitForAnswer(0);
    assert.equal((await board.snapshot()).turn, 'white');
    assert.match(await board.part('notice').innerText(), /played a simple move/);
    const workers = await workersOf(page);
    assert.ok(workers.length >= 3, `tried ${workers.length} times`);

    await board.part('hint').click();
    await board.waitToHear('No hint could be found this time.');
    assert.doesNotMatch(await board.status(), /Looking/);
    await board.playAny();
    await board.waitForAnswer(2);
  },
);

for (const [what, source] of Object.entries({ 'falls silent': SILENT, 'ends itself': DYING })) {
  browserTest(
    `a worker that ${what} is not waited for for ever`,
    {
      ...faulty(source),
      prepare: async (page) => {
        await page.clock.install();
        await watchWorkers(page);
      },
    },
    async ({ page, board }) => {
      await board.open({ level: 'easy' });
      await stopClock(page);
      await board.tap('a3', 'a4');
      await board.waitForPhase('thinking');
      assert.match(await board.status(), /The computer is thinking/);
      await page.clock.runFor(90_000);
      await board.waitForAnswer(0);
      assert.equal((await board.snapshot()).turn, 'white');
      assert.match(await board.part('notice').innerText(), /played a simple move/);
      const workers = await workersOf(page);
      assert.ok(
        workers.slice(0, -1).every(({ ended }) => ended),
        'none is left behind',
      );
    },
  );
}

/** Gives out a worker of the first kind once, and then the real one. */
function firstly(source) {
  let given = 0;
  return () => (given++ === 0 ? source : undefined);
}

for (const [what, source] of Object.entries({
  'dies of a request': FRAGILE,
  'errs once': REFUSING,
})) {
  browserTest(
    `a worker that ${what} is replaced by one that answers`,
    { ...faulty(firstly(source)), prepare: watchWorkers },
    async ({ page, board, trouble }) => {
      await board.open({ level: 'easy' });
      await board.tap('a3', 'a4');
      // Well before a silent worker would be given up.
      await board.waitForAnswer(0, { timeout: 15_000 });
      assert.equal((await board.snapshot()).ply, 2);
      assert.equal(await board.part('notice').isVisible(), false, 'nobody need know');
      const ended = (await workersOf(page)).map(({ ended }) => ended);
      assert.deepEqual(ended, [true, false]);
      forgive(trouble);
    },
  );
}

browserTest(
  'rules that cannot be loaded: the page says so',
  { files: { 'pkg/dama_wasm_bg.wasm': null }, prepare: (page) => page.clock.install() },
  async ({ page, board, trouble }) => {
    await stopClock(page);
    await page.waitForFunction(() => document.querySelector('turkish-draughts')?.dataset.phase);
    const notice = board.part('notice');
    for (let tries = 0; tries < 60 && !(await notice.isVisible()); tries++) {
      await page.clock.runFor(250);
    }
    assert.equal(await notice.innerText(), 'The game could not be loaded. Please reload the page.');
    assert.match(await board.label('a2'), /white man/, 'the board is there all the same');
    const others = trouble.filter((line) => !line.includes('404'));
    trouble.length = 0;
    trouble.push(...others);
  },
);

browserTest('the page answers at once while Expert thinks', {}, async ({ page, board }) => {
  await board.open({ level: 'expert' });
  await board.tap('d3', 'd4');
  await board.waitForPhase('thinking');
  // How long the page needs, from the press of a button to the frame that shows it.
  const delays = await page.evaluate(async () => {
    const element = document.querySelector('turkish-draughts');
    const flip = element.shadowRoot.querySelector('[data-part="flip"]');
    const corner = () => element.shadowRoot.querySelector('[data-square]').dataset.square;
    const measured = [];
    while (element.dataset.phase === 'thinking' && measured.length < 6) {
      const [before, begun] = [corner(), performance.now()];
      flip.click();
      if (corner() === before) throw new Error('the board did not turn');
      await new Promise((painted) => requestAnimationFrame(painted));
      measured.push(performance.now() - begun);
      await new Promise((soon) => setTimeout(soon, 20));
    }
    return measured;
  });
  assert.ok(delays.length > 0, 'it was measured while the computer was thinking');
  const median = delays.sort((a, b) => a - b)[delays.length >> 1];
  assert.ok(median < 100, `a press was shown after ${Math.round(median)} ms`);
  await board.waitForAnswer(0);
});
