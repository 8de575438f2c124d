/**
 * What is to be drawn: a state and a moment in, figures and marks out. Pure.
 *
 * @typedef {{kind: 'last' | 'movable' | 'must' | 'selected' | 'leg' | 'final' | 'many' | 'over'
 *   | 'flash', square: number, strength: number}} Mark
 * @typedef {{points: import('./geometry.js').Point[], rank: number}} Arrow  the route of a move;
 *   rank 0 is the best, or the hint
 * @typedef {object} Scene
 * @property {boolean} flipped
 * @property {import('./animate.js').Figure[]} figures  the one drawn last is on top
 * @property {Mark[]} marks
 * @property {import('./geometry.js').Point[]} trail  landings of the capture being entered
 * @property {Arrow[]} arrows  the best one last, so that it is on top
 * @property {boolean} [coordinates]  shown if not said otherwise
 * @property {boolean} moving  whether the next moment will look different
 */

import { figureOf, frameAt } from './animate.js';
import { centreOf } from './geometry.js';
import { piecesInView } from './label.js';
import { awaitsHuman, movable, standsOn, targets } from './state/turn.js';
import { TIMINGS } from './timings.js';

/**
 * @param {import('./state.js').State} state
 * @param {number} now
 * @returns {Scene}
 */
export function sceneOf(state, now) {
  const { phase, refusal } = state;
  const flash = refusal?.flashing ? now - refusal.since : Infinity;
  const flashing = flash < TIMINGS.flash && !state.reduced;
  return {
    flipped: state.flipped,
    figures: figures(state, now),
    marks: marks(state, flashing ? flash : null),
    trail: entering(phase) && phase.path.length > 0 ? route(phase.from, phase.path) : [],
    arrows: arrows(state),
    coordinates: state.settings.coordinates,
    moving: phase.type === 'animating' || isSliding(phase, now) || flashing,
  };
}

/** How far a piece that has been chosen is off the board. */
const SELECTED = 0.4;

/** Whether a leg of a capture that was tapped is still being shown. */
const isSliding = ({ type, slide }, now) =>
  type === 'selected' && slide && now - slide.since < slide.plan.duration;

const entering = (phase) => phase.type === 'selected' || phase.type === 'dragging';

const route = (from, legs) => [centreOf(from), ...legs.map(({ to }) => centreOf(to))];

/** A hint that was asked for, or what the analysis has found in the position on the board. */
function arrows({ phase, game, hint, analysis }) {
  if (hint?.type === 'shown') return [{ points: route(hint.from, hint.legs), rank: 0 }];
  if (analysis?.game !== game || phase.type === 'animating') return [];
  return analysis.moves
    .map(({ from, legs }, rank) => ({ points: route(from, legs), rank }))
    .reverse();
}

function figures(state, now) {
  const { phase } = state;
  if (phase.type === 'animating') return frameAt(phase.plan, now - phase.since);
  if (isSliding(phase, now)) {
    const seen = frameAt(phase.slide.plan, now - phase.slide.since);
    return seen.map((figure, i) => (i < seen.length - 1 ? figure : raised(figure)));
  }
  const pieces = [...piecesInView(state).values()];
  if (!entering(phase)) return pieces.map((piece) => figureOf(piece));
  const here = standsOn(phase);
  const still = pieces.filter(({ square }) => square !== here).map((piece) => figureOf(piece));
  const held = pieces.find(({ square }) => square === here);
  return held ? [...still, figureOf(held, inHand(phase))] : still;
}

const raised = (figure) => ({ ...figure, lift: Math.max(figure.lift, SELECTED) });

function inHand(phase) {
  if (phase.type === 'selected') return { lift: SELECTED };
  return { ...(phase.over === null ? phase.at : centreOf(phase.over)), lift: 1 };
}

function marks(state, flash) {
  const { phase, game } = state;
  const found = [];
  const add = (kind, square, strength = 1) => found.push({ kind, square, strength });
  if (game === null) return found;
  const last = game.ply > 0 && !rewinding(phase) ? game.history[game.ply - 1] : null;
  if (last !== null && !(entering(phase) && phase.path.length > 0)) {
    add('last', last.from);
    if (last.to !== last.from) add('last', last.to);
  }
  if (!awaitsHuman(state)) return found;
  if (entering(phase)) {
    add('selected', standsOn(phase));
    for (const [square, target] of targets(phase, game)) {
      if (phase.over === square) add('over', square);
      else if (target.kind === 'leg' && !(target.last && game.capture > 0)) add('leg', square);
      else add(target.kind === 'many' ? 'many' : 'final', square);
    }
    return found;
  }
  for (const [square, takes] of movable(state)) {
    if (state.refusal?.flashing) add('flash', square, flash === null ? 1 : pulse(flash));
    else add(takes > 0 ? 'must' : 'movable', square);
  }
  return found;
}

const rewinding = (phase) =>
  phase.type === 'animating' && phase.plan.parts.some(({ clip }) => clip.reverse);

/** Three swells over the length of a flash. */
const pulse = (time) => 0.5 - 0.5 * Math.cos((time / TIMINGS.flash) * 6 * Math.PI);
