/** The page opens, a person can move, and the computer answers. */

import assert from 'node:assert/strict';
import { browserTest } from './support/harness.mjs';

async function playOneMove({ board }) {
  await board.waitForTurn();
  assert.match(await board.label('a3'), /a3.*white man.*can move/);
  await board.tap('a3', 'a4');
  await board.waitForLabel('white man', { name: 'a4' });
  assert.match(await board.label('a3'), /empty/);
  await board.waitForTurn();
  assert.match(await board.status(), /White to move/);
}

browserTest('a move with the mouse is played and answered', {}, playOneMove);

browserTest(
  'a move with a finger is played and answered, at any path of a host',
  { prefix: '/some/where/', touch: true, viewport: { width: 390, height: 844 }, dpr: 3 },
  playOneMove,
);
