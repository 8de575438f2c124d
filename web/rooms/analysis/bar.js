/** The evaluation along the board: White's share grows from White's side. */

import { el, setAttribute } from '../../dom.js';
import { chance, figure, verdict } from '../../evaluation.js';

/** @param {import('../../rooms.js').Host} host */
export function createBar(host) {
  const share = el('div', { class: 'bar-share' });
  const text = el('bdi', { class: 'bar-figure', dir: 'ltr' });
  const node = el(
    'div',
    {
      class: 'bar',
      role: 'meter',
      dir: 'ltr',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'data-part': 'bar',
    },
    share,
    text,
  );
  host.app.querySelector('.frame').append(node);

  return {
    node,

    /** @param {import('../../evaluation.js').Score | null} score for White */
    update(score, t) {
      const part = Math.round(100 * (score === null ? 0.5 : chance(score)));
      share.style.setProperty('--share', `${part}%`);
      node.classList.toggle('turned', host.state().flipped);
      // The number stands in the larger share, where there is room for it.
      node.classList.toggle('led-by-black', part < 50);
      text.textContent = score === null ? '' : figure(score, Math.abs(score.value) < 1000 ? 1 : 0);
      setAttribute(node, 'aria-label', t.text('evaluation'));
      setAttribute(node, 'aria-valuenow', part);
      const said = score === null ? t.text('searching') : t.say(verdict(score));
      setAttribute(node, 'aria-valuetext', score === null ? said : `${figure(score)}, ${said}`);
    },
  };
}
