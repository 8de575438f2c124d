/**
 * The page's state, and the one function that changes it. Pure: what is to be done in the world
 * comes back as plain effects, and the world answers with events.
 *
 * @typedef {{type: 'loading'}
 *   | {type: 'idle'}
 *   | {type: 'selected', from: number, path: Leg[], next: Leg[] | null, moves: number[] | null,
 *      slide?: {plan: object, since: number} | null}
 *   | {type: 'dragging', from: number, path: Leg[], next: Leg[] | null, moves: number[] | null,
 *      at: {x: number, y: number}, over: number | null}
 *   | {type: 'animating', id: number, plan: object, since: number, news: boolean}
 *   | {type: 'thinking', id: number}
 *   | {type: 'browsing'}
 *   | {type: 'over', outcome: object}} Phase
 * @typedef {import('./animate.js').Leg} Leg
 * @typedef {{key: string, args?: object}} Line  a sentence of i18n, not yet in any language
 *
 * @typedef {object} State
 * @property {Phase} phase
 * @property {object | null} game  the snapshot from the rules; null until they have arrived
 * @property {object[]} picture  pieces to paint until then
 * @property {Settings} settings
 * @property {boolean} flipped  whether Black's side is at the bottom
 * @property {'auto' | 'white' | 'black'} orientation  whose side the author wants at the bottom
 * @property {number | null} live  the ply at which the game goes on, while another is looked at
 * @property {null | {winner: 'white' | 'black' | null, reason: 'resigned' | 'agreed' | 'time'}} ended
 *   an end that the rules do not know
 * @property {import('./state/clock.js').Clock | null} clock
 * @property {null | {type: 'asked', id: number}
 *   | {type: 'shown', from: number, legs: Leg[], text: string}} hint
 * @property {null | {room: string, game: object | null, moves: {from: number, legs: Leg[]}[]}} analysis
 *   the room beside the board that has the engine on, and the moves that it shows there, best
 *   first, in the position `game` and no other
 * @property {null | {id: number, line: Line, since: number, flashing: boolean}} refusal
 * @property {Line | null} notice
 * @property {boolean} reduced  whether motion is to be avoided
 * @property {number} nextId  for requests and animations
 *
 * @typedef {object} Settings
 * @property {'computer' | 'two' | 'view'} mode  in the last one, nobody moves
 * @property {'white' | 'black'} side  the person's colour against the computer
 * @property {'easy' | 'medium' | 'hard' | 'expert'} level
 * @property {boolean} turnBoard  two on one device: turn the board to whoever moves
 * @property {boolean} facing  two on one device: they sit opposite, so that one side is upside down
 * @property {string} clock  two on one device: minutes and seconds a move such as '5+3', or 'off'
 * @property {string} whiteName  two on one device: what they call themselves, or nothing
 * @property {string} blackName
 * @property {'wood' | 'stone' | 'plain'} theme  of the board
 * @property {'system' | 'light' | 'dark'} appearance
 * @property {boolean} sound
 * @property {boolean} haptics
 * @property {'slow' | 'normal' | 'fast' | 'none'} speed  of what moves
 * @property {boolean} coordinates
 * @property {string} lang
 *
 * @typedef {{type: string}} Effect
 * @typedef {{type: string, now?: number}} Event
 */

import { decode, START } from './placement.js';
import { DEFAULT_SETTINGS } from './settings.js';
import * as browsing from './state/browse.js';
import { keepTime } from './state/clock.js';
import * as ending from './state/ending.js';
import * as entry from './state/entry.js';
import * as flow from './state/flow.js';

/** @returns {State} */
export function initialState({
  settings = {},
  flipped = false,
  orientation = 'auto',
  picture,
  reduced = false,
} = {}) {
  return {
    phase: { type: 'loading' },
    game: null,
    picture: picture ?? decode(START),
    settings: { ...DEFAULT_SETTINGS, ...settings },
    flipped,
    orientation,
    live: null,
    ended: null,
    clock: null,
    hint: null,
    analysis: null,
    refusal: null,
    notice: null,
    reduced,
    nextId: 1,
  };
}

const HANDLERS = {
  opened: flow.opened,
  moved: flow.moved,
  went: flow.went,
  animated: flow.animated,
  thought: flow.thought,
  engineFailed: flow.engineFailed,
  undo: flow.undo,
  redo: flow.redo,
  hint: flow.hint,
  newGame: flow.newGame,
  configure: flow.configure,
  command: flow.command,
  declined: flow.declined,
  browse: browsing.browse,
  leave: browsing.leave,
  playOn: browsing.playOn,
  ask: ending.ask,
  resign: ending.resign,
  agree: ending.agree,
  tick: ending.tick,
  tap: entry.tap,
  legs: entry.legs,
  calm: entry.calm,
  dragStart: entry.dragStart,
  dragMove: entry.dragMove,
  dragEnd: entry.dragEnd,
  cancel: entry.cancel,
  broken,
  failed,
  noRoom: (state) => told(state, { key: 'roomFailed' }),
  told: (state, { notice }) => told(state, notice),
  flip,
  orient,
  language: (state, { lang }) => prefer(state, { settings: { lang } }),
  prefer,
  sample: (state) => [state, [{ type: 'sense', beats: [{ what: 'move', at: 0 }], own: false }]],
  motion: (state, { reduced }) => [{ ...state, reduced }, []],
  analysis: (state, { analysis }) => [{ ...state, analysis }, []],
  dismiss: (state) => [{ ...state, notice: null }, []],
};

/**
 * @param {State} state
 * @param {Event} event
 * @returns {[State, Effect[]]}
 */
export function update(state, event) {
  const handler = HANDLERS[event.type];
  if (!handler) throw new Error(`unknown event ${event.type}`);
  const [timed, effects] = ending.fall(state, event.now);
  const [next, more] = handler(timed, event);
  return [keepTime(next, event.now), [...effects, ...more]];
}

/** Settings that change nothing of the game. */
function prefer(state, { settings }) {
  return [{ ...state, settings: { ...state.settings, ...settings } }, [{ type: 'settings' }]];
}

/** Turning the board takes a piece out of the hand, since it would no longer be under it. */
function flip(state) {
  const [rest, effects] = entry.cancel(state, { cause: 'flip' });
  return [{ ...rest, flipped: !rest.flipped }, [...effects, { type: 'settings' }]];
}

/** The author says whose side is at the bottom, or no longer does. */
function orient(state, { orientation }) {
  const flipped = orientation === 'auto' ? state.flipped : orientation === 'black';
  const [rest, effects] = flipped === state.flipped ? [state, []] : flip(state);
  return [{ ...rest, orientation }, effects];
}

/** The rules could not be loaded, and will not be tried again. */
function failed(state) {
  return told(state, { key: 'loadFailed' });
}

function told(state, notice) {
  return [{ ...state, notice }, [{ type: 'announce', lines: [notice] }]];
}

/** The rules have crashed: they are loaded afresh, and the game replayed from its save. */
function broken(state) {
  const [rest, effects] = flow.stopEngine(state);
  return [{ ...rest, phase: { type: 'loading' }, live: null }, [...effects, { type: 'reload' }]];
}

/** A piece that follows the pointer, several times a frame, changes nothing but the canvas. */
export function onlyDragged(shown, state) {
  if (shown === null || shown.phase.type !== 'dragging' || state.phase.type !== 'dragging')
    return false;
  const others = Object.keys(state).filter((key) => key !== 'phase');
  return shown.phase.next === state.phase.next && others.every((key) => shown[key] === state[key]);
}
