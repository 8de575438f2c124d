/** The palette: the four pieces and the eraser, to choose with a tap or to drag onto the board. */

import { figureOf } from '../../animate.js';
import { el, setAttribute } from '../../dom.js';
import { drawing } from '../../icons.js';
import { drawPiece } from '../../render/pieces.js';
import { readTheme } from '../../theme.js';
import { TOOLS, toolLine } from './editor.js';
import { pieceOf } from './view.js';

/** Side of a drawing in CSS pixels, and of the square that its piece would stand on. */
const SIDE = 42;
const SQUARE = 41;

/** So far a pointer goes before it means a drag. */
const SLACK = 6;

const ERASER = [
  'M7.500 19.500h12',
  'M4.500 15.500 13.500 6l6 5.500-7.500 8h-4z',
  'M9.500 10.500l5.500 5.500',
];

/**
 * @param {{choose: (tool: string) => void, fetch: (tool: string, event: PointerEvent) => void,
 *   move: (event: PointerEvent) => void, drop: (event: PointerEvent) => void,
 *   cancel: () => void}} on
 */
export function createPalette(on) {
  const tools = TOOLS.map((letter, index) => {
    const face =
      letter === '.' ? drawing(ERASER) : el('canvas', { class: 'piece', 'aria-hidden': 'true' });
    const button = el(
      'button',
      {
        type: 'button',
        class: 'palette-tool',
        'data-tool': letter,
        'aria-keyshortcuts': String(index + 1),
      },
      face,
    );
    button.addEventListener('click', () => on.choose(letter));
    if (letter !== '.') bindFetching(button, letter, on);
    return { letter, button, face };
  });

  return {
    node: el(
      'div',
      { class: 'palette', role: 'group', dir: 'ltr' },
      ...tools.map((tool) => tool.button),
    ),

    update({ tool }, t) {
      for (const { letter, button } of tools) {
        setAttribute(button, 'aria-pressed', letter === tool);
        setAttribute(button, 'aria-label', t.say(toolLine(letter)));
        setAttribute(button, 'title', t.say(toolLine(letter)));
      }
    },

    /** Draws the pieces in the theme in force. */
    paint() {
      for (const { letter, face } of tools) if (letter !== '.') paint(face, letter);
    },
  };
}

function paint(canvas, letter) {
  const side = Math.round(SIDE * devicePixelRatio);
  canvas.width = side;
  canvas.height = side;
  const cell = (side * SQUARE) / SIDE;
  const at = { x: side / 2, y: side / 2 };
  drawPiece(canvas.getContext('2d'), figureOf(pieceOf(letter)), at, cell, readTheme(canvas));
}

/** A drag out of the palette; the piece follows the pointer until the board draws it. */
function bindFetching(button, letter, on) {
  let press = null;
  let dragged = false;

  const stop = () => (press = null);
  button.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY };
    dragged = false;
    // At once: a quick mouse has left the button before it moves for the first time.
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', (event) => {
    if (press === null || event.pointerId !== press.id) return;
    if (!dragged) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
      dragged = true;
      on.fetch(letter, event);
    }
    on.move(event);
  });
  button.addEventListener('pointerup', (event) => {
    if (press === null) return;
    stop();
    if (dragged) on.drop(event);
  });
  for (const type of ['pointercancel', 'lostpointercapture']) {
    button.addEventListener(type, () => {
      if (press === null) return;
      stop();
      if (dragged) on.cancel();
    });
  }
  button.addEventListener('contextmenu', (event) => press !== null && event.preventDefault());
}
