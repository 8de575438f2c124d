/** The board as a picture of its own: as it stands, without what only a player needs. */

import { el } from '../../dom.js';
import { render } from '../../render.js';
import { sceneOf } from '../../scene.js';

const SIDE = 1080;
/** Lines and letters as on a board half as wide. */
const RATIO = 2;

/**
 * @param {import('../../state.js').State} state
 * @param {Record<string, string>} theme
 * @returns {Promise<Blob>} PNG
 */
export function picture(state, theme) {
  const canvas = el('canvas', { width: SIDE, height: SIDE });
  const still = { ...state, phase: { type: 'idle' }, refusal: null, hint: null };
  const scene = sceneOf(still, 0);
  const marks = scene.marks.filter(({ kind }) => kind === 'last');
  render(canvas.getContext('2d'), { ...scene, marks }, SIDE, RATIO, theme);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
