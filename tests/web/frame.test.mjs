/** What a frame and the page around it say to each other. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lostIn } from '../../web/frame/lost.js';
import { readCommand, written } from '../../web/frame/message.js';
import { readOrigin, readQuery } from '../../web/frame/query.js';
import { createTalk } from '../../web/frame/talk.js';

const CLUB = 'https://club.example';
const ours = (fields) => ({ source: 'turkish-draughts-host', v: 1, ...fields });

test('only an origin of the web is one', () => {
  for (const [text, origin] of [
    [CLUB, CLUB],
    [`${CLUB}/`, CLUB],
    ['http://localhost:8000', 'http://localhost:8000'],
    [`${CLUB}/page`, null],
    [`${CLUB}?`, null],
    ['https://me@club.example', null],
    ['HTTPS://CLUB.example', null],
    ['https://club.example:443', null],
    ['//club.example', null],
    ['club.example', null],
    ['*', null],
    ['null', null],
    [null, null],
    ['', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['file:///', null],
    ['blob:https://club.example/1', null],
  ]) {
    assert.equal(readOrigin(text), origin, text);
  }
});

test('an address gives options and a partner, and says what it cannot use', () => {
  const fen = 'W:Wa2:Ba7';
  for (const [query, host, attributes, faults] of [
    ['', null, {}, []],
    ['level=easy&lang=tr', null, { level: 'easy', lang: 'tr' }, []],
    [`position=${fen}&moves=a2-a3`, null, { position: fen, moves: 'a2-a3' }, []],
    ['level=best', null, { level: 'best' }, []],
    [`host=${CLUB}`, CLUB, {}, []],
    ['host=club', null, {}, [/^host has to be the origin/]],
    ['levle=easy', null, {}, [/^"levle" is no option; there are: host, mode, level, /]],
    ['onclick=x&style=y', null, {}, [/"onclick"/, /"style"/]],
    ['__proto__=x', null, {}, [/"__proto__"/]],
    ['level=easy&level=hard', null, {}, [/^level is given more than once/]],
    ['storage=off', null, { storage: 'off' }, []],
    ['storage=on', null, { storage: 'off' }, [/^storage needs host/]],
    [`storage=on&host=${CLUB}`, CLUB, { storage: 'https-club.example.on' }, []],
    [
      'storage=week-7&host=http://localhost:80',
      null,
      { storage: 'off' },
      [/^host has/, /^storage needs host/],
    ],
    [
      'storage=week-7&host=http://localhost:8000',
      'http://localhost:8000',
      { storage: 'http-localhost-8000.week-7' },
      [],
    ],
  ]) {
    const read = readQuery(new URLSearchParams(query));
    assert.deepEqual([read.host, read.attributes], [host, attributes], query);
    assert.equal(read.errors.length, faults.length, query);
    faults.forEach((fault, index) => assert.match(read.errors[index].message, fault, query));
  }
});

test('a command is read, with the fields that it needs', () => {
  for (const [message, type, fields] of [
    [{ type: 'hello' }, 'hello', {}],
    [{ type: 'undo', id: 7, extra: 1 }, 'undo', {}],
    [{ type: 'play', id: 'x', move: 'a3-a4' }, 'play', { move: 'a3-a4' }],
    [{ type: 'newGame' }, 'newGame', { options: undefined }],
    [{ type: 'newGame', options: { level: 'easy' } }, 'newGame', { options: { level: 'easy' } }],
    [{ type: 'set', options: { coordinates: false } }, 'set', { options: { coordinates: false } }],
    [{ type: 'set', options: { lang: null } }, 'set', { options: { lang: null } }],
    [{ type: 'loadPdn', pdn: '' }, 'loadPdn', { pdn: '' }],
  ]) {
    const read = readCommand(ours(message));
    assert.deepEqual(read, { id: message.id ?? null, type, fields });
  }
});

test('what makes no sense is refused, each with its reason', () => {
  for (const [message, code, words] of [
    [{ v: 2, type: 'undo' }, 'version', 'v has to be 1'],
    [{ v: '1', type: 'undo' }, 'version', 'v has to be 1'],
    [{}, 'type', 'there are: hello, newGame, play'],
    [{ type: 'constructor' }, 'type', 'no such command'],
    [{ type: ['undo'] }, 'type', 'no such command'],
    [{ type: 'undo', id: {} }, 'id', 'id has to be'],
    [{ type: 'undo', id: NaN }, 'id', 'id has to be'],
    [{ type: 'undo', id: 'x'.repeat(101) }, 'id', 'id has to be'],
    [{ type: 'play' }, 'field', 'move has to be a text'],
    [{ type: 'play', move: 3 }, 'field', 'move has to be a text'],
    [{ type: 'loadPdn', pdn: 'x'.repeat(100_001) }, 'field', 'at most 100000'],
    [{ type: 'loadFen', pdn: '' }, 'field', 'fen has to be a text'],
    [{ type: 'set' }, 'field', 'options has to be an object'],
    [{ type: 'set', options: [] }, 'field', 'options has to be an object'],
    [{ type: 'set', options: { innerHTML: '<b>' } }, 'field', '"innerHTML" is no option here'],
    [{ type: 'set', options: { storage: 'on' } }, 'field', '"storage" is no option here'],
    [{ type: 'set', options: { level: 'best' } }, 'field', 'level="best" is not one of: easy'],
    [{ type: 'newGame', options: { lang: 'tr' } }, 'field', '"lang" is no option here'],
  ]) {
    const { error, type } = readCommand(ours(message));
    assert.equal(type, undefined);
    assert.equal(error.code, code);
    assert.ok(error.message.includes(words), error.message);
  }
});

test('what is said to others is not heard', () => {
  for (const data of [null, undefined, 7, 'undo', [], {}, { type: 'undo' }, { source: 'react' }]) {
    assert.equal(readCommand(data), null);
  }
});

test('nothing that is told can pose as another message', () => {
  const posing = { source: 'bank', v: 9, type: 'result', id: 3, move: 'a3-a4' };
  const own = { source: 'turkish-draughts', v: 1, move: 'a3-a4' };
  assert.deepEqual(written('move', null, posing), { ...own, type: 'move', id: null });
  assert.deepEqual(written('result', 5, posing), { ...own, type: 'result', id: 5 });
});

function talking(host) {
  const posted = [];
  let met = 0;
  const talk = createTalk({
    host,
    post: (message, origin) => posted.push([origin, message]),
    run: (type) => {
      if (type === 'undo') throw Object.assign(new Error('no'), { code: 'never' });
      return type === 'hint' ? Promise.resolve('a3-a4') : undefined;
    },
    met: () => (met += 1),
  });
  return { talk, posted, met: () => met };
}
const settled = () => new Promise((done) => setImmediate(done));

test('nothing is said before somebody is known to listen', async () => {
  const { talk, posted, met } = talking(null);
  talk.tell('ready', {});
  assert.deepEqual(posted, []);
  talk.hear({ origin: CLUB, data: { type: 'undo' } });
  assert.equal(met(), 0);
  talk.hear({ origin: CLUB, data: ours({ type: 'hint', id: 1 }) });
  assert.equal(met(), 1);
  await settled();
  talk.tell('turn', { color: 'white' });
  const [answer, told] = posted;
  assert.deepEqual([answer[0], answer[1].value, answer[1].id], [CLUB, 'a3-a4', 1]);
  assert.deepEqual([told[0], told[1].color, told[1].id], [CLUB, 'white', null]);
});

test('whoever came first, or is named by the address, is the only partner', async () => {
  for (const host of [null, CLUB]) {
    const { talk, posted, met } = talking(host);
    if (host === null) talk.hear({ origin: CLUB, data: ours({ type: 'hello' }) });
    for (const origin of ['https://evil.example', 'null', `${CLUB}:8443`, 'http://club.example']) {
      talk.hear({ origin, data: ours({ type: 'hint', id: 9 }) });
    }
    await settled();
    assert.equal(posted.length, host === null ? 1 : 0);
    talk.hear({ origin: CLUB, data: ours({ type: 'hint', id: 2 }) });
    await settled();
    assert.ok(posted.every(([origin]) => origin === CLUB));
    assert.equal(posted.at(-1)[1].id, 2);
    assert.equal(met(), host === null ? 1 : 0);
  }
});

test('a page without an origin of its own never becomes the partner', async () => {
  const { talk, posted } = talking(null);
  talk.hear({ origin: 'null', data: ours({ type: 'hint', id: 1 }) });
  await settled();
  assert.deepEqual(posted, []);
});

test('a command that fails is answered with the reason', async () => {
  const { talk, posted } = talking(CLUB);
  talk.hear({ origin: CLUB, data: ours({ type: 'undo', id: 4 }) });
  talk.hear({ origin: CLUB, data: ours({ type: 'nothing', id: 5 }) });
  await settled();
  assert.deepEqual(
    posted.map(([, { type, id, code }]) => [type, id, code]),
    [
      ['error', 4, 'never'],
      ['error', 5, 'type'],
    ],
  );
});

test('storage counts as lost only where it would have been used', () => {
  const refusing = (origin) => ({
    origin,
    get localStorage() {
      throw new Error('denied');
    },
  });
  for (const [window, asked, lost] of [
    [{ origin: CLUB, localStorage: {} }, true, []],
    [refusing(CLUB), false, []],
    [refusing(CLUB), true, ['storage']],
    [refusing('null'), false, ['storage']],
  ]) {
    assert.deepEqual(lostIn(window, asked), lost);
  }
});
