/** Everything around the board: head, score, status, controls, moves, notice. */

import { el, setAttribute, tell } from './dom.js';
import { LANGUAGES, MESSAGES } from './i18n/index.js';
import { icon } from './icons.js';
import { createMoveList } from './movelist.js';
import { givenName } from './settings.js';
import { canUndo, isHuman, redoTarget, taken } from './state/turn.js';
import { counterLines, resultLines, taskLine, turnLine } from './status.js';

const TOOLS = ['new', 'undo', 'redo', 'hint', 'flip', 'menu'];

/**
 * @param {{tool: (name: string) => void, language: (lang: string) => void,
 *   dismiss: () => void}} on
 */
export function createPanel(on) {
  const head = createHead(on.language);
  const score = createScore();
  const status = createStatus();
  const tools = createTools(on.tool);
  const moves = createMoveList();
  const notice = createNotice(on.dismiss);

  return {
    head: head.node,
    score: score.node,
    status: status.node,
    tools: tools.node,
    moves: moves.node,
    notice: notice.node,

    /** @param {import('./state.js').State} state */
    update(state, t) {
      head.update(state, t);
      score.update(state, t);
      status.update(state, t);
      tools.update(state, t);
      moves.update(state.game, t);
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

/** Both sides with what each has taken; the one to move is marked. */
function createScore() {
  const rows = ['white', 'black'].map((color) => {
    const name = el('span', { class: 'player-name' });
    const level = el('span', { class: 'player-level' });
    const names = el('span', { class: 'player-names' }, name, level);
    const count = el('span', { class: 'player-count', 'aria-hidden': 'true' });
    const pile = el('span', { class: 'pile', 'aria-hidden': 'true' });
    const spoken = el('span', { class: 'unseen' });
    const disc = el('span', { class: `token ${color}`, 'aria-hidden': 'true' });
    const node = el('div', { class: 'player' }, disc, names, pile, count, spoken);
    return { color, node, name, level, count, pile, spoken };
  });
  const node = el(
    'div',
    { class: 'score', 'data-part': 'captured' },
    ...rows.map((row) => row.node),
  );
  return {
    node,
    update(state, t) {
      const counts = taken(state.game);
      const turn = state.phase.type === 'over' ? null : (state.game?.turn ?? null);
      for (const row of rows) {
        const n = counts[row.color];
        const computer = !isHuman(state, row.color);
        tell(row.name, t, [playerLine(row.color, state.settings)]);
        tell(row.level, t, computer ? [{ key: state.settings.level }] : []);
        setAttribute(row.node, 'title', t.text(row.color));
        row.node.classList.toggle('to-move', turn === row.color);
        row.count.textContent = n > 0 ? String(n) : '';
        tell(row.spoken, t, [{ key: 'takenCount', args: { n } }]);
        fillPile(row.pile, n, row.color === 'white' ? 'black' : 'white');
      }
    },
  };
}

function playerLine(color, settings) {
  if (settings.mode === 'computer') return { key: settings.side === color ? 'you' : 'computer' };
  const name = givenName(settings, color);
  return name === '' ? { key: color } : { key: 'name', args: { name } };
}

function fillPile(pile, n, color) {
  while (pile.childElementCount > n) pile.lastElementChild.remove();
  while (pile.childElementCount < n) pile.append(el('span', { class: `token small ${color}` }));
}

function createStatus() {
  const turn = el('p', { class: 'turn', 'data-part': 'turn' });
  const task = el('p', { class: 'task' });
  const counters = el('p', { class: 'counters', 'data-part': 'counters' });
  const verdict = el('p', { class: 'turn' });
  const reason = el('p', { class: 'task' });
  const result = el('div', { class: 'result', 'data-part': 'result' }, verdict, reason);
  return {
    node: el('div', { class: 'status', 'data-part': 'status' }, turn, task, result, counters),
    update(state, t) {
      const outcome = resultLines(state);
      put(turn, t, turnLine(state));
      put(task, t, outcome === null ? taskLine(state) : null);
      result.hidden = outcome === null;
      put(verdict, t, outcome?.title ?? null);
      put(reason, t, outcome?.reason ?? null);
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
      const off = {
        new: state.game === null,
        undo: !canUndo(state),
        redo: redoTarget(state) === null,
        hint: state.game === null || state.phase.type === 'over' || state.phase.type === 'thinking',
        flip: false,
        menu: state.game === null,
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
