/** Where `cargo xtask test` has put what is given away. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DIST =
  process.env.DIST ?? fileURLToPath(new URL('../../../target/dist', import.meta.url));
export const SITE = join(DIST, 'site');

/** Plays a move on an open page, and waits for the answer. */
export async function playsAMove(board) {
  await board.open({ level: 'easy' });
  await board.waitForTurn();
  await board.tap('a3', 'a4');
  await board.waitForAnswer(0);
}
