/**
 * 64 real buttons over the canvas: what a finger, a keyboard and a screen reader meet. A button
 * belongs to a place on the screen; which square it stands for follows the way the board lies.
 */

import { el, setAttribute } from './dom.js';
import { nameOf, slotOf, squareInSlot } from './geometry.js';

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/**
 * @param {{tap: (square: number) => void}} on
 */
export function createGrid(on) {
  const buttons = [];
  const rows = Array.from({ length: 8 }, () => {
    const row = el('div', { role: 'row', class: 'row' });
    for (let column = 0; column < 8; column++) {
      const button = el('button', {
        type: 'button',
        role: 'gridcell',
        class: 'cell',
        tabindex: '-1',
        'aria-selected': 'false',
      });
      buttons.push(button);
      row.append(button);
    }
    return row;
  });
  const node = el('div', { role: 'grid', class: 'grid', dir: 'ltr' }, ...rows);

  let flipped = false;
  let focused = null;
  let suppressed = false;

  const squareOf = (button) => squareInSlot(buttons.indexOf(button), flipped);
  const buttonOf = (square) => buttons[slotOf(square, flipped)];

  function rove(square) {
    for (const button of buttons) setAttribute(button, 'tabindex', '-1');
    setAttribute(buttonOf(square), 'tabindex', '0');
  }

  function focus(square) {
    focused = square;
    rove(square);
    buttonOf(square).focus();
  }

  node.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button || suppressed) return;
    focused = squareOf(button);
    rove(focused);
    on.tap(focused);
  });

  node.addEventListener('focusin', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    focused = squareOf(button);
    rove(focused);
  });

  node.addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey) return;
    const button = event.target.closest('button');
    const slot = button ? nextSlot(buttons.indexOf(button), event) : null;
    if (slot === null) return;
    event.preventDefault();
    focus(squareInSlot(slot, flipped));
  });

  return {
    node,

    /** The square a button stands for; null for anything else. */
    squareAt: (target) => {
      const button = target.closest?.('button.cell');
      return button ? squareOf(button) : null;
    },

    /** The click that a browser sends after a drag is no tap. */
    suppressClick() {
      suppressed = true;
      setTimeout(() => (suppressed = false), 0);
    },

    /**
     * @param {ReturnType<import('./label.js').describeSquares>} squares
     * @param {boolean} turned whether the board lies the other way round
     */
    update(squares, turned, t) {
      const hadFocus = node.contains(node.getRootNode().activeElement);
      const moved = turned !== flipped;
      flipped = turned;
      setAttribute(node, 'aria-label', t.text('board'));
      buttons.forEach((button, slot) => {
        const square = squareInSlot(slot, flipped);
        const { lines, selected, live, grab } = squares[square];
        setAttribute(button, 'data-square', nameOf(square));
        setAttribute(button, 'aria-label', t.join(lines));
        setAttribute(button, 'aria-selected', selected);
        button.classList.toggle('live', live);
        button.classList.toggle('grab', grab);
      });
      if (focused === null)
        rove(squares.findIndex(({ live }) => live) + 1 ? firstLive(squares) : 0);
      else if (moved) {
        rove(focused);
        if (hadFocus) buttonOf(focused).focus();
      }
    },
  };
}

const firstLive = (squares) => squares.findIndex(({ live }) => live);

/** Keys are spatial, whichever way the page is written. */
function nextSlot(slot, { key, ctrlKey }) {
  const row = slot >> 3;
  const column = slot & 7;
  if (STEPS[key]) {
    const [down, right] = STEPS[key];
    const to = { row: row + down, column: column + right };
    const onBoard = to.row >= 0 && to.row < 8 && to.column >= 0 && to.column < 8;
    return onBoard ? to.row * 8 + to.column : slot;
  }
  if (key === 'Home') return ctrlKey ? 0 : row * 8;
  if (key === 'End') return ctrlKey ? 63 : row * 8 + 7;
  if (key === 'PageUp') return column;
  if (key === 'PageDown') return 56 + column;
  return null;
}
