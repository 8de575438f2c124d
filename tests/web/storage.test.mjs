import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, encode, START } from '../../web/placement.js';
import { keptClock } from '../../web/state/clock.js';
import { createStorage } from '../../web/storage.js';

function memory(initial = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
  };
}

const GAME = 'turkish-draughts:game';
const SETTINGS = 'turkish-draughts:settings';
const NOTHING = {
  saved: null,
  tags: {},
  picture: null,
  ended: null,
  clock: null,
  line: null,
  damaged: false,
};

test('what is saved comes back', () => {
  const store = memory();
  const storage = createStorage(() => store);
  const game = {
    saved: '{"v":1}',
    tags: { Event: 'Cup' },
    picture: START,
    ended: { winner: 'white', reason: 'time' },
    clock: { increment: 2000, left: { white: 61_000, black: 0 } },
    line: 'a3-a4 *',
  };
  assert.equal(storage.saveGame(game), true);
  const { clock, ...loaded } = storage.loadGame();
  const { clock: kept, ...others } = game;
  assert.deepEqual(loaded, { ...others, damaged: false });
  assert.deepEqual(keptClock(clock, 0), kept);
  const settings = {
    mode: 'two',
    side: 'black',
    level: 'hard',
    turnBoard: true,
    lang: 'tr',
    flipped: true,
  };
  storage.saveSettings(settings);
  assert.deepEqual(storage.loadSettings(), settings);
});

test('of kept tags only texts come back', () => {
  const tags = { Event: 'Cup', Round: 3, Site: null, Date: ['x'] };
  const store = memory({ [GAME]: JSON.stringify({ saved: 'x', tags }) });
  assert.deepEqual(createStorage(() => store).loadGame().tags, { Event: 'Cup' });
});

test('nothing saved is no damage', () => {
  const storage = createStorage(() => memory());
  assert.deepEqual(storage.loadGame(), NOTHING);
  assert.deepEqual(storage.loadSettings(), {});
});

test('a storage that throws does not matter', () => {
  const throwing = {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('full');
    },
  };
  const refused = () => {
    throw new Error('SecurityError');
  };
  for (const storage of [createStorage(() => throwing), createStorage(refused)]) {
    assert.deepEqual(storage.loadGame(), NOTHING);
    assert.deepEqual(storage.loadSettings(), {});
    assert.equal(storage.saveGame({ saved: 'x' }), false);
    assert.equal(storage.saveSettings({}), false);
  }
});

test('a damaged game is told as such', () => {
  for (const text of ['', 'rubbish', '{', 'null', '5', '[]', '{}', '{"saved":5}']) {
    const storage = createStorage(() => memory({ [GAME]: text }));
    assert.deepEqual(storage.loadGame(), { ...NOTHING, damaged: true }, text);
  }
});

test('a damaged picture is left out, the game kept', () => {
  const storage = createStorage(() => memory({ [GAME]: '{"saved":"x","picture":7}' }));
  assert.deepEqual(storage.loadGame(), { ...NOTHING, saved: 'x' });
});

test('settings that make no sense are left out', () => {
  for (const [text, expected] of [
    ['rubbish', {}],
    ['null', {}],
    ['"two"', {}],
    ['{"mode":"three","side":"black"}', { side: 'black' }],
    ['{"level":1,"lang":"xx","turnBoard":"yes","flipped":false}', { flipped: false }],
    ['{"whiteName":" Ayşe ","blackName":7}', { whiteName: 'Ayşe' }],
    [`{"blackName":"${'x'.repeat(50)}"}`, { blackName: 'x'.repeat(24) }],
    ['{"__proto__":{"mode":"two"},"more":1}', {}],
  ]) {
    const storage = createStorage(() => memory({ [SETTINGS]: text }));
    assert.deepEqual(storage.loadSettings(), expected, text);
  }
});

test('a placement is read as it was written', () => {
  const pieces = decode(START);
  assert.equal(pieces.length, 32);
  assert.equal(encode(pieces), START);
  const few = [
    { square: 0, color: 'white', dama: true },
    { square: 63, color: 'black', dama: true },
    { square: 20, color: 'white', dama: false },
  ];
  assert.deepEqual(
    new Set(decode(encode(few)).map((p) => JSON.stringify(p))),
    new Set(few.map((p) => JSON.stringify(p))),
  );
});

test('no placement', () => {
  for (const text of [null, undefined, 5, '', 'w'.repeat(63), 'x'.repeat(64), `${START} `]) {
    assert.equal(decode(text), null);
  }
});

test('an end or a clock that makes no sense is left out', () => {
  const load = (more) =>
    createStorage(() => memory({ [GAME]: JSON.stringify({ saved: 'x', ...more }) })).loadGame();
  for (const ended of [5, {}, { reason: 'magic', winner: 'white' }, { reason: 'toString' }]) {
    assert.equal(load({ ended }).ended, null, JSON.stringify(ended));
  }
  assert.equal(load({ ended: { reason: 'agreed', winner: 'white' } }).ended, null);
  assert.equal(load({ ended: { reason: 'time', winner: null } }).ended, null);
  for (const clock of [5, {}, { increment: 0, left: { white: -1, black: 5 } }, { increment: 0 }]) {
    assert.equal(load({ clock }).clock, null, JSON.stringify(clock));
  }
});

test('elements with names of their own keep apart, and from the page without one', () => {
  const store = memory();
  const names = ['', 'first', 'second', 'game'];
  const storages = names.map((name) => createStorage(() => store, name));
  for (const [i, storage] of storages.entries()) storage.saveGame({ saved: `game ${i}` });
  assert.deepEqual(
    storages.map((storage) => storage.loadGame().saved),
    ['game 0', 'game 1', 'game 2', 'game 3'],
  );
  for (const key of store.items.keys()) assert.match(key, /^turkish-draughts:/);
});

test('where no storage is given, nothing is kept', () => {
  const storage = createStorage(() => null);
  assert.equal(storage.saveGame({ saved: 'x' }), false);
  assert.deepEqual(storage.loadGame(), NOTHING);
});
