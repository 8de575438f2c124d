/** The menu: the way to all other rooms. */

import { el } from '../dom.js';
import { drawing } from '../icons.js';
import { ICONS } from './icons.js';
import { createSheet } from './sheet.js';

/** The rooms in the order in which they are offered. */
const ENTRIES = ['analysis', 'review', 'setup', 'share', 'settings', 'keys'];

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'menu', title: 'menu' });
  const list = el('div', { class: 'entries' });
  for (const name of ENTRIES) {
    const entry = el(
      'button',
      { type: 'button', class: 'entry', 'data-part': `to-${name}` },
      drawing(ICONS[name]),
      sheet.say(`to-${name}`),
    );
    entry.addEventListener('click', () => {
      sheet.close();
      host.open(name);
    });
    list.append(entry);
  }
  sheet.body.append(list);
  return { node: sheet.node, open: sheet.open, speak: sheet.speak, close: sheet.close };
}
