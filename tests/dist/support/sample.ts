/** What somebody may write with the types of the package; `tsc` says whether they hold. */

import { TurkishDraughts, type Level, type Snapshot } from 'turkish-draughts';

const board = document.createElement('turkish-draughts');
const same: TurkishDraughts = board;
const level: Level = 'expert';
same.level = level;
board.mode = 'view';
board.position = 'W:Wa2:Ba7';
board.storage = false;
board.coordinates = 'off';
board.orientation = 'black';
board.addEventListener('dama-move', (event) => {
  if (event.detail.ply > 3) event.preventDefault();
  const text: string = event.detail.move;
  board.title = text;
});
board.addEventListener('dama-gameover', ({ detail }) => {
  const winner: 'white' | 'black' | null = detail.winner;
  board.title = winner ?? detail.reason;
});
board.addEventListener('click', ({ clientX }) => clientX.toFixed());
const snapshot: Snapshot | null = document.querySelector('turkish-draughts')?.snapshot ?? null;
board.title = snapshot?.fen ?? '';
board.newGame({ level: 'easy', side: 'black' });
board.loadPdn(board.exportPdn());
const played: boolean = board.play('a3-a4');
board.title = (await board.hint()) ?? String(played);

// @ts-expect-error there is no such level
board.level = 'grandmaster';
// @ts-expect-error a move is a text
board.play(7);
// @ts-expect-error null until the board is ready
board.snapshot.ply;
