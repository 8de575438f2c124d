/** The two sides: what they are called, have taken, have left on the clock, and a way to give up. */

import { el, setAttribute, tell } from './dom.js';
import { icon } from './icons.js';
import { givenName } from './settings.js';
import { clockText, isLow, timeLeft } from './state/clock.js';
import { canEnd, isHuman, other, taken } from './state/turn.js';

/** @param {(color: 'white' | 'black') => void} giveUp a side wants to resign, or offer a draw */
export function createPlayers(giveUp) {
  const rows = ['white', 'black'].map((color) => createRow(color, giveUp));
  const node = el('div', { class: 'score', 'data-part': 'captured' }, ...rows.map((r) => r.node));

  /** Only the clocks, which change more often than anything else. */
  function tick({ clock }, now) {
    if (clock === null) return;
    for (const { color, clock: place } of rows) {
      const text = clockText(timeLeft(clock, color, now));
      if (place.textContent !== text) place.textContent = text;
      place.classList.toggle('low', isLow(clock, color, now));
      place.classList.toggle('running', clock.running === color);
    }
  }

  return {
    node,
    tick,
    update(state, t) {
      const counts = taken(state.game);
      const { type } = state.phase;
      const turn = type === 'over' ? null : (state.game?.turn ?? null);
      const opposite = sitOpposite(state.settings);
      node.classList.toggle('facing', opposite);
      const timed = state.clock !== null && state.settings.mode === 'two';
      for (const row of rows) {
        const { color } = row;
        const human = isHuman(state, color);
        tell(row.name, t, [playerLine(color, state.settings)]);
        const isComputer = state.settings.mode === 'computer' && !human;
        tell(row.level, t, isComputer ? [{ key: state.settings.level }] : []);
        setAttribute(row.node, 'title', t.text(color));
        row.node.classList.toggle('to-move', turn === color);
        row.node.classList.toggle('far', opposite && color === (state.flipped ? 'white' : 'black'));
        row.node.classList.toggle('timed', timed);
        row.clock.hidden = !timed;
        showTaken(row, t, counts[color]);
        row.end.hidden = !human;
        setAttribute(row.end, 'aria-disabled', !canEnd(state));
        const key = state.settings.mode === 'two' ? 'endGame' : 'resign';
        const args = { side: playerLine(color, state.settings) };
        setAttribute(row.end, 'aria-label', t.say({ key, args }));
        setAttribute(row.end, 'title', t.say({ key, args }));
      }
      tick(state, performance.now());
    },
  };
}

/** Two who sit opposite, with the board lying still between them. */
export const sitOpposite = ({ mode, facing, turnBoard }) => mode === 'two' && facing && !turnBoard;

function createRow(color, giveUp) {
  const name = el('span', { class: 'player-name' });
  const level = el('span', { class: 'player-level' });
  const clock = el('span', {
    class: 'clock',
    role: 'timer',
    dir: 'ltr',
    'data-part': `clock-${color}`,
  });
  const names = el('span', { class: 'player-names' }, name, level, clock);
  const count = el('span', { class: 'player-count', 'aria-hidden': 'true' });
  const pile = el('span', { class: 'pile', 'aria-hidden': 'true' });
  const spoken = el('span', { class: 'unseen' });
  const disc = el('span', { class: `token ${color}`, 'aria-hidden': 'true' });
  const end = el(
    'button',
    { type: 'button', class: 'player-end', 'data-part': `end-${color}` },
    icon('flag'),
  );
  end.addEventListener('click', () => {
    if (end.getAttribute('aria-disabled') !== 'true') giveUp(color);
  });
  const node = el(
    'div',
    { class: 'player', 'data-part': `player-${color}` },
    disc,
    names,
    pile,
    count,
    spoken,
    end,
  );
  return { color, node, name, level, clock, count, pile, spoken, end };
}

function showTaken({ color, count, pile, spoken }, t, n) {
  const text = n > 0 ? String(n) : '';
  if (count.textContent !== text) count.textContent = text;
  tell(spoken, t, [{ key: 'takenCount', args: { n } }]);
  while (pile.childElementCount > n) pile.lastElementChild.remove();
  while (pile.childElementCount < n) {
    pile.append(el('span', { class: `token small ${other(color)}` }));
  }
}

function playerLine(color, settings) {
  if (settings.mode === 'computer') return { key: settings.side === color ? 'you' : 'computer' };
  const name = givenName(settings, color);
  return name === '' ? { key: color } : { key: 'name', args: { name } };
}
