/**
 * Single letters are for the board only: elsewhere they belong to whoever writes or to a screen
 * reader. `?` is understood everywhere in the element where nobody writes.
 */

/** What a letter on the board does: tools of the panel, and the way the board lies. */
export const SHORTCUTS = Object.freeze({
  u: 'undo',
  r: 'redo',
  h: 'hint',
  f: 'flip',
  n: 'new',
  m: 'menu',
});

/**
 * @param {{key: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean}} press
 * @param {{onBoard: boolean, writing: boolean}} where the focus is
 * @returns {string | null} 'keys', or one of SHORTCUTS
 */
export function shortcutOf({ key, ctrlKey, altKey, metaKey }, { onBoard, writing }) {
  if (writing || ctrlKey || metaKey) return null;
  // Some keyboards reach the question mark only with Alt.
  if (key === '?') return 'keys';
  if (altKey || !onBoard) return null;
  return SHORTCUTS[key.toLowerCase()] ?? null;
}

/**
 * @param {Element} app
 * @param {(name: string) => void} use
 */
export function bindShortcuts(app, use) {
  app.addEventListener('keydown', (event) => {
    const target = event.composedPath()[0];
    const where = {
      onBoard: target.closest?.('[role="grid"]') !== null,
      writing: target.matches?.('input:not([type=radio], [type=checkbox]), textarea, select'),
    };
    const name = shortcutOf(event, where);
    if (name === null || event.defaultPrevented) return;
    event.preventDefault();
    use(name);
  });
}
