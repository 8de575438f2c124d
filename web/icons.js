/** Icons as inline SVG: line drawings on a 24-unit grid, in the colour of the text around them. */

const SVG = 'http://www.w3.org/2000/svg';

const PATHS = {
  new: ['M12 5v14', 'M5 12h14'],
  undo: ['M9 7 4.5 11.5 9 16', 'M5 11.5h9a5 5 0 0 1 0 10h-2'],
  redo: ['M15 7l4.5 4.5L15 16', 'M19 11.5h-9a5 5 0 0 0 0 10h2'],
  hint: [
    'M9.5 17.5h5',
    'M10.5 21h3',
    'M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.600 1.100-2.200A6 6 0 0 0 12 3z',
  ],
  flip: ['M8 20V5', 'M4 9l4-4.500L12 9', 'M16 4v15', 'M12 15l4 4.500 4-4.500'],
  menu: ['M5 6.5h14', 'M5 12h14', 'M5 17.5h14'],
  down: ['M7 10l5 5 5-5'],
  flag: ['M6 21V4', 'M6 4.500h12l-2.500 4 2.500 4H6'],
  first: ['M7 6v12', 'M17.500 6.500 12 12l5.500 5.500'],
  previous: ['M14.500 6.500 9 12l5.500 5.500'],
  next: ['M9.500 6.500 15 12l-5.500 5.500'],
  last: ['M17 6v12', 'M6.500 6.500 12 12l-5.500 5.500'],
  copy: ['M9 9h10v11H9z', 'M15 9V4H5v11h4'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) => drawing(PATHS[name]);

/** @param {string[]} paths @returns {SVGElement} hidden from readers: a label says it */
export function drawing(paths) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
