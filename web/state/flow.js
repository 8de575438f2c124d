/** The course of the game: loading, moves played and taken back, the computer, the end. */

import { beatsOf, makePlan } from '../animate.js';
import { statusLines } from '../status.js';
import { SPEEDS } from '../timings.js';
import { credit, newClock } from './clock.js';
import { awaitsHuman, isHuman, isMidway, outcomeOf, redoTarget, undoTarget } from './turn.js';

const announce = (...lines) => ({ type: 'announce', lines });

/** Puts a position on the board at once: at load, for a new game, or from a text. */
export function opened(state, event) {
  const [clean, effects] = stopEngine(state);
  const settings = { ...clean.settings, ...event.settings };
  const { turnBoard, mode, side } = settings;
  const turned = mode === 'two' && turnBoard && event.snapshot.turn === 'black';
  const away = mode === 'computer' ? side === 'black' : turned;
  const { orientation } = clean;
  const next = {
    ...clean,
    settings,
    game: event.snapshot,
    notice: event.notice ?? null,
    flipped:
      orientation === 'auto' ? (event.restored ? clean.flipped : away) : orientation === 'black',
    phase: { type: 'idle' },
    refusal: null,
    live: null,
    ended: event.ended ?? null,
    // A game that comes from elsewhere has no clock.
    clock: event.clocked && mode === 'two' ? newClock(settings.clock) : (event.clock ?? null),
  };
  const [rest, more] = proceed(next, []);
  const told = event.notice ? [announce(event.notice)] : [];
  // Only now is it known how the board lies. A first visit chose nothing, and keeps nothing.
  const chosen = state.game !== null || rest.flipped !== state.flipped;
  const kept = chosen ? [{ type: 'settings' }] : [];
  return [rest, [...effects, ...told, { type: 'save' }, ...kept, ...more]];
}

/** A move was played through the rules; shows it. */
export function moved(state, event) {
  const { snapshot, legs, skip, held } = event;
  const entry = snapshot.history[snapshot.ply - 1];
  const clip = {
    pieces: state.game.pieces,
    from: entry.from,
    legs,
    crowned: entry.crowned,
    // The leg that was tapped last ended the move: it has not been seen yet.
    skip: !held && skip === legs.length ? skip - 1 : skip,
    held,
  };
  const clock = credit(state.clock, entry.color);
  const next = { ...state, game: snapshot, clock, hint: null, refusal: null };
  const effects = [
    ...(state.hint?.type === 'asked' ? [{ type: 'cancel' }] : []),
    { type: 'save' },
    announce(moveLine(entry)),
  ];
  return show(next, [clip], event.now, effects, true);
}

/** Undo or redo went through the rules; shows the way there. */
export function went(state, { snapshot, clips, now }) {
  const next = { ...state, game: snapshot, hint: null, refusal: null };
  const line = snapshot.history[snapshot.ply - 1];
  const said = line ? { key: 'backTo', args: { move: line.text } } : { key: 'backToStart' };
  const kept = state.live === null ? [{ type: 'save' }] : [];
  return show(next, clips, now, [...kept, announce(said)], false);
}

function show(state, clips, now, effects, news) {
  const plan = makePlan(clips, state.reduced, SPEEDS[state.settings.speed]);
  const own = news && isHuman(state, state.game.history[state.game.ply - 1].color);
  const heard = [...effects, { type: 'sense', beats: beatsOf(plan), own }];
  if (plan.duration === 0) return proceed({ ...state, phase: { type: 'idle' } }, heard, news);
  const id = state.nextId;
  const phase = { type: 'animating', id, plan, since: now, news };
  const wait = { type: 'await', id, duration: plan.duration };
  return [{ ...state, phase, nextId: id + 1 }, [...heard, wait]];
}

/** An animation has run out. One that was cut short reports too late and is ignored. */
export function animated(state, { id }) {
  if (state.phase.type !== 'animating' || state.phase.id !== id) return [state, []];
  return proceed({ ...state, phase: { type: 'idle' } }, [], state.phase.news);
}

/** Ends an animation at once, so that an eager tap is not lost. */
export function settle(state) {
  if (state.phase.type !== 'animating') return [state, []];
  return animated(state, { id: state.phase.id });
}

/** What comes next on a board at rest: the end, the computer, or a person's move. */
export function proceed(now, effects, news = false) {
  const { game } = now;
  if (now.live !== null && now.live !== game.ply) {
    return [{ ...now, phase: { type: 'browsing' } }, effects];
  }
  const state = { ...now, live: null };
  const outcome = outcomeOf(state);
  if (outcome !== null) {
    const over = { ...state, phase: { type: 'over', outcome } };
    const emit = { type: 'emit', name: 'dama-gameover', detail: outcome };
    const end = { type: 'sense', beats: [{ what: 'end', at: 0 }], own: true };
    return [over, [...effects, announce(...statusLines(over)), ...(news ? [end, emit] : [])]];
  }
  const { mode, turnBoard } = state.settings;
  if (mode === 'computer' && !isHuman(state, game.turn)) {
    const id = state.nextId;
    const think = { type: 'think', id, level: state.settings.level, purpose: 'move' };
    return [{ ...state, phase: { type: 'thinking', id }, nextId: id + 1 }, [...effects, think]];
  }
  const turned = mode === 'two' && turnBoard && state.orientation === 'auto';
  const flipped = turned ? game.turn === 'black' : state.flipped;
  const idle = { ...state, phase: { type: 'idle' }, flipped };
  const kept = flipped === state.flipped ? [] : [{ type: 'settings' }];
  return [idle, [...effects, ...kept, announce(...statusLines(idle))]];
}

