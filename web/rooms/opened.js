/** What has just been opened, with the way back to the game before it; opens links. */

import { el, tell } from '../dom.js';
import { icon } from '../icons.js';
import { asideKeeper } from './share/aside.js';
import { faultLines } from './share/faults.js';
import { openText } from './share/reading.js';

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const kept = asideKeeper(host);
  const text = el('p', { class: 'notice-text' });
  const back = el('button', { type: 'button', class: 'button', 'data-part': 'back' });
  const close = el('button', { type: 'button', class: 'notice-close' }, icon('close'));
  const node = el(
    'div',
    { class: 'notice opened', 'data-part': 'opened', hidden: true },
    text,
    back,
    close,
  );
  let lines = [];
  let plies = 0;

  const hide = () => (node.hidden = true);
  close.addEventListener('click', hide);
  back.addEventListener('click', () => {
    if (kept.back()) hide();
    else show([{ key: 'asideRefused' }], false);
  });

  function speak() {
    const t = host.t();
    node.lang = t.lang;
    node.dir = t.dir;
    tell(text, t, lines);
    back.textContent = t.text('backToMine');
    close.setAttribute('aria-label', t.text('close'));
  }

  function show(said, canGoBack) {
    lines = said;
    back.hidden = !canGoBack;
    node.hidden = false;
    plies = host.state().game.history.length;
    speak();
    host.announce(...lines);
  }

  function follow(link) {
    const before = kept.present();
    try {
      const notice = openText(host, link);
      kept.keep(before);
      show([notice], before !== null);
    } catch (error) {
      if (error.code === undefined) throw error;
      show([{ key: 'linkRefused' }, ...faultLines(error)], false);
    }
  }

  return {
    node,
    speak,
    /** @param {{notice?: object, link?: string}} detail a link is opened here */
    open({ notice, link }) {
      if (link !== undefined) follow(link);
      else show([notice], kept.has());
    },
    /** Whoever has begun to play has read it. */
    update({ game }) {
      if (!node.hidden && game.history.length !== plies) hide();
    },
    close: hide,
  };
}
