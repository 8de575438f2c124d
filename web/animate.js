/**
 * A move as a plan in time. Pure: a plan is made once, and `frameAt` tells what stands where at
 * any moment of it. Running a clip backwards is the same clip read from its end.
 *
 * @typedef {import('./placement.js').Piece} Piece
 * @typedef {{to: number, jumped: number | null}} Leg
 *
 * @typedef {object} Clip one move to show
 * @property {Piece[]} pieces  the board before the move
 * @property {number} from
 * @property {Leg[]} legs
 * @property {boolean} crowned  whether the mover becomes a dama at the end
 * @property {number} [skip]  legs already shown while the move was entered
 * @property {boolean} [held]  the mover was dropped on its last square, so only the jumped go
 * @property {boolean} [reverse]  show it undone
 * @property {boolean} [fast]  undo and redo run faster
 *
 * @typedef {Piece & {x: number, y: number, alpha: number, lift: number, crown: number}} Figure
 *   a piece as drawn: `crown` runs from 0 (man) to 1 (dama), `lift` from 0 (lying) to 1 (held)
 */

import { centreOf, distance } from './geometry.js';
import { TIMINGS } from './timings.js';

/**
 * @param {Clip[]} clips shown one after the other
 * @param {boolean} reduced whether motion is to be avoided
 * @param {number} [pace] how much faster than normal (see SPEEDS)
 */
export function makePlan(clips, reduced, pace = 1) {
  let start = 0;
  const parts = clips.map((clip) => {
    const line = reduced ? stillTimeline(clip) : timeline(clip);
    const speed = pace * (clip.fast ? TIMINGS.rewindSpeed : 1);
    const part = { clip, line, speed, start, end: start + line.duration / speed };
    start = part.end;
    return part;
  });
  return { parts, duration: start };
}

/**
 * @param {ReturnType<typeof makePlan>} plan
 * @param {number} time since the plan began
 * @returns {Figure[]} the moving piece last, so that it is drawn on top
 */
export function frameAt(plan, time) {
  const now = Math.min(Math.max(time, 0), plan.duration);
  const part = plan.parts.find(({ end }) => now < end) ?? plan.parts[plan.parts.length - 1];
  const local = Math.min(now - part.start, part.end - part.start) * part.speed;
  return figures(part.clip, part.line, part.clip.reverse ? part.line.duration - local : local);
}

/**
 * What is heard of a plan, and when: a tap as a piece lands, another sound as it takes or is
 * crowned. Only the end of a move that is shown at once.
 *
 * @param {ReturnType<typeof makePlan>} plan
 * @returns {{what: 'move' | 'capture' | 'crown', at: number}[]}
 */
export function beatsOf({ parts, duration }) {
  const beats = parts.flatMap(({ clip, line, speed, start }) => {
    const when = (time) => start + (clip.reverse ? line.duration - time : time) / speed;
    const landings = line.segments.map(({ jumped, stop }) => ({
      what: jumped === null ? 'move' : 'capture',
      at: when(stop),
    }));
    if (landings.length === 0 && clip.legs.length > 0) {
      const { jumped } = clip.legs[clip.legs.length - 1];
      landings.push({ what: jumped === null ? 'move' : 'capture', at: when(0) });
    }
    const crown = { what: 'crown', at: when(line.crownBy) };
    return clip.crowned && !clip.reverse ? [...landings, crown] : landings;
  });
  return duration > 0 ? beats : beats.slice(-1);
}

/** @param {Piece} piece @param {Partial<Figure>} [extra] @returns {Figure} */
export function figureOf(piece, extra) {
  const crown = piece.dama ? 1 : 0;
  return { ...piece, ...centreOf(piece.square), alpha: 1, lift: 0, crown, ...extra };
}

/** Legs slide one after the other, each jumped piece going as it is passed. */
function timeline(clip) {
  const segments = [];
  let at = 0;
  let end = 0;
  eachLeg(clip, (leg, from, index) => {
    if (segments.length > 0) at += clip.held ? TIMINGS.heldStep : TIMINGS.legPause;
    const length = clip.held ? 0 : slideTime(from, leg.to);
    const passed = leg.jumped === null ? 1 : distance(from, leg.jumped) / distance(from, leg.to);
    const goneFrom = at + length * passed;
    const goneBy = leg.jumped === null ? at : goneFrom + TIMINGS.vanish;
    segments.push({ ...leg, from, index, start: at, stop: at + length, goneFrom, goneBy });
    at += length;
    end = Math.max(end, at, goneBy);
  });
  const crownFrom = at;
  const duration = clip.crowned ? Math.max(end, at + TIMINGS.crown) : end;
  return { segments, crownFrom, crownBy: crownFrom + TIMINGS.crown, duration, smooth: true };
}

/** The twin without motion: the piece stands on one landing after the other. */
function stillTimeline(clip) {
  const segments = [];
  let at = 0;
  const count = clip.legs.length - (clip.skip ?? 0);
  const hold = count > 1 && !clip.held ? TIMINGS.stillLeg : 0;
  eachLeg(clip, (leg, from, index) => {
    segments.push({ ...leg, from, index, start: at, stop: at, goneFrom: at, goneBy: at });
    at += hold;
  });
  return { segments, crownFrom: at, crownBy: at, duration: at, smooth: false };
}

function eachLeg({ from, legs, skip = 0 }, visit) {
  let here = skip > 0 ? legs[skip - 1].to : from;
  for (let index = skip; index < legs.length; index++) {
    visit(legs[index], here, index);
    here = legs[index].to;
  }
}

function slideTime(from, to) {
  const { slideBase, slidePerSquare, slideMax } = TIMINGS;
  return Math.min(slideMax, slideBase + slidePerSquare * distance(from, to));
}

function figures(clip, line, time) {
  const gone = new Map();
  for (const leg of clip.legs.slice(0, clip.skip ?? 0)) gone.set(leg.jumped, 0);
  for (const { jumped, goneFrom, goneBy } of line.segments) {
    if (jumped !== null) gone.set(jumped, 1 - progress(time, goneFrom, goneBy));
  }
  const result = [];
  let mover = null;
  for (const piece of clip.pieces) {
    if (piece.square === clip.from) mover = piece;
    else if (!gone.has(piece.square)) result.push(figureOf(piece));
    else if (gone.get(piece.square) > 0) {
      result.push(figureOf(piece, { alpha: gone.get(piece.square) }));
    }
  }
  if (mover !== null) result.push(moverFigure(mover, clip, line, time));
  return result;
}

function moverFigure(piece, clip, line, time) {
  const crown = clip.crowned ? progress(time, line.crownFrom, line.crownBy) : piece.dama ? 1 : 0;
  const begun = line.segments.filter(({ start }) => start <= time);
  const segment = begun[begun.length - 1] ?? line.segments[0];
  if (!segment) return figureOf(piece, { crown });
  const raw = begun.length === 0 ? 0 : progress(time, segment.start, segment.stop);
  const from = centreOf(segment.from);
  const to = centreOf(segment.to);
  const eased = raw * raw * (3 - 2 * raw);
  const lift = line.smooth ? Math.sin(Math.PI * raw) * (segment.jumped === null ? 0.35 : 1) : 0;
  return figureOf(piece, {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    lift,
    crown,
  });
}

/** How far `time` is between two moments, 0..1; a moment without length is over at once. */
function progress(time, from, to) {
  if (time >= to) return 1;
  if (time <= from) return 0;
  return (time - from) / (to - from);
}
