/** Pointers on the grid → drag events. Taps and keys reach the grid's buttons by themselves. */

import { fromPixel } from './geometry.js';

/** How far a pointer goes, in pixels, before it means a drag: a finger is less steady. */
const SLACK = { mouse: 4, pen: 6, touch: 9 };

/**
 * @param {ReturnType<import('./grid.js').createGrid>} grid
 * @param {{dispatch: (event: object) => void, flipped: () => boolean, dragging: () => boolean}} page
 * @returns {() => void} unbinds everything
 */
export function bindPointer(grid, { dispatch, flipped, dragging }) {
  const { node } = grid;
  /** The pointer that is down, from its press until it is let go. */
  let press = null;

  const pointOf = (event) => {
    const box = node.getBoundingClientRect();
    const pixel = { x: event.clientX - box.left, y: event.clientY - box.top };
    return fromPixel(pixel, box.width, flipped());
  };

  function down(event) {
    if (!event.isPrimary || event.button !== 0) return;
    const square = grid.squareAt(event.target);
    if (square === null) return;
    press = { id: event.pointerId, square, x: event.clientX, y: event.clientY, drag: false };
  }

  function move(event) {
    if (press === null || event.pointerId !== press.id) return;
    if (press.drag) {
      dispatch({ type: 'dragMove', ...pointOf(event) });
      return;
    }
    // Let go outside the board, where nobody told of it.
    if (event.buttons === 0) {
      press = null;
      return;
    }
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (far < (SLACK[event.pointerType] ?? SLACK.touch)) return;
    const touch = event.pointerType === 'touch';
    dispatch({ type: 'dragStart', square: press.square, touch, ...pointOf(event) });
    if (!dragging()) {
      press = null;
      return;
    }
    press.drag = true;
    node.setPointerCapture(event.pointerId);
    dispatch({ type: 'dragMove', ...pointOf(event) });
  }

  function up(event) {
    if (press === null || event.pointerId !== press.id) return;
    const { drag } = press;
    press = null;
    if (!drag) return;
    grid.suppressClick();
    dispatch({ type: 'dragEnd', ...pointOf(event) });
  }

  function lost(cause) {
    return (event) => {
      if (press === null) return;
      if (event.pointerId !== undefined && event.pointerId !== press.id) return;
      const { drag } = press;
      press = null;
      if (!drag) return;
      grid.suppressClick();
      dispatch({ type: 'cancel', cause });
    };
  }

  // A finger is captured by its button at first; that one is given up for the grid's own.
  const captureLost = (event) => event.target === node && lost('lostcapture')(event);

  // A long press on a piece must not open a menu in the middle of a drag.
  const noMenu = (event) => {
    if (press !== null) event.preventDefault();
  };
  const hidden = () => document.visibilityState === 'hidden' && blur({});
  const blur = lost('blur');
  const bindings = [
    [node, 'pointerdown', down],
    [node, 'pointermove', move],
    [node, 'pointerup', up],
    [node, 'pointercancel', lost('pointercancel')],
    [node, 'lostpointercapture', captureLost],
    [node, 'contextmenu', noMenu],
    [node, 'dragstart', (event) => event.preventDefault()],
    [window, 'blur', blur],
    [window, 'resize', lost('resize')],
    [document, 'visibilitychange', hidden],
  ];
  for (const [target, type, listener] of bindings) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of bindings) target.removeEventListener(type, listener);
  };
}
