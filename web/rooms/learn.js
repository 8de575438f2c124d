/** The course: the rules by playing them, one small position after the other. */

import { createBoard } from '../board.js';
import { el, setAttribute, tell } from '../dom.js';
import { createFeel } from '../feel.js';
import { createGrid } from '../grid.js';
import { drawing, icon } from '../icons.js';
import { bindPointer } from '../input.js';
import { describeSquares } from '../label.js';
import { createLive } from '../live.js';
import { Broken } from '../rules.js';
import { sceneOf } from '../scene.js';
import { isMidway, isUnderWay } from '../state/turn.js';
import { ICONS } from './icons.js';
import { firstOpen, LESSONS, stepId, STOPS } from './learn/lessons.js';
import { createList, titleLine } from './learn/list.js';
import { createPlay } from './learn/play.js';
import { createProgress } from './learn/progress.js';
import { createSheet } from './sheet.js';

const FIRST_GAME = { mode: 'computer', side: 'white', level: 'easy' };

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'learn', title: 'to-learn', wide: true });
  const progress = createProgress(host.store);
  const live = createLive();
  const feel = createFeel();
  let at = STOPS[0];
  /** A game beside the one in play, and the rules that it was made by. */
  let game = null;
  let source = null;
  let unbind = [];

  const play = createPlay({
    now: () => performance.now(),
    later: (ms, then) => setTimeout(() => sheet.node.open && guarded(then), ms),
    changed: show,
    announce: (...lines) => live.announce(lines, host.t),
    sense: (beats, own) => feel(beats, own, host.state().settings),
    judged: (verdict) => live.announce([{ key: stepNow()[verdict] }], host.t),
    done: solved,
  });
  const dispatch = (event) => guarded(() => play.dispatch(event));
  const board = createBoard(() => sceneOf(play.state(), performance.now()));
  const grid = createGrid({ tap: (square) => dispatch({ type: 'tap', square }) });
  const face = el('div', { class: 'board', dir: 'ltr' }, board.canvas, grid.node);

  const title = el('h3', { class: 'lesson-name' });
  const count = el('p', { class: 'lesson-count' });
  const task = el('p', { class: 'lesson-task', 'data-part': 'task' });
  const said = el('p', { class: 'lesson-said', 'data-part': 'said' });
  const warning = sheet.say('throwAway', el('p', { class: 'warning' }));
  const text = el('div', { class: 'lesson-text' }, title, count, task, said, warning);

  const previous = tool('lessonPrevious', icon('previous'), () => go(-1));
  const hint = tool('hint', icon('hint'), () => dispatch({ type: 'hint' }));
  const again = tool('lessonAgain', drawing(ICONS.again), () => enter(at));
  const next = sheet.button('lessonNext', () => go(1));
  const first = sheet.button('firstGame', playFirst, 'primary');
  const foot = el('div', { class: 'lesson-foot' }, previous, hint, again, next, first);
  const lesson = el('div', { class: 'learn' }, face, text, foot);

  const list = createList((index) => {
    reveal(false);
    enter(firstOpen(progress.solved, index));
    title.focus();
  });
  const all = tool('allLessons', icon('menu'), () => {
    reveal(list.node.hidden);
    if (!list.node.hidden) list.focus(at.lesson);
  });
  title.tabIndex = -1;
  sheet.node.querySelector('.sheet-close').before(all);
  sheet.body.append(lesson, list.node, live.node);

  function tool(key, picture, press) {
    const node = sheet.label(
      key,
      el('button', { type: 'button', class: 'lesson-tool', 'data-part': key }, picture),
    );
    node.addEventListener('click', press);
    return node;
  }

  const stepNow = () => LESSONS[at.lesson].steps[at.step];

  /** A crash of the rules is the whole page's: they are loaded afresh, and the course left. */
  function guarded(act) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      sheet.close();
      host.dispatch({ type: 'broken' });
    }
  }

  /** Begins a step that has a position. */
  function enter(stop) {
    // A step that goes on from another begins with that one.
    at = STOPS.findLast(({ lesson, step }) => lesson === stop.lesson && step <= stop.step);
    const { settings, reduced } = host.state();
    guarded(() => play.open(game, stepNow(), settings, reduced));
    introduce();
  }

  function introduce() {
    live.announce([titleLine(at.lesson), countLine(), { key: stepNow().task }], host.t);
    text.scrollTop = 0;
  }

  const countLine = () => ({
    key: 'lessonStep',
    args: { step: at.step + 1, total: LESSONS[at.lesson].steps.length },
  });

  const place = () =>
    STOPS.findLastIndex(({ lesson, step }) => lesson === at.lesson && step <= at.step);

  function go(by) {
    const stop = STOPS[place() + by];
    if (stop) enter(stop);
  }

  function solved() {
    progress.add(stepId(at.lesson, at.step));
    const following = LESSONS[at.lesson].steps[at.step + 1];
    if (following && !following.fen) {
      at = { ...at, step: at.step + 1 };
      play.follow(following);
      introduce();
    } else if (isLast()) live.announce([{ key: 'courseDone' }], host.t);
  }

  const isLast = () =>
    at.lesson === LESSONS.length - 1 && at.step === LESSONS[at.lesson].steps.length - 1;

  function playFirst() {
    sheet.close();
    host.dispatch({ type: 'newGame', settings: FIRST_GAME });
  }

  function reveal(on) {
    list.node.hidden = !on;
    lesson.hidden = on;
    setAttribute(all, 'aria-expanded', on);
    show();
  }

  /** What there is to say of the board right now, and how. */
  function word() {
    const state = play.state();
    if (state.refusal !== null) return { look: 'refused', line: state.refusal.line };
    if (isMidway(state) && state.game.capture > state.phase.path.length) {
      const n = state.game.capture - state.phase.path.length;
      return { look: 'plain', line: { key: 'goOn', args: { n } } };
    }
    const verdict = play.verdict();
    if (verdict !== null) return { look: verdict, line: { key: stepNow()[verdict] } };
    if (state.hint?.type === 'shown')
      return { look: 'plain', line: { key: 'hintShown', args: { move: state.hint.text } } };
    return null;
  }

  function show() {
    const t = host.t();
    const state = play.state();
    board.invalidate();
    face.classList.toggle('dragging', play.isDragging());
    grid.update(describeSquares(state), false, t);
    tell(title, t, [titleLine(at.lesson)]);
    tell(count, t, [countLine()]);
    tell(task, t, [{ key: stepNow().task }]);
    const now = word();
    tell(said, t, now === null ? [] : [now.line]);
    setAttribute(said, 'data-look', now?.look ?? 'none');
    const end = isLast() && play.isDone();
    if (end) said.append(' ', t.text('courseDone'));
    warning.hidden = !end || !isUnderWay(host.state());
    first.hidden = !end;
    next.hidden = end;
    next.classList.toggle('primary', play.isDone());
    setAttribute(next, 'aria-disabled', place() === STOPS.length - 1);
    setAttribute(previous, 'aria-disabled', place() === 0);
    setAttribute(hint, 'aria-disabled', play.isDone());
    list.update(progress.solved, at.lesson, t);
  }

  // Escape lets go of a piece first; only with none in hand does it close the course.
  sheet.node.addEventListener('keydown', (event) => {
    const { phase, hint: shown, refusal } = play.state();
    const begun = phase.type === 'selected' || phase.type === 'dragging';
    if (event.key !== 'Escape' || !(begun || shown !== null || refusal !== null)) return;
    event.preventDefault();
    dispatch({ type: 'cancel', cause: 'escape' });
  });

  function leave() {
    for (const stop of unbind) stop();
    unbind = [];
    play.leave();
  }
  sheet.node.addEventListener('close', leave);

  return {
    node: sheet.node,
    open() {
      const rules = host.rules();
      if (rules === null) {
        host.dispatch({ type: 'noRoom' });
        return;
      }
      if (source !== rules) [source, game] = [rules, rules.another()];
      sheet.open();
      reveal(false);
      board.retheme();
      enter(firstOpen(progress.solved));
      for (const stop of unbind) stop();
      unbind = [
        board.observe(),
        bindPointer(grid, { dispatch, flipped: () => false, dragging: play.isDragging }),
      ];
    },
    speak() {
      sheet.speak();
      setAttribute(live.node, 'lang', host.t().lang);
      setAttribute(live.node, 'dir', host.t().dir);
      show();
    },
    close: sheet.close,
  };
}
