/** The list of keys. */

import { el } from '../dom.js';
import { SHORTCUTS } from '../shortcuts.js';
import { createSheet } from './sheet.js';

/** What each tool of SHORTCUTS is called. */
const TOOLS = { undo: 'undo', redo: 'redo', hint: 'hint', flip: 'flip', new: 'new', menu: 'menu' };

/** Groups of keys: the names as they stand on a keyboard, and what they do. */
const GROUPS = [
  {
    title: 'keysBoard',
    rows: [
      { keys: ['←', '→', '↑', '↓'], does: 'keyStep' },
      { keys: ['Enter', 'Space'], does: 'keyChoose' },
      { keys: ['Esc'], does: 'keyCancel' },
      { keys: ['Home', 'End'], does: 'keyRow' },
      { keys: ['Page Up', 'Page Down'], does: 'keyColumn' },
      { keys: ['Ctrl + Home', 'Ctrl + End'], does: 'keyCorner' },
    ],
  },
  {
    title: 'keysLetters',
    rows: Object.entries(SHORTCUTS).map(([key, tool]) => ({
      keys: [key.toUpperCase()],
      does: TOOLS[tool],
    })),
  },
  {
    title: 'keysMoves',
    rows: [
      { keys: ['←', '→'], does: 'keyMoveStep' },
      { keys: ['Home', 'End'], does: 'keyMoveEnds' },
    ],
  },
  { title: 'keysEverywhere', rows: [{ keys: ['?'], does: 'keyKeys' }] },
];

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'keys', title: 'to-keys' });
  for (const { title, rows } of GROUPS) {
    const list = rows.map(({ keys, does }) =>
      el(
        'div',
        { class: 'key-row' },
        el('dt', { dir: 'ltr' }, ...keys.map((key) => el('kbd', {}, key))),
        sheet.say(does, el('dd')),
      ),
    );
    sheet.body.append(
      el(
        'section',
        {},
        sheet.say(title, el('h3', { class: 'section-title' })),
        el('dl', { class: 'keys' }, ...list),
      ),
    );
  }
  return { node: sheet.node, open: sheet.open, speak: sheet.speak, close: sheet.close };
}
