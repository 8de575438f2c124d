/** Entering a move: tap, drag, keyboard. All of them come down to a square being chosen. */

import { makePlan } from '../animate.js';
import { squareUnder } from '../geometry.js';
import { SPEEDS } from '../timings.js';
import { settle } from './flow.js';
import { awaitsHuman, isHuman, movable, pieceOn, standsOn, targets } from './turn.js';

const announce = (...lines) => ({ type: 'announce', lines });
const sense = (what) => ({ type: 'sense', beats: [{ what, at: 0 }], own: true });
const idle = (state) => ({ ...state, phase: { type: 'idle' } });

/** A square was tapped, clicked, or chosen by key. */
export function tap(state, event) {
  const [rest, effects] = settle(state);
  if (!awaitsHuman(rest)) return [rest, [...effects, ...askToPlayOn(rest, event)]];
  const [next, more] = tapAtRest({ ...rest, refusal: null }, event);
  return [next, [...effects, ...more]];
}

/** On a board of the past, a piece that could move there may mean to. */
function askToPlayOn(state, { square }) {
  const { phase, game } = state;
  const meant = phase.type === 'browsing' && isHuman(state, game.turn);
  return meant && movable(state).has(square) ? [{ type: 'ask', question: 'playOn' }] : [];
}

function tapAtRest(state, event) {
  const { phase } = state;
  if (phase.type === 'selected') {
    const target = targets(phase, state.game).get(event.square);
    if (target) return choose(state, target, event);
    if (event.square === standsOn(phase)) return [idle(state), [announce({ key: 'deselected' })]];
  }
  const piece = pieceOn(state, event.square);
  if (!piece || piece.color !== state.game.turn) {
    const told = phase.type === 'selected' ? [announce({ key: 'deselected' })] : [];
    return [idle(state), told];
  }
  if (movable(state).has(event.square)) return select(state, event.square, 'selected');
  return refuse(idle(state), event);
}

function select(state, square, type) {
  const phase = { type, from: square, path: [], next: null, moves: null };
  return [{ ...state, phase }, [{ type: 'legs', from: square, path: [] }]];
}

/** Says why a piece must wait, and which pieces may not. */
function refuse(state, { now }) {
  const { capture } = state.game;
  const line =
    capture > 0 ? { key: 'refusedCapture', args: { n: capture } } : { key: 'refusedStuck' };
  const id = state.nextId;
  const refusal = { id, line, since: now, flashing: capture > 0 };
  return [
    { ...state, refusal, nextId: id + 1 },
    [announce(line), { type: 'calm', id }, sense('refuse')],
  ];
}

/** The reason given for a refusal has stood long enough. */
export function calm(state, { id }) {
  return [state.refusal?.id === id ? { ...state, refusal: null } : state, []];
}

/** Goes to a target of the selected piece. `held` tells that the piece was dropped there. */
function choose(state, target, { now, held = false }) {
  const { from, path, next, moves } = state.phase;
  const selected = { type: 'selected', from, path, next, moves };
  if (target.kind === 'play') {
    const play = { type: 'play', index: target.index, from, path: path.map(({ to }) => to), held };
    return [{ ...state, phase: selected }, [play]];
  }
  if (target.kind === 'many') {
    const line = { key: 'refusedRoute' };
    const id = state.nextId;
    const refusal = { id, line, since: now, flashing: false };
    const asked = { ...state, phase: selected, refusal, nextId: id + 1 };
    return [asked, [announce(line), { type: 'calm', id }]];
  }
  const longer = [...path, target.leg];
  const clip = { pieces: state.game.pieces, from, legs: longer, skip: path.length };
  const plan = makePlan([clip], state.reduced, SPEEDS[state.settings.speed]);
  const slide = held ? null : { plan, since: now };
  const phase = { ...selected, path: longer, next: null, moves: null, slide };
  const legs = { type: 'legs', from, path: longer.map(({ to }) => to), held };
  return [{ ...state, phase }, [legs]];
}

