/** The review of a game: every position is looked at, and what comes out is shown. */

import { el, tell } from '../dom.js';
import { reviewOf } from '../review.js';
import { createBeside } from './beside.js';
import { createResult, scoresOf } from './review/result.js';
import { createViews } from './review/views.js';

/** The game whatever its present ply. */
const lineOf = ({ start, history }) => [start, ...history.map(({ text }) => text)].join(' ');

/** What is said while there is no result, or none for the game on the board. */
const NOTES = {
  none: 'reviewEmpty',
  running: 'reviewing',
  waiting: 'reviewWaits',
  stopped: 'reviewStopped',
  failed: 'analysisFailed',
  done: 'reviewStale',
};

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const beside = createBeside(host, { name: 'review', title: 'to-review' });
  const note = el('p', { class: 'verdict', 'data-part': 'review-note' });
  const meter = beside.label('reviewing', el('progress', { class: 'review-progress' }));
  const stop = beside.button('stopReview', halt);
  const start = beside.button('startReview', begin);
  const work = el('div', { class: 'review-work' }, note, meter, stop, start);
  const result = createResult(host, beside, {
    goTo,
    choose(moment) {
      chosen = moment;
      if (moment === null) beside.draw([]);
      else goTo(moment.ply);
      point();
    },
  });
  beside.body.append(work, result.node);

  /** @type {keyof typeof NOTES} `waiting` for the computer's move */
  let stage = 'none';
  /** The game that is or was looked at; what came out of it is kept until it is another. */
  let line = null;
  let chosen = null;
  const views = createViews();

  const unchanged = () => line === lineOf(host.state().game);

  function begin() {
    const { game } = host.state();
    const record = JSON.parse(host.rules().save());
    const at = (ply) => JSON.stringify({ ...record, cursor: ply });
    line = lineOf(game);
    chosen = null;
    if (game.history.length === 0) {
      stage = 'none';
      show();
      return;
    }
    const plies = [...game.history.keys(), game.history.length];
    views.start(
      plies.map(at),
      host
        .rules()
        .another()
        .restore(at(plies.length - 1)),
      {
        progress(done) {
          meter.max = plies.length;
          meter.value = done;
        },
        finish: (seen) =>
          finish({ history: game.history, views: seen, found: reviewOf(game.history, seen), at }),
        fail() {
          stage = 'failed';
          show();
        },
      },
    );
    stage = 'running';
    update();
  }

  function finish(reviewed) {
    const held = stop.matches(':focus');
    stage = 'done';
    result.show(reviewed);
    show();
    // Whoever was on the button that has gone is not left nowhere.
    if (held) beside.focus();
    host.announce({ key: 'reviewDone', args: scoresOf(reviewed, host.t().lang) });
  }

  function halt() {
    views.stop();
    stage = 'stopped';
    show();
    start.focus({ preventScroll: true });
  }

  function goTo(ply) {
    if (unchanged() && ply !== host.state().game.ply) host.dispatch({ type: 'browse', ply });
  }

  /** The better move is drawn while the board is where it could have been played. */
  function point() {
    const { game, analysis } = host.state();
    if (!beside.isOpen() || chosen === null || analysis.game === game) return;
    if (unchanged() && game.ply === chosen.ply) beside.draw([chosen.better[0]]);
  }

  /** The computer's own search comes first. */
  function giveWay() {
    const busy = host.state().phase.type === 'thinking';
    if (stage === 'running' && busy) {
      views.stop();
      stage = 'waiting';
    } else if (stage === 'waiting' && !busy) {
      stage = 'running';
      views.resume();
    }
  }

  function show() {
    const { game } = host.state();
    const known = stage === 'done' && unchanged();
    const working = stage === 'running' || stage === 'waiting';
    work.hidden = known;
    tell(note, host.t(), [{ key: NOTES[stage] }]);
    meter.hidden = !working;
    stop.hidden = !working;
    start.hidden = working || game.history.length === 0;
    result.node.hidden = stage !== 'done';
    if (stage === 'done') result.mark(known ? game.ply : null);
  }

  function update() {
    const open = beside.isOpen();
    const was = !beside.node.hidden;
    beside.update();
    if (open) {
      giveWay();
      show();
      queueMicrotask(point);
    } else if (was) {
      if (stage === 'running' || stage === 'waiting') stage = 'stopped';
      views.close();
    }
  }

  return {
    open() {
      beside.open();
      if (stage === 'none' || !unchanged()) begin();
    },
    update,
    speak() {
      beside.speak();
      result.speak();
      show();
    },
    close: views.close,
  };
}
