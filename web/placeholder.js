/**
 * Keeps the place of an element that is not there yet: a bare board, as large as it is going to be,
 * so that nothing on the page moves. It stands in the element's own shadow, out of the author's sight,
 * until the element clears it away.
 */

import { adopt, el } from './dom.js';
import { watchLayout } from './layout.js';
import { declarations, LIGHT } from './palette.js';
import { LAYOUT_STYLES } from './styles/layout.js';

const { board, line, frame } = LIGHT;

const BOARD = `
:host {
${declarations({ board, line, frame })}
}
.board::before {
  content: '';
  position: absolute;
  inset: 0;
  opacity: 0.6;
  background: linear-gradient(var(--own-line) 1px, transparent 1px) 0 0 / 12.5% 12.5%,
    linear-gradient(90deg, var(--own-line) 1px, transparent 1px) 0 0 / 12.5% 12.5%;
}
`;

const part = (name, ...children) => el('div', { class: name }, ...children);

/**
 * @param {HTMLElement} element
 * @returns {() => void} stops following its size
 */
export function keepPlace(element) {
  const root = element.attachShadow({ mode: 'open' });
  adopt(root, LAYOUT_STYLES + BOARD);
  const app = el('div', { class: 'app', 'data-controls': element.getAttribute('controls') });
  root.append(app);
  const stop = watchLayout(app);
  app.append(
    part('head'),
    part('score', part('player'), part('player')),
    part('frame', part('board')),
    part('status'),
    part('tools'),
    part('moves', part('moves-head'), part('moves-body')),
  );
  return stop;
}
