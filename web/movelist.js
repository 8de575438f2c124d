/** The moves in rows of two, each a way to the board of then; steps through them; a copy. */

import { el, setAttribute } from './dom.js';
import { icon } from './icons.js';

/** Where a press goes, from one ply of a game with so many. */
const STEPS = {
  first: () => 0,
  previous: (ply) => ply - 1,
  next: (ply) => ply + 1,
  last: (ply, total) => total,
};

const KEYS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };

/** @param {{browse: (ply: number) => void, copy: () => void}} on */
export function createMoveList(on) {
  const title = el('h2', { class: 'section-title', id: 'moves-title' });
  const tools = [...Object.keys(STEPS), 'copy'].map((name) => {
    const button = el(
      'button',
      { type: 'button', class: `step ${name}`, 'data-part': name },
      icon(name),
    );
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      if (name === 'copy') on.copy();
      else on.browse(STEPS[name](game.ply, game.history.length));
    });
    return { name, button };
  });
  const head = el('div', { class: 'moves-head' }, title, ...tools.map(({ button }) => button));
  const none = el('p', { class: 'moves-none' });
  const list = el('ol', { class: 'moves-list' });
  const body = el(
    'div',
    { class: 'moves-body', role: 'group', 'aria-labelledby': 'moves-title' },
    none,
    list,
  );
  const node = el('section', { class: 'moves', 'data-part': 'movelist' }, head, body);

  let game = null;
  let live = null;
  let lang = null;
  /** The moves in the list, with their buttons. */
  let shown = [];
  let current = null;

  list.addEventListener('click', ({ target }) => {
    const index = shown.findIndex(({ button }) => button.contains(target));
    if (index >= 0) on.browse(index + 1);
  });

  body.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || game === null) return;
    const total = game.history.length;
    // The row is read from the right in a page that is.
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
    const step = (KEYS[key] ?? 0) * (sideways && body.matches(':dir(rtl)') ? -1 : 1);
    const goal = key === 'Home' ? 0 : key === 'End' ? total : step ? game.ply + step : null;
    if (goal === null) return;
    event.preventDefault();
    on.browse(Math.min(total, Math.max(0, goal)));
  });

  /** Leaves what is there already: a game is long, and most often grows by one. */
  function fill(t) {
    const { history } = game ?? { history: [] };
    const first = lang === t.lang ? history.findIndex(({ text }, i) => text !== shown[i]?.text) : 0;
    const same = first < 0 ? history.length : first;
    for (const { button } of shown.splice(same)) {
      const row = button.parentElement;
      button.remove();
      if (row.querySelector('button') === null) row.remove();
    }
    const blackFirst = history[0]?.color === 'black';
    for (let i = same; i < history.length; i++) append(history[i], i + (blackFirst ? 1 : 0), t);
    none.hidden = history.length > 0;
  }

  function append({ color, text }, index, t) {
    const number = Math.floor(index / 2) + 1;
    if (color === 'white' || shown.length === 0) {
      const label = el('span', { class: 'move-number' }, el('bdi', {}, `${number}.`));
      list.append(el('li', { class: 'move-row' }, label));
      if (color === 'black') list.lastElementChild.append(el('span', { class: 'move' }, '…'));
    }
    const side = { key: color === 'white' ? 'white' : 'black' };
    const name = t.say({ key: 'moveName', args: { number, side, move: text } });
    const attributes = { type: 'button', class: 'move', tabindex: '-1', 'aria-label': name };
    const button = el('button', attributes, el('bdi', { dir: 'ltr' }, text));
    list.lastElementChild.append(button);
    shown.push({ text, button });
  }

  /**
   * The present move is the one that the Tab key comes to; at the start, the first. What was taken
   * back, from the ply `end` on, is struck out; what is only not looked at is not.
   */
  function mark(end) {
    const hadFocus = shown.some(({ button }) => button.matches(':focus'));
    shown.forEach(({ button }, index) => {
      if (index === game.ply - 1) setAttribute(button, 'aria-current', 'step');
      else button.removeAttribute('aria-current');
      button.classList.toggle('undone', index >= end);
      setAttribute(button, 'tabindex', index === Math.max(0, game.ply - 1) ? '0' : '-1');
    });
    const now = shown[Math.max(0, (game?.ply ?? 0) - 1)]?.button ?? null;
    if (hadFocus) now?.focus({ preventScroll: true });
    if (now !== null && now !== current) follow(body, now.parentElement);
    current = now;
  }

  return {
    node,

    /** @param {import('./state.js').State} state */
    update(state, t) {
      if (state.game !== game || state.live !== live || t.lang !== lang) {
        ({ game, live } = state);
        title.textContent = t.text('moves');
        none.textContent = t.text('noMovesYet');
        fill(t);
        lang = t.lang;
        mark(live ?? game?.ply);
      }
      const [ply, total] = [game?.ply ?? 0, game?.history.length ?? 0];
      const off = {
        first: ply === 0,
        previous: ply === 0,
        next: ply === total,
        last: ply === total,
        copy: total === 0,
      };
      for (const { name, button } of tools) {
        setAttribute(button, 'aria-disabled', off[name]);
        const word = t.text(WORDS[name]);
        setAttribute(button, 'aria-label', word);
        setAttribute(button, 'title', word);
      }
    },
  };
}

const WORDS = {
  first: 'toFirst',
  previous: 'toPrevious',
  next: 'toNext',
  last: 'toLast',
  copy: 'copyGame',
};

/** Scrolls the list alone, never the page. */
function follow(body, row) {
  const top = row.offsetTop;
  const bottom = top + row.offsetHeight;
  if (top < body.scrollTop) body.scrollTop = top;
  if (bottom > body.scrollTop + body.clientHeight) body.scrollTop = bottom - body.clientHeight;
}
