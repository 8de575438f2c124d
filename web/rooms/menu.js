/** The menu: the way to all other rooms. */

import { el } from '../dom.js';
import { drawing } from '../icons.js';
import { ICONS } from './icons.js';
import { createSheet } from './sheet.js';

/** The rooms in the order in which they are offered. */
const ENTRIES = ['analysis', 'review', 'setup', 'share', 'learn', 'settings', 'keys'];

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
  const sound = el(
    'button',
    { type: 'button', class: 'entry', 'data-part': 'sound' },
    drawing(ICONS.sound),
    sheet.say('soundOn'),
  );
  sound.addEventListener('click', () => {
    host.dispatch({ type: 'prefer', settings: { sound: !host.state().settings.sound } });
    host.dispatch({ type: 'sample' });
  });
  list.append(sound);
  sheet.body.append(list);
  const update = ({ settings }) => sound.setAttribute('aria-pressed', String(settings.sound));
  update(host.state());
  return { node: sheet.node, update, open: sheet.open, speak: sheet.speak, close: sheet.close };
}
