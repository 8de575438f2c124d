/** What a review has found: accuracy, graph, the moments with their proof, and every move. */

import { el, setAttribute, tell } from '../../dom.js';
import { figure } from '../../evaluation.js';
import { createLines } from '../analysis/lines.js';
import { createPreview } from '../analysis/preview.js';
import { createGraph } from './graph.js';

/**
 * @typedef {object} Reviewed
 * @property {object[]} history
 * @property {import('../../review.js').View[]} views
 * @property {ReturnType<typeof import('../../review.js').reviewOf>} found
 * @property {(ply: number) => string} at the game as text, at one of its plies
 */

/** @param {Intl.NumberFormatOptions} */
const PERCENT = { style: 'percent', numberingSystem: 'latn', maximumFractionDigits: 0 };
const percent = (part, lang) => new Intl.NumberFormat(lang, PERCENT).format(part);

/** @param {Reviewed} reviewed @returns {{white: string, black: string}} */
export function scoresOf({ found }, lang) {
  const shown = (value) => (value === null ? '–' : percent(value / 100, lang));
  return { white: shown(found.accuracy.white), black: shown(found.accuracy.black) };
}

/**
 * @param {import('../../rooms.js').Host} host
 * @param {object} words see ../words.js
 * @param {{goTo: (ply: number) => void, choose: (moment: object | null) => void}} on
 */
export function createResult(host, words, { goTo, choose }) {
  const graph = createGraph(goTo);
  const accuracy = el('dl', { class: 'accuracy', 'data-part': 'accuracy' });
  const moments = el('ol', { class: 'moments', 'data-part': 'moments', role: 'list' });
  const preview = createPreview(host, words);
  const lines = createLines(host, (moves) => preview.show(reviewed.at(chosen.ply), moves));
  const proof = el('div', { class: 'proof', 'data-part': 'proof' }, lines.node, preview.node);
  const everything = el('ol', { class: 'all-moves', 'data-part': 'all-moves', dir: 'ltr' });
  const node = el(
    'div',
    { class: 'review-result' },
    accuracy,
    graph.node,
    words.say('moments', el('h3', { class: 'section-title' })),
    moments,
    el('details', { class: 'all' }, words.say('allMoves', el('summary')), everything),
  );

  /** @type {Reviewed | null} */
  let reviewed = null;
  let chosen = null;
  let buttons = [];

  function press(moment) {
    chosen = chosen === moment ? null : moment;
    preview.hide();
    proof.remove();
    for (const button of buttons) setAttribute(button.node, 'aria-pressed', button.of === chosen);
    if (chosen !== null) {
      lines.update([{ score: null, moves: chosen.better }]);
      buttons.find(({ of }) => of === chosen).node.after(proof);
    }
    choose(chosen);
  }

  function momentNode(moment, t) {
    const { color, played, better, before, after } = moment;
    const [had, left] = [before, after].map((part) => percent(part, t.lang));
    const button = el(
      'button',
      { type: 'button', class: 'moment', 'aria-pressed': moment === chosen },
      el('span', { class: `token ${color}`, 'aria-hidden': 'true' }),
    );
    for (const line of [
      { key: 'momentPlayed', args: { side: { key: color }, move: played } },
      { key: 'momentBetter', args: { move: better[0].text } },
      { key: 'momentChances', args: { before: had, after: left } },
    ]) {
      const part = el('span', { class: 'moment-part' });
      tell(part, t, [line]);
      button.append(part, ' ');
    }
    button.addEventListener('click', () => press(moment));
    buttons.push({ of: moment, node: button });
    return el('li', {}, button, ...(moment === chosen ? [proof] : []));
  }

  function side(color, value, t) {
    const disc = el('span', { class: `token ${color}`, 'aria-hidden': 'true' });
    return el('dd', {}, disc, t.text(color), ' ', el('bdi', { class: 'accuracy-figure' }, value));
  }

  function moveNode({ text }, index) {
    const button = el('button', { type: 'button', class: 'line-move' }, el('bdi', {}, text));
    button.addEventListener('click', () => goTo(index + 1));
    const value = figure(reviewed.views[index + 1].score);
    return el('li', {}, button, el('bdi', { class: 'line-figure' }, value));
  }

  function fill() {
    const t = host.t();
    const { found, history } = reviewed;
    const { white, black } = scoresOf(reviewed, t.lang);
    accuracy.replaceChildren(
      el('dt', {}, t.text('accuracy')),
      side('white', white, t),
      side('black', black, t),
    );
    graph.draw(found.points, found.moments, t.say(summary(reviewed, t.lang)), t);
    buttons = [];
    moments.replaceChildren(...found.moments.map((moment) => momentNode(moment, t)));
    if (found.moments.length === 0) moments.append(el('li', {}, t.text('noMoments')));
    everything.replaceChildren(...history.map(moveNode));
  }

  return {
    node,
    mark: graph.mark,

    /** @param {Reviewed} next */
    show(next) {
      preview.hide();
      proof.remove();
      chosen = null;
      reviewed = next;
      fill();
    },

    /** The language has changed. */
    speak() {
      if (reviewed !== null) fill();
    },
  };
}

/** The graph in a sentence, for those who do not see it. */
function summary({ found: { points }, history }, lang) {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const after = (point) => history[points.indexOf(point) - 1]?.text ?? '–';
  const args = {
    low: percent(low, lang),
    lowMove: after(low),
    high: percent(high, lang),
    highMove: after(high),
    end: percent(points.at(-1), lang),
  };
  return { key: 'graphSummary', args };
}
