/** Everything around the board: head, score, status, controls, moves, notice. */

import { el, setAttribute, tell } from './dom.js';
import { LANGUAGES, MESSAGES } from './i18n/index.js';
import { icon } from './icons.js';
import { createMoveList } from './movelist.js';
import { createPlayers } from './players.js';
import { canUndo, redoTarget } from './state/turn.js';
import { counterLines, resultLines, taskLine, turnLine } from './status.js';

const TOOLS = ['new', 'undo', 'redo', 'hint', 'flip', 'menu'];

/**
 * @param {{tool: (name: string) => void, language: (lang: string) => void, copy: () => void,
 *   dispatch: (event: object) => void}} on
 */
export function createPanel(on) {
  const head = createHead(on.language);
  const players = createPlayers((color) => on.dispatch({ type: 'ask', question: 'end', color }));
  const status = createStatus(on.dispatch, () => on.tool('review'));
  const tools = createTools(on.tool);
  const moves = createMoveList({
    browse: (ply) => on.dispatch({ type: 'browse', ply }),
    copy: on.copy,
  });
  const notice = createNotice(() => on.dispatch({ type: 'dismiss' }));

  return {
    head: head.node,
    score: players.node,
    status: status.node,
    tools: tools.node,
    moves: moves.node,
    notice: notice.node,
    tick: players.tick,

    /** @param {import('./state.js').State} state */
    update(state, t) {
      head.update(state, t);
      players.update(state, t);
      status.update(state, t);
      tools.update(state, t);
      moves.update(state, t);
      notice.update(state, t);
    },
  };
}

function createHead(choose) {
  const name = el('span', { class: 'brand' });
  const select = el(
    'select',
    { class: 'language', 'data-part': 'language' },
    ...LANGUAGES.map((lang) => el('option', { value: lang, lang }, MESSAGES[lang].languageName)),
  );
  select.addEventListener('change', () => choose(select.value));
  const chooser = el('div', { class: 'chooser' }, select, icon('down'));
  const slot = el('slot', { name: 'title' }, name);
  const help = el('slot', { name: 'help' });
  return {
    node: el('div', { class: 'head' }, el('div', { class: 'title' }, slot), help, chooser),
    update(state, t) {
      if (name.textContent !== t.text('gameName')) name.textContent = t.text('gameName');
      setAttribute(select, 'aria-label', t.text('language'));
      if (select.value !== t.lang) select.value = t.lang;
    },
  };
}

function createStatus(dispatch, openReview) {
  const turn = el('p', { class: 'turn', 'data-part': 'turn' });
  const task = el('p', { class: 'task' });
  const counters = el('p', { class: 'counters', 'data-part': 'counters' });
  const verdict = el('p', { class: 'turn' });
  const reason = el('p', { class: 'task' });
  const review = el('button', { type: 'button', class: 'button', 'data-part': 'review-game' });
  review.addEventListener('click', openReview);
  const result = el('div', { class: 'result', 'data-part': 'result' }, verdict, reason, review);
  const way = (name, event, look) => {
    const button = el('button', { type: 'button', class: `button ${look}`, 'data-part': name });
    button.addEventListener('click', () => dispatch(event));
    return button;
  };
  const leave = way('leave', { type: 'leave' }, 'primary');
  const playOn = way('play-on', { type: 'ask', question: 'playOn' }, '');
  const past = el('div', { class: 'past', 'data-part': 'past' }, leave, playOn);
  return {
    node: el('div', { class: 'status', 'data-part': 'status' }, turn, task, past, result, counters),
    update(state, t) {
      past.hidden = state.live === null;
      playOn.hidden = state.settings.mode === 'view';
      tell(leave, t, [{ key: 'backToGame' }]);
      tell(playOn, t, [{ key: 'playOnHere' }]);
      const outcome = resultLines(state);
      put(turn, t, turnLine(state));
      // Its place is kept while there is no game yet, so that what is below stays where it is.
      turn.hidden = outcome !== null;
      put(task, t, outcome === null ? taskLine(state) : null);
      result.hidden = outcome === null;
      put(verdict, t, outcome?.title ?? null);
      put(reason, t, outcome?.reason ?? null);
      tell(review, t, [{ key: 'to-review' }]);
      const lines = counterLines(state);
      counters.hidden = lines.length === 0;
      tell(counters, t, lines);
      task.classList.toggle('refused', state.refusal !== null);
      task.classList.toggle('busy', state.phase.type === 'thinking');
    },
  };
}

function put(node, t, line) {
  node.hidden = line === null;
  tell(node, t, line === null ? [] : [line]);
}

function createTools(press) {
  const buttons = TOOLS.map((name) => {
    const label = el('span', { class: 'tool-label' });
    const button = el(
      'button',
      { type: 'button', class: 'tool', 'data-part': name },
      icon(name),
      label,
    );
    button.addEventListener('click', () => {
      // Not `disabled`: that would throw the focus away under a keyboard.
      if (button.getAttribute('aria-disabled') !== 'true') press(name);
    });
    return { name, button, label };
  });
  return {
    node: el('div', { class: 'tools' }, ...buttons.map(({ button }) => button)),
    update(state, t) {
      const { game } = state;
      const view = state.settings.mode === 'view';
      const off = {
        new: game === null || view,
        // Where nobody moves, they are steps through the game.
        undo: view ? !game?.ply : !canUndo(state),
        redo: view ? game?.ply === game?.history.length : redoTarget(state) === null,
        hint: view || game === null || ['over', 'thinking', 'browsing'].includes(state.phase.type),
        flip: false,
        menu: game === null,
      };
      for (const { name, button, label } of buttons) {
        const short = t.text(name === 'flip' ? 'flipShort' : name);
        if (label.textContent !== short) label.textContent = short;
        setAttribute(button, 'aria-disabled', off[name]);
        if (name === 'flip') setAttribute(button, 'title', t.text('flip'));
        if (name === 'new') button.classList.toggle('next', state.phase.type === 'over');
        if (name === 'hint') button.classList.toggle('busy', state.hint?.type === 'asked');
      }
    },
  };
}

function createNotice(dismiss) {
  const text = el('p', { class: 'notice-text' });
  const close = el('button', { type: 'button', class: 'notice-close' }, icon('close'));
  close.addEventListener('click', dismiss);
  const node = el('div', { class: 'notice', 'data-part': 'notice', hidden: true }, text, close);
  return {
    node,
    update({ notice }, t) {
      node.hidden = notice === null;
      tell(text, t, notice === null ? [] : [notice]);
      setAttribute(close, 'aria-label', t.text('close'));
      // Put away, it would leave a page that says nothing at all.
      close.hidden = notice?.key === 'loadFailed';
    },
  };
}
