/** The engine's worker may answer late, die, fail or fall silent. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../../web/engine.js';

/** Workers that do nothing by themselves, and a clock that is turned by hand. */
function world({ refuse = () => false } = {}) {
  const workers = [];
  const replies = [];
  const timers = new Map();
  let count = 0;
  const shared = createEngine({
    spawn() {
      if (refuse()) throw new Error('no worker');
      const worker = {
        asked: [],
        ended: false,
        postMessage: (data) => worker.asked.push(data),
        terminate: () => (worker.ended = true),
        answer: (id) => worker.onmessage({ data: { id, answer: { index: 0 } } }),
        complain: (id) => worker.onmessage({ data: { id, error: 'panic' } }),
        die: () => worker.onerror({}),
      };
      workers.push(worker);
      return worker;
    },
    setTimer: (run) => timers.set(++count, run) && count,
    clearTimer: (timer) => timers.delete(timer),
  });
  return {
    engine: shared.client((reply) => replies.push(reply)),
    shared,
    workers,
    replies,
    timers,
    alive: () => workers.filter(({ ended }) => !ended).length,
    last: () => workers[workers.length - 1],
    /** Lets the one timer that is set run out. */
    wait() {
      const [[timer, run]] = timers;
      timers.delete(timer);
      run();
    },
  };
}

const REQUEST = { id: 1, saved: '{}', level: 'easy' };

test('one request, one answer, one worker kept', () => {
  const { engine, workers, replies, timers, last } = world();
  engine.ask(REQUEST);
  assert.deepEqual(last().asked, [REQUEST]);
  last().answer(1);
  assert.deepEqual(replies, [{ id: 1, answer: { index: 0 } }]);
  engine.ask({ ...REQUEST, id: 2 });
  assert.equal(workers.length, 1);
  last().answer(2);
  assert.equal(timers.size, 0);
});

test('warming starts the worker and no more', () => {
  const { engine, workers, last, timers } = world();
  engine.warm();
  engine.warm();
  assert.deepEqual([workers.length, last().asked, timers.size], [1, [], 0]);
});

test('an answer to another request is dropped', () => {
  const { engine, replies, last } = world();
  engine.ask(REQUEST);
  last().answer(7);
  assert.deepEqual(replies, []);
});

test('cancelling ends the worker, and its late answer is not heard', () => {
  const { engine, workers, replies, timers, alive } = world();
  engine.ask(REQUEST);
  engine.cancel();
  workers[0].answer(1);
  assert.deepEqual([replies, alive(), timers.size], [[], 0, 0]);
  engine.ask({ ...REQUEST, id: 2 });
  assert.equal(workers.length, 2);
});

test('cancelling nothing keeps a warm worker', () => {
  const { engine, alive } = world();
  engine.warm();
  engine.cancel();
  assert.equal(alive(), 1);
});

test('a new request takes the place of a running one', () => {
  const { engine, workers, replies, last } = world();
  engine.ask(REQUEST);
  engine.ask({ ...REQUEST, id: 2 });
  workers[0].answer(1);
  last().answer(2);
  assert.deepEqual(
    replies.map(({ id }) => id),
    [2],
  );
});

for (const [what, break_] of [
  ['dies', ({ last }) => last().die()],
  ['fails', ({ last }) => last().complain(1)],
  ['falls silent', ({ wait }) => wait()],
]) {
  test(`a worker that ${what} is replaced and asked again`, () => {
    const here = world();
    here.engine.ask(REQUEST);
    break_(here);
    assert.equal(here.alive(), 0);
    here.wait();
    assert.deepEqual(here.last().asked, [REQUEST]);
    here.last().answer(1);
    assert.deepEqual(here.replies, [{ id: 1, answer: { index: 0 } }]);
  });

  test(`a worker that ${what} again and again is given up`, () => {
    const here = world();
    here.engine.ask(REQUEST);
    break_(here);
    here.wait();
    break_(here);
    here.wait();
    break_(here);
    assert.deepEqual(here.replies, [{ id: 1 }]);
    assert.deepEqual([here.workers.length, here.alive(), here.timers.size], [3, 0, 0]);
    here.engine.ask({ ...REQUEST, id: 2 });
    here.last().answer(2);
    assert.equal(here.replies.length, 2);
  });
}

test('a worker that cannot be started is given up in the end', () => {
  const here = world({ refuse: () => true });
  here.engine.warm();
  here.engine.ask(REQUEST);
  here.wait();
  here.wait();
  assert.deepEqual(here.replies, [{ id: 1 }]);
});

test('a warm worker that dies without a request is replaced at the next', () => {
  const { engine, workers, replies } = world();
  engine.warm();
  workers[0].die();
  assert.deepEqual(replies, []);
  engine.ask(REQUEST);
  assert.equal(workers.length, 2);
});

test('closing ends everything', () => {
  const { engine, alive, timers } = world();
  engine.ask(REQUEST);
  engine.close();
  assert.deepEqual([alive(), timers.size], [0, 0]);
});

/** Several games of one page, and what each has heard. */
function games(count) {
  const here = world();
  const heard = Array.from({ length: count }, () => []);
  const clients = heard.map((list) =>
    here.shared.client(({ id, answer }) => list.push([id, !!answer])),
  );
  return { ...here, heard, clients };
}

test('games take turns with one worker, whatever they call their requests', () => {
  const { clients, heard, workers, last } = games(3);
  for (const client of clients) client.ask(REQUEST);
  assert.equal(last().asked.length, 1);
  for (let i = 0; i < 3; i++) last().answer(1);
  assert.deepEqual(heard, [[[1, true]], [[1, true]], [[1, true]]]);
  assert.equal(workers.length, 1);
});

test('a game that asks again and again does not keep the others waiting', () => {
  const { clients, heard, last } = games(2);
  const [eager, patient] = clients;
  eager.ask(REQUEST);
  patient.ask(REQUEST);
  eager.ask({ ...REQUEST, id: 2 });
  last().answer(1);
  assert.deepEqual(heard, [[], [[1, true]]]);
  eager.ask({ ...REQUEST, id: 3 });
  last().answer(3);
  assert.deepEqual(heard[0], [[3, true]]);
});

test('cancelling ends the worker only where the game that cancels is the one it works for', () => {
  const { clients, heard, workers, alive, last } = games(2);
  const [first, second] = clients;
  first.ask(REQUEST);
  second.ask(REQUEST);
  second.cancel();
  assert.deepEqual([workers.length, alive()], [1, 1]);
  second.ask({ ...REQUEST, id: 2 });
  first.cancel();
  assert.deepEqual([workers.length, alive()], [2, 1]);
  last().answer(2);
  assert.deepEqual(heard, [[], [[2, true]]]);
});

test('a request that is given up makes way for the next', () => {
  const { clients, heard, wait, last } = games(2);
  for (const client of clients) client.ask(REQUEST);
  last().die();
  wait();
  last().die();
  wait();
  last().die();
  last().answer(1);
  assert.deepEqual(heard, [[[1, false]], [[1, true]]]);
});

test('the worker ends with the last of the games', () => {
  const { clients, alive } = games(2);
  for (const client of clients) client.warm();
  clients[0].close();
  assert.equal(alive(), 1);
  clients[1].close();
  assert.equal(alive(), 0);
});
