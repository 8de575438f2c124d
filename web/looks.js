/** How the element looks, as chosen: day or night by an attribute, the board by its own style sheet. */

import { setAttribute } from './dom.js';

/** The board whose colours are those of palette.js. */
const FIRST = 'wood';

/**
 * @param {Element} host the element
 * @param {CSSStyleSheet} sheet of its own
 * @param {() => void} changed the canvas has to be painted anew
 */
export function createLooks(host, sheet, changed) {
  let shown = { theme: FIRST, appearance: 'system' };

  /** Other boards are fetched when they are chosen; one that cannot be had changes nothing. */
  async function dress(theme) {
    const { boardStyles } = await import('./boards.js');
    if (shown.theme !== theme) return;
    sheet.replaceSync(boardStyles(theme));
    changed();
  }

  return {
    /** @param {import('./state.js').Settings} settings */
    update({ theme, appearance }) {
      const before = shown;
      shown = { theme, appearance };
      if (appearance !== before.appearance) {
        setAttribute(host, 'data-appearance', appearance);
        const told = { detail: { appearance }, bubbles: true, composed: true };
        host.dispatchEvent(new CustomEvent('dama-appearance', told));
        changed();
      }
      if (theme !== before.theme) dress(theme).catch(() => {});
    },
  };
}