/** The engine answered: its move, or a hint. An answer nobody waits for any more is dropped. */
export function thought(state, { id, index, move }) {
  if (state.phase.type === 'thinking' && state.phase.id === id) {
    return [state, [{ type: 'play', index, from: move.from, path: [], held: false }]];
  }
  if (state.hint?.type === 'asked' && state.hint.id === id) {
    const hint = { type: 'shown', from: move.from, legs: move.legs, text: move.text };
    return [{ ...state, hint }, [announce({ key: 'hintShown', args: { move: move.text } })]];
  }
  return [state, []];
}

/** The engine could not be brought back. Any legal move keeps the game going. */
export function engineFailed(state, { id, random }) {
  if (state.phase.type === 'thinking' && state.phase.id === id) {
    const { moves } = state.game;
    const index = Math.min(Math.floor(random * moves.length), moves.length - 1);
    const play = { type: 'play', index, from: moves[index].from, path: [], held: false };
    const notice = { key: 'engineTrouble' };
    return [{ ...state, notice }, [announce(notice), play]];
  }
  if (state.hint?.type === 'asked' && state.hint.id === id) {
    const notice = { key: 'hintTrouble' };
    return [{ ...state, hint: null, notice }, [announce(notice)]];
  }
  return [state, []];
}

/** Drops whatever the engine is asked for; its late answer will find nobody waiting. */
export function stopEngine(state) {
  const asked = state.phase.type === 'thinking' || state.hint?.type === 'asked';
  const phase = state.phase.type === 'thinking' ? { type: 'idle' } : state.phase;
  return [{ ...state, phase, hint: null }, asked ? [{ type: 'cancel' }] : []];
}

/** In the midst of a capture, its legs are what was done last. */
export function undo(state) {
  if (!isMidway(state)) return travel(state, undoTarget(state));
  const { from } = state.phase;
  const phase = { type: 'selected', from, path: [], next: null, moves: null };
  return [{ ...state, phase, refusal: null }, [{ type: 'legs', from, path: [] }]];
}

export const redo = (state) => travel(state, redoTarget(state));

function travel(state, ply) {
  if (state.phase.type === 'loading' || ply === null) return [state, []];
  const [next, effects] = stopEngine({ ...state, ended: null, refusal: null });
  return [{ ...next, phase: { type: 'idle' } }, [...effects, { type: 'goto', ply }]];
}

/** Asks for the best move; a second request while one is under way changes nothing. */
export function hint(state, event) {
  if (state.phase.type === 'animating') {
    const [rest, effects] = settle(state);
    const [next, more] = hint(rest, event);
    return [next, [...effects, ...more]];
  }
  if (!awaitsHuman(state) || state.hint?.type === 'asked') return [state, []];
  if (state.hint?.type === 'shown') {
    return [state, [announce({ key: 'hintShown', args: { move: state.hint.text } })]];
  }
  const id = state.nextId;
  const next = { ...state, hint: { type: 'asked', id }, nextId: id + 1, refusal: null };
  return [
    next,
    [announce({ key: 'hintAsked' }), { type: 'think', id, level: 'expert', purpose: 'hint' }],
  ];
}

/** The page around the element makes a move, whoever is to move. */
export function command(state, { index }) {
  const [rest, effects] = settle(state);
  const { game, live, phase } = rest;
  const open =
    game !== null && live === null && phase.type !== 'loading' && outcomeOf(rest) === null;
  if (!open || !(index in game.moves)) return [rest, effects];
  const [still, more] = stopEngine({ ...rest, refusal: null });
  const play = { type: 'play', index, from: game.moves[index].from, path: [], held: false };
  return [{ ...still, phase: { type: 'idle' } }, [...effects, ...more, play]];
}

/** The page around the element refused a move: a person chooses again, the computer waits. */
export const declined = (state) => [{ ...state, phase: { type: 'idle' } }, []];

/** A new game with the settings chosen in the dialog; they are kept when it has been opened. */
export function newGame(state, { settings }) {
  if (state.phase.type === 'loading') return [state, []];
  const [next, effects] = stopEngine(state);
  const chosen = { ...next, settings: { ...next.settings, ...settings } };
  return [chosen, [...effects, { type: 'start' }]];
}

/** Settings given from outside, through attributes: they hold for the running game. */
export function configure(state, { settings }) {
  const next = { ...state, settings: { ...state.settings, ...settings } };
  const { type } = state.phase;
  if (state.game === null || type === 'loading' || type === 'animating') return [next, []];
  const [rest, effects] = stopEngine(next);
  const [after, more] = proceed({ ...rest, phase: { type: 'idle' } }, effects);
  return [after, more];
}

function moveLine({ color, text, captured, crowned }) {
  const side = { key: color === 'white' ? 'white' : 'black' };
  const n = captured.length;
  if (n > 0)
    return { key: crowned ? 'playedTakesCrowned' : 'playedTakes', args: { side, move: text, n } };
  return { key: crowned ? 'playedCrowned' : 'played', args: { side, move: text } };
}
