/** The words of each square, as lines of i18n. Pure. */

import { nameOf } from './geometry.js';
import { awaitsHuman, movable, standsOn, targets } from './state/turn.js';

const PIECE_KEYS = {
  white: ['pieceWhiteMan', 'pieceWhiteDama'],
  black: ['pieceBlackMan', 'pieceBlackDama'],
};

/**
 * @param {import('./state.js').State} state
 * @returns {{lines: object[], selected: boolean, live: boolean, grab: boolean}[]} one for each
 *   square: what it is called, whether it is selected, whether a tap on it would do something,
 *   and whether a drag may start there
 */
export function describeSquares(state) {
  const { phase, game } = state;
  const entering = phase.type === 'selected' || phase.type === 'dragging';
  const human = awaitsHuman(state);
  const can = human ? movable(state) : new Map();
  const goals = entering ? targets(phase, game) : new Map();
  const here = entering ? standsOn(phase) : null;
  const pieces = piecesInView(state);
  const last = game !== null && game.ply > 0 ? game.history[game.ply - 1].to : null;
  return Array.from({ length: 64 }, (_, square) => {
    const piece = pieces.get(square);
    const lines = [{ key: 'square', args: { square: nameOf(square) } }];
    lines.push({ key: piece ? PIECE_KEYS[piece.color][piece.dama ? 1 : 0] : 'empty' });
    const movesFrom = can.has(square) && (!entering || phase.path.length === 0);
    if (square === here) lines.push({ key: 'isSelected' });
    else if (movesFrom) lines.push(ability(can.get(square)));
    if (goals.has(square)) lines.push({ key: 'canLand' });
    if (square === last) lines.push({ key: 'lastMove' });
    return {
      lines,
      selected: square === here,
      live: goals.has(square) || movesFrom,
      grab: movesFrom || square === here,
    };
  });
}

const ability = (n) => (n > 0 ? { key: 'canCapture', args: { n } } : { key: 'canMove' });

/** What stands where, with a capture under way shown as far as it has been entered. */
export function piecesInView({ phase, game, picture }) {
  const pieces = new Map((game?.pieces ?? picture).map((piece) => [piece.square, piece]));
  if ((phase.type === 'selected' || phase.type === 'dragging') && phase.path.length > 0) {
    const mover = pieces.get(phase.from);
    pieces.delete(phase.from);
    for (const { jumped } of phase.path) pieces.delete(jumped);
    pieces.set(standsOn(phase), { ...mover, square: standsOn(phase) });
  }
  return pieces;
}
