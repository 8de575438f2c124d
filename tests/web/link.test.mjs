import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameLink, hasLink, positionLink, readLink } from '../../web/link.js';

const START =
  'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7';
const OTHER = 'B:Wd4,Ka1:Bd5,Kd8';
const played = (...texts) => texts.map((text) => ({ text }));

for (const [name, game, link] of [
  ['no move yet', { start: START, history: [], ply: 0 }, '#game='],
  ['two moves', { start: START, history: played('a3-a4', 'a6-a5'), ply: 2 }, '#game=a3a4_a6a5'],
  [
    'moves taken back',
    { start: START, history: played('a3-a4', 'a6-a5'), ply: 0 },
    '#game=a3a4_a6a5&at=0',
  ],
  [
    'a long capture from another start',
    { start: OTHER, history: played('d5xd3xb3'), ply: 1 },
    `#game=d5xd3xb3&fen=${OTHER}`,
  ],
]) {
  test(`a game goes into a link and comes back: ${name}`, () => {
    assert.equal(gameLink(game), link);
    const { start, history, ply } = game;
    const moves = history.map(({ text }) => text);
    assert.deepEqual(readLink(link), { type: 'game', start, moves, ply });
    assert.equal(new URL(link, 'https://a.example/b/').hash, link, 'no letter needs escaping');
  });
}

test('a position goes into a link and comes back', () => {
  assert.equal(positionLink(OTHER), `#fen=${OTHER}`);
  assert.deepEqual(readLink(`#fen=${OTHER}`), { type: 'position', fen: OTHER });
});

test('a link is found in what surrounds it, and read also where it was escaped', () => {
  for (const text of [
    'https://a.example/b/?c=1#fen=B:Wd4,Ka1:Bd5,Kd8',
    'Look: https://a.example/b/#fen=B%3AWd4%2CKa1%3ABd5%2CKd8',
    '#fen=B:Wd4,Ka1:Bd5,Kd8&utm_source=somewhere',
    '  #fen=B:Wd4,Ka1:Bd5,Kd8\n',
  ]) {
    assert.equal(hasLink(text), true, text);
    assert.deepEqual(readLink(text), { type: 'position', fen: OTHER }, text);
  }
});

test('other fragments and texts are none of ours', () => {
  for (const text of ['', '#', '#top', '#feng=1', 'fen=W:Wa2:Ba7', 'W:Wa2:Ba7', '1. a3-a4 *']) {
    assert.equal(hasLink(text), false, text);
  }
});

test('a damaged or hostile link is unreadable, and nothing worse', () => {
  for (const link of [
    '#fen=',
    '#fen=%E0%A4%A',
    '#fen=<img src=x onerror=alert(1)>',
    '#fen=W:Wa2:Ba7"><script>',
    '#game=a3a9',
    '#game=a3',
    '#game=a3a4x',
    '#game=a3a4__a6a5',
    '#game=a3a4&at=-1',
    '#game=a3a4&at=1e9',
    '#game=a3a4&at=',
    '#game=a3a4&fen=javascript:alert(1)',
    '#game=__proto__',
    `#game=${'a3a4_'.repeat(20_000)}a3a4`,
  ]) {
    assert.deepEqual(readLink(link), { type: 'unreadable' }, link.slice(0, 60));
  }
});
