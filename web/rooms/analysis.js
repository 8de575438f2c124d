/** Analysis beside the board: it follows the game, whoever plays it and wherever it is browsed. */

import { createAnalyst } from '../analyst.js';
import { el, tell } from '../dom.js';
import { forWhite, verdict } from '../evaluation.js';
import { hire } from '../hire.js';
import { isHuman } from '../state/turn.js';
import { TIMINGS } from '../timings.js';
import { createBar } from './analysis/bar.js';
import { createLines } from './analysis/lines.js';
import { createPreview } from './analysis/preview.js';
import { createBeside } from './beside.js';

const LINES = [1, 2, 3];

/** A position is looked at no longer than this, so that a forgotten analysis spares the battery. */
const NODES = 60_000_000;

const AT_REST = ['idle', 'selected', 'dragging'];
/** Nobody is to move here. */
const LOOKED_AT = ['browsing', 'over'];

/** Why there is nothing to analyse right now; null where there is. */
function hindrance(state) {
  const { phase, game, hint } = state;
  if (game.outcome !== null) return 'analysisOver';
  if (phase.type === 'thinking' || hint?.type === 'asked') return 'analysisWaits';
  if (LOOKED_AT.includes(phase.type)) return null;
  if (!AT_REST.includes(phase.type)) return 'searching';
  return isHuman(state, game.turn) ? null : 'analysisWaits';
}

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const beside = createBeside(host, { name: 'analysis', title: 'to-analysis' });
  const bar = createBar(host);
  const preview = createPreview(host, beside);
  const lines = createLines(host, (moves) => preview.show(saved, moves));
  const words = el('p', { class: 'verdict', 'data-part': 'verdict' });
  const effort = el('p', { class: 'effort', 'data-part': 'effort' });
  const count = el(
    'select',
    { class: 'line-count', 'data-part': 'line-count' },
    ...LINES.map((n) => el('option', { value: n }, String(n))),
  );
  const pause = beside.button('pause', () => hold(true));
  const go = beside.button('analysisGoOn', () => hold(false));
  beside.tools.append(pause, go);
  const choice = el('label', { class: 'line-choice' }, beside.say('lineCount'), count);
  const foot = el('div', { class: 'beside-foot' }, effort, choice);
  beside.body.append(words, lines.node, preview.node, foot);

  const analyst = createAnalyst({ spawn: hire });

  let paused = false;
  let wanted = 2;
  /** The game as it was when it was last followed: what is found belongs to it. */
  let position = null;
  let saved = null;
  let found = null;
  let running = false;
  let settled = false;
  let told = false;
  let start = 0;
  let frame = 0;

  count.value = String(wanted);
  count.addEventListener('change', () => {
    wanted = Number(count.value);
    begin(position);
    follow();
  });

  function hold(on) {
    paused = on;
    follow();
    // The one pressed has gone; the other has taken its place.
    (on ? go : pause).focus({ preventScroll: true });
  }

  function begin(game) {
    halt();
    position = game;
    found = null;
    settled = false;
    preview.hide();
  }

  function halt() {
    clearTimeout(start);
    analyst.stop();
    running = false;
  }

  /** Looks at the position on the board for as long as nothing is in the way. */
  function follow() {
    const { game } = host.state();
    if (position !== game) {
      begin(game);
      told = false;
    }
    if (paused || hindrance(host.state()) !== null) halt();
    else if (!running && !settled) {
      running = true;
      // Not at once: whoever leafs through the game passes many positions.
      start = setTimeout(ask, TIMINGS.follow);
    }
    show();
  }

  function ask() {
    saved = host.rules().save();
    analyst.ask({ saved, lines: wanted, nodes: NODES }, heard, () => {
      settled = true;
      show();
    });
  }

  function heard(next, done) {
    found = next;
    settled = done;
    if (!told && (done || next.time > TIMINGS.verdict)) {
      told = true;
      const [{ score, moves }] = next.lines;
      const said = verdict(forWhite(score, position.turn));
      host.announce({ key: 'bestMove', args: { move: moves[0].text, verdict: said } });
    }
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (found === null || !beside.isOpen()) return;
      beside.draw(found.lines.map(({ moves }) => moves[0]));
    });
  }

  function show() {
    if (!beside.isOpen() || position === null) return;
    const t = host.t();
    const { turn } = position;
    const seen = (found?.lines ?? []).map(({ score, moves }) => ({
      score: forWhite(score, turn),
      moves,
    }));
    const best = seen[0]?.score ?? null;
    bar.update(best, t);
    lines.update(seen);
    tell(words, t, [best === null ? { key: reason() } : verdict(best)]);
    tell(effort, t, found === null ? [] : [effortLine(found, settled, t.lang)]);
    pause.hidden = paused;
    go.hidden = !paused;
  }

  function reason() {
    if (settled) return 'analysisFailed';
    return hindrance(host.state()) ?? (paused ? 'analysisPaused' : 'searching');
  }

  function rest() {
    begin(null);
    analyst.close();
  }

  return {
    open() {
      if (beside.isOpen()) beside.close();
      else beside.open();
    },

    update() {
      const open = beside.isOpen();
      if (!open && !beside.node.hidden) rest();
      beside.update();
      bar.node.hidden = !open;
      if (open) follow();
    },

    speak() {
      beside.speak();
      show();
    },

    close: rest,
  };
}

function effortLine({ depth, nodes }, settled, lang) {
  const format = { notation: 'compact', maximumSignificantDigits: 3, numberingSystem: 'latn' };
  const short = new Intl.NumberFormat(lang, format).format(nodes);
  return { key: settled ? 'effortDone' : 'effort', args: { depth, nodes: short } };
}