/** The rules say where the piece being entered may go on to. */
export function legs(state, { from, path, next, moves, held }) {
  const { phase } = state;
  const entering = phase.type === 'selected' || phase.type === 'dragging';
  const same = entering && phase.from === from && samePath(phase.path, path);
  if (!same) return [state, []];
  if (next.length === 0 && moves.length > 0) {
    return [state, [{ type: 'play', index: moves[0], from, path, held: held === true }]];
  }
  const known = { ...state, phase: { ...phase, next, moves } };
  if (phase.type === 'dragging') return [known, []];
  const left = state.game.capture - path.length;
  const line =
    path.length > 0 ? { key: 'goOn', args: { n: left } } : { key: 'selectedSquare', args: {} };
  const heard = path.length > 0 ? [sense('capture')] : [];
  return [known, [announce(line), ...heard]];
}

const samePath = (path, squares) =>
  path.length === squares.length && path.every(({ to }, index) => to === squares[index]);

/** The pointer has moved far enough from where it went down to mean a drag. */
export function dragStart(state, event) {
  const [rest, effects] = settle(state);
  if (!awaitsHuman(rest)) {
    const asked = event.touch ? [] : askToPlayOn(rest, event);
    return [rest, [...effects, ...asked]];
  }
  const at = { x: event.x, y: event.y };
  const { phase } = rest;
  if (phase.type === 'selected' && standsOn(phase) === event.square) {
    const dragging = { ...phase, type: 'dragging', at, over: null };
    return [{ ...rest, phase: dragging, refusal: null }, effects];
  }
  // The board has just been turned under the pointer: another square lies there now.
  if (rest.flipped !== state.flipped) return [rest, effects];
  if (!movable(rest).has(event.square)) {
    // A finger that moves may only want to scroll the page.
    const meant = !event.touch && pieceOn(rest, event.square)?.color === rest.game.turn;
    if (!meant) return [rest, effects];
    const [told, why] = refuse(idle(rest), event);
    return [told, [...effects, ...why]];
  }
  const [next, more] = select({ ...rest, refusal: null }, event.square, 'dragging');
  const dragging = { ...next.phase, at, over: null };
  return [{ ...next, phase: dragging }, [...effects, ...more]];
}

/** The piece follows the pointer, and snaps to a square where it may land. */
export function dragMove(state, { x, y }) {
  if (state.phase.type !== 'dragging') return [state, []];
  const square = squareUnder({ x, y });
  const over = targets(state.phase, state.game).has(square) ? square : null;
  return [{ ...state, phase: { ...state.phase, at: { x, y }, over } }, []];
}

/** The piece is let go. */
export function dragEnd(state, event) {
  if (state.phase.type !== 'dragging') return [state, []];
  const square = squareUnder(event);
  const { from, path, next, moves } = state.phase;
  const slipped = [{ ...state, phase: { type: 'selected', from, path, next, moves } }, []];
  // Let go where it was taken up: the hand slipped, and a tap was meant. A capture that comes
  // round to its own start is played by a tap there, or leg by leg.
  const here = square === standsOn(state.phase);
  if (here && path.length === 0) return slipped;
  const target = targets(state.phase, state.game).get(square);
  if (target) return choose(state, target, { ...event, held: true });
  if (here) return slipped;
  return [idle(state), []];
}

/**
 * A way out. Escape leaves whatever was begun; the others (pointercancel, lost capture, blur,
 * resize) only end a drag, since a piece selected by taps is not harmed by them.
 */
export function cancel(state, { cause }) {
  const { phase } = state;
  if (phase.type === 'dragging') return [idle(state), []];
  if (cause !== 'escape') return [state, []];
  if (phase.type === 'selected') {
    return [{ ...idle(state), refusal: null }, [announce({ key: 'deselected' })]];
  }
  if (state.hint?.type === 'shown' || state.refusal !== null) {
    return [
      { ...state, hint: state.hint?.type === 'shown' ? null : state.hint, refusal: null },
      [],
    ];
  }
  return [state, []];
}
