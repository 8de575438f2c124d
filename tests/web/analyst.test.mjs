/** Analysis is told as it goes, stopped at once, and never waits for a worker to start. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAnalyst } from '../../web/analyst.js';

/** Workers that do nothing by themselves, and a clock that is turned by hand. */
function world({ refuse = () => false } = {}) {
  const workers = [];
  const told = [];
  const timers = new Map();
  let count = 0;
  const analyst = createAnalyst({
    spawn() {
      if (refuse()) throw new Error('no worker');
      const worker = {
        asked: [],
        ended: false,
        postMessage: (data) => worker.asked.push(data),
        terminate: () => (worker.ended = true),
        say: (data) => worker.onmessage({ data }),
        find: (depth) => worker.say({ id: worker.asked.at(-1).id, found: { depth } }),
        finish: (depth) => worker.say({ id: worker.asked.at(-1).id, answer: { depth } }),
        complain: () => worker.say({ id: worker.asked.at(-1).id, error: 'panic' }),
        die: () => worker.onerror({}),
      };
      workers.push(worker);
      return worker;
    },
    setTimer: (run) => timers.set(++count, run) && count,
    clearTimer: (timer) => timers.delete(timer),
  });
  return {
    workers,
    told,
    timers,
    analyst,
    ask: (saved) =>
      analyst.ask(
        { saved, lines: 2, nodes: 1000 },
        ({ depth }, done) => told.push(`${saved} ${depth}${done ? ' done' : ''}`),
        () => told.push(`${saved} failed`),
      ),
    alive: () => workers.filter(({ ended }) => !ended).length,
    busy: () => workers.findLast(({ asked, ended }) => asked.length > 0 && !ended),
    /** Lets the one timer that is set run out. */
    wait() {
      const [[timer, run]] = timers;
      timers.delete(timer);
      run();
    },
  };
}

test('each iteration is told, and then the end', () => {
  const { ask, told, busy, timers } = world();
  ask('a');
  assert.deepEqual(busy().asked, [{ id: 1, saved: 'a', lines: 2, nodes: 1000 }]);
  busy().find(1);
  busy().find(2);
  busy().finish(2);
  assert.deepEqual(told, ['a 1', 'a 2', 'a 2 done']);
  assert.equal(timers.size, 0);
});

test('a spare worker is started with the first iteration, and no other after it', () => {
  const { ask, workers, busy } = world();
  ask('a');
  assert.equal(workers.length, 1);
  busy().find(1);
  busy().find(2);
  assert.equal(workers.length, 2);
  assert.deepEqual(workers[1].asked, []);
});

test('a search that is stopped tells nothing more, and its worker is ended', () => {
  const { analyst, ask, told, workers, alive, timers } = world();
  ask('a');
  workers[0].find(1);
  analyst.stop();
  workers[0].find(2);
  workers[0].finish(2);
  assert.deepEqual(told, ['a 1']);
  assert.deepEqual([workers[0].ended, alive(), timers.size], [true, 1, 0]);
});

test('the next search begins in the spare, and gets a spare of its own', () => {
  const { ask, told, workers } = world();
  ask('a');
  workers[0].find(1);
  ask('b');
  assert.deepEqual([workers[0].ended, workers[1].asked.length, workers.length], [true, 1, 2]);
  workers[0].find(9);
  workers[1].find(1);
  assert.deepEqual(told, ['a 1', 'b 1']);
  assert.equal(workers.length, 3);
});

test('a worker that has finished is asked again: it remembers', () => {
  const { analyst, ask, told, workers } = world();
  ask('a');
  workers[0].finish(5);
  analyst.stop();
  ask('b');
  assert.equal(workers[0].ended, false);
  workers[0].finish(6);
  assert.deepEqual(told, ['a 5 done', 'b 6 done']);
  assert.equal(workers.length, 1);
});

for (const [what, break_] of [
  ['dies', ({ busy }) => busy().die()],
  ['fails', ({ busy }) => busy().complain()],
  ['falls silent', ({ wait }) => wait()],
]) {
  test(`a worker that ${what} is replaced and asked again, and given up in the end`, () => {
    const here = world();
    here.ask('a');
    break_(here);
    here.wait();
    assert.equal(here.alive(), 1);
    here.busy().find(3);
    assert.deepEqual(here.told, ['a 3']);

    const other = world();
    other.ask('b');
    break_(other);
    other.wait();
    break_(other);
    other.wait();
    break_(other);
    assert.deepEqual(other.told, ['b failed']);
    assert.deepEqual([other.alive(), other.timers.size], [0, 0]);
  });
}

test('a worker that cannot be started is given up, and a spare that dies is not used', () => {
  const none = world({ refuse: () => true });
  none.ask('a');
  none.wait();
  none.wait();
  assert.deepEqual(none.told, ['a failed']);

  const here = world();
  here.ask('a');
  here.workers[0].find(1);
  here.workers[1].die();
  here.ask('b');
  assert.deepEqual(here.workers[1].asked, []);
  here.workers[2].finish(4);
  assert.deepEqual(here.told, ['a 1', 'b 4 done']);
});

test('closing ends everything', () => {
  const { analyst, ask, workers, alive, timers } = world();
  ask('a');
  workers[0].find(1);
  analyst.close();
  assert.deepEqual([alive(), timers.size], [0, 0]);
});
