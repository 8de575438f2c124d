/** A polite live region. Lines that come in one turn of the loop are spoken together. */

import { el, tell } from './dom.js';

export function createLive() {
  const node = el('div', {
    class: 'unseen',
    role: 'status',
    'aria-live': 'polite',
    'data-part': 'live',
  });
  let waiting = [];
  let timer = 0;

  return {
    node,

    /** @param {() => object} translate the translator in force when it is spoken */
    announce(lines, translate) {
      waiting.push(...lines);
      if (timer !== 0) return;
      timer = setTimeout(() => {
        const spoken = waiting;
        timer = 0;
        waiting = [];
        // Emptied first, so that the same words are spoken again.
        node.replaceChildren();
        tell(node, translate(), spoken);
      }, 30);
    },
  };
}
