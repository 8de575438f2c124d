/**
 * The entry for other sites. The game is fetched at once; or, where every element on the page is
 * `loading="lazy"`, when the first of them comes near the screen, is touched or gets the focus.
 */

import { keepPlace } from './placeholder.js';

const TAG = 'turkish-draughts';
/** How far beyond the screen, in parts of its height. */
const NEAR = '50%';

const fetchGame = () => import('./element.js');

function waitForNeed() {
  /** What stops following the size of each place. */
  const places = new Map();

  // Where the network fails, the next that happens asks again.
  const need = () => fetchGame().catch(() => {});
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && need(),
    { rootMargin: NEAR },
  );
  const touched = ({ target }) => target.closest?.(TAG) && need();
  const gestures = ['pointerdown', 'focusin'];

  function look() {
    const elements = [...document.querySelectorAll(TAG)];
    for (const element of elements) {
      if (element.shadowRoot) continue;
      places.set(element, keepPlace(element));
      near.observe(element);
    }
    if (!elements.every((element) => element.getAttribute('loading') === 'lazy')) need();
  }

  /** Where there are none, they may come in ways that cannot be seen from here. */
  function begin() {
    look();
    if (places.size === 0) need();
  }

  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['loading'] });
  for (const type of gestures) document.addEventListener(type, touched);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();

  customElements.whenDefined(TAG).then(() => {
    changes.disconnect();
    near.disconnect();
    for (const type of gestures) document.removeEventListener(type, touched);
    for (const stop of places.values()) stop();
  });
}

if (!customElements.get(TAG)) waitForNeed();
