/**
 * What is asked before a game ends between people, or goes on from an earlier ply. A question to
 * the player opposite lies the way they look at it.
 */

import { el, tell } from '../dom.js';
import { sitOpposite } from '../players.js';
import { givenName } from '../settings.js';
import { canEnd, other } from '../state/turn.js';
import { createSheet } from './sheet.js';

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'confirm', title: 'confirmTitle' });
  const question = el('p', { class: 'question', 'data-part': 'question' });
  let asked = { question: null, color: null };

  /** Closed first: what comes of it may ask again. */
  const then = (event) => () => {
    sheet.close();
    host.dispatch(event());
  };
  const playOn = sheet.button(
    'playOn',
    then(() => ({ type: 'playOn' })),
    'primary',
  );
  const resign = sheet.button(
    'resignNow',
    then(() => ({ type: 'resign', color: asked.color })),
  );
  const offer = sheet.button('offerDraw', () => put({ ...asked, question: 'draw' }));
  const accept = sheet.button(
    'accept',
    then(() => ({ type: 'agree' })),
    'primary',
  );
  const decline = sheet.button('decline', then(declined));
  const no = sheet.button('cancel', sheet.close);
  const ways = { playOn: [playOn, no], end: [offer, resign, no], draw: [accept, decline] };
  const all = [playOn, offer, resign, accept, decline, no];
  sheet.body.append(question, el('div', { class: 'actions wrap' }, ...all));

  /** @returns {import('../i18n/index.js').Line} */
  function sideLine(color) {
    const name = givenName(host.state().settings, color);
    if (name !== '') return { key: 'name', args: { name } };
    return { key: color === 'white' ? 'white' : 'black' };
  }

  function declined() {
    const side = sideLine(other(asked.color));
    return { type: 'told', notice: { key: 'drawDeclined', args: { side } } };
  }

  function line() {
    const { settings, game, ended } = host.state();
    if (asked.question === 'playOn') {
      const n = game.history.length - game.ply;
      return ended ? { key: 'askPlayOnEnded' } : { key: 'askPlayOn', args: { n } };
    }
    if (settings.mode === 'computer') return { key: 'askResign' };
    const side = sideLine(asked.color);
    return { key: asked.question === 'end' ? 'askEnd' : 'askDraw', args: { side } };
  }

  function put(next) {
    asked = next;
    const { settings, flipped } = host.state();
    const two = settings.mode === 'two';
    for (const button of all) button.hidden = !ways[asked.question].includes(button);
    offer.hidden ||= !two;
    // The other side answers an offer.
    const reader = asked.question === 'draw' ? other(asked.color) : asked.color;
    const far = sitOpposite(settings) && reader === (flipped ? 'white' : 'black');
    sheet.node.classList.toggle('turned', far);
    tell(question, host.t(), [line()]);
    sheet.open();
    if (asked.question === 'draw') {
      host.announce(line());
      sheet.node.querySelector('h2').focus();
    }
  }

  return {
    node: sheet.node,
    /** @param {{question: 'playOn' | 'end', color: 'white' | 'black' | null}} detail */
    open: put,
    speak() {
      sheet.speak();
      if (sheet.node.open) tell(question, host.t(), [line()]);
    },
    /** A flag may fall while a question stands. */
    update(state) {
      const moot = asked.question === 'playOn' ? state.live === null : !canEnd(state);
      if (sheet.node.open && moot) sheet.close();
    },
    close: sheet.close,
  };
}
