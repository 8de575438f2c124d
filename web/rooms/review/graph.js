/**
 * White's chance over the game. Time runs from left to right in every language, as the notation
 * does. A press goes to the nearest position; for the keyboard there is the list of moves.
 */

import { el, setAttribute } from '../../dom.js';
import { drawing } from '../../icons.js';

const WIDTH = 600;
const HEIGHT = 160;

function shape(tag, attributes) {
  const node = document.createElementNS(drawing([]).namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/** @param {(ply: number) => void} choose */
export function createGraph(choose) {
  const white = shape('path', { class: 'graph-white' });
  const edge = shape('path', { class: 'graph-edge' });
  const middle = shape('path', { class: 'graph-middle', d: `M0 ${HEIGHT / 2}H${WIDTH}` });
  const here = shape('path', { class: 'graph-here' });
  const marks = shape('g', {});
  const svg = shape('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true' });
  svg.append(white, middle, edge, here, marks);
  const [top, bottom] = ['black', 'white'].map((color) =>
    el('span', { class: `graph-side ${color}`, 'aria-hidden': 'true' }),
  );
  const node = el('div', { class: 'graph', role: 'img', dir: 'ltr', 'data-part': 'graph' });
  node.append(svg, top, bottom);

  let points = [];
  const x = (ply) => (WIDTH * ply) / Math.max(1, points.length - 1);
  const y = (point) => HEIGHT * (1 - point);

  node.addEventListener('click', ({ clientX }) => {
    const { left, width } = node.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    choose(Math.round(part * (points.length - 1)));
  });

  return {
    node,

    /** @param {number[]} next White's chance at each ply @param {object[]} moments */
    draw(next, moments, label, t) {
      points = next;
      const way = points.map((point, ply) => `${x(ply).toFixed(1)} ${y(point).toFixed(1)}`);
      white.setAttribute('d', `M0 ${HEIGHT}L${way.join('L')}L${WIDTH} ${HEIGHT}Z`);
      edge.setAttribute('d', `M${way.join('L')}`);
      marks.replaceChildren(
        ...moments.map(({ ply, color }) =>
          shape('circle', {
            class: `graph-moment ${color}`,
            cx: x(ply + 1),
            cy: Math.min(HEIGHT - 7, Math.max(7, y(points[ply + 1]))),
            r: 6,
          }),
        ),
      );
      top.textContent = t.text('black');
      bottom.textContent = t.text('white');
      setAttribute(node, 'aria-label', label);
    },

    /** @param {number | null} ply the position on the board, if it is one of this game */
    mark(ply) {
      here.setAttribute('d', ply === null ? '' : `M${x(ply).toFixed(1)} 0V${HEIGHT}`);
    },
  };
}
