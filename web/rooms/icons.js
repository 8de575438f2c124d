/** Line drawings of the rooms on the grid of 24 units (see ../icons.js). */

/** @type {Record<string, string[]>} */
export const ICONS = {
  share: ['M12 15V4', 'M8 7.500 12 3.500l4 4', 'M6 11H5v9h14v-9h-1'],
  setup: ['M4 4h16v16H4z', 'M12 4v16', 'M4 12h16'],
  analysis: ['M4 20V10', 'M9.500 20V5', 'M15 20v-7', 'M20.500 20V8'],
  review: ['M3.500 17l5-6 4 3.500 7.500-9', 'M3.500 21h17'],
  learn: [
    'M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500z',
    'M12 6.500v13',
  ],
  settings: ['M4 7h9', 'M17 7h3', 'M15 5v4', 'M4 17h3', 'M11 17h9', 'M9 15v4', 'M4 12h16'],
  sound: [
    'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z',
    'M15.500 9a4 4 0 0 1 0 6',
    'M18 6.500a8 8 0 0 1 0 11',
  ],
  keys: [
    'M3.500 7h17v10h-17z',
    'M7 10.500h.01',
    'M10.500 10.500h.01',
    'M14 10.500h.01',
    'M17 10.500h.01',
    'M8 14h8',
  ],
};
