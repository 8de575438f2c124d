/** The height that a frame would like to have, by the width that it has. */

/** Far higher than any page: then only the width limits the board. */
const ENDLESS = '-100000px';

/** So much of the list of moves is shown, in rem (see styles/panel.js): a game makes no frame grow. */
const LIST = 6.5;

/**
 * Nothing of it is ever painted.
 *
 * @param {HTMLElement & {shadowRoot: ShadowRoot}} board
 * @param {HTMLElement} whole with what is above and below it
 * @returns {number} in CSS pixels
 */
export function wantedHeight(board, whole) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  board.style.setProperty('--dama-reserve', ENDLESS);
  const list = board.shadowRoot.querySelector('.moves-body');
  const inFlow = list !== null && getComputedStyle(list).position !== 'absolute';
  const excess = inFlow ? list.offsetHeight - LIST * rem : 0;
  const height = whole.offsetHeight - excess;
  board.style.removeProperty('--dama-reserve');
  return Math.ceil(height);
}
