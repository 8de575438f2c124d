/** The canvas: its size in device pixels, and one painting for each frame in which it is needed. */

import { el } from './dom.js';
import { render } from './render.js';
import { readTheme, watchTheme } from './theme.js';

/**
 * @param {() => import('./scene.js').Scene} sceneNow
 * @param {boolean} [rough] at first without its texture, until `finish` is called
 */
export function createBoard(sceneNow, rough = false) {
  const canvas = el('canvas', { class: 'canvas', 'aria-hidden': 'true', width: 0, height: 0 });
  const ctx = canvas.getContext('2d');
  let theme = null;
  let frame = 0;

  function paint() {
    frame = 0;
    if (canvas.width === 0) return;
    const width = canvas.clientWidth;
    if (width === 0) return;
    // A change of the pixel ratio that no watcher told of is caught up with here.
    if (Math.abs(canvas.width - width * devicePixelRatio) >= 2) fit(width * devicePixelRatio);
    theme ??= readTheme(canvas);
    const scene = sceneNow();
    render(ctx, scene, canvas.width, canvas.width / width, theme, rough);
    if (scene.moving) invalidate();
  }

  function finish() {
    rough = false;
    invalidate();
  }

  function invalidate() {
    if (frame === 0) frame = requestAnimationFrame(paint);
  }

  /** @returns {boolean} whether the size has changed; that empties the canvas */
  function fit(pixels) {
    const side = Math.max(0, Math.round(pixels));
    if (side === canvas.width) return false;
    canvas.width = side;
    canvas.height = side;
    return true;
  }

  /** An emptied canvas is painted again before the browser shows it. */
  function resize(pixels) {
    if (!fit(pixels)) return;
    cancelAnimationFrame(frame);
    paint();
  }

  function observe() {
    const watchers = [watchSize(canvas, resize), watchTheme(retheme)];
    invalidate();
    return () => {
      for (const stop of watchers) stop();
      cancelAnimationFrame(frame);
      frame = 0;
    };
  }

  function retheme() {
    theme = null;
    invalidate();
  }

  return { canvas, invalidate, finish, observe, retheme };
}

/**
 * Tells the side in device pixels, exactly where the browser knows it. Without that, a change of
 * the pixel ratio alone (another screen, zoom) has to be noticed apart.
 */
function watchSize(canvas, resize) {
  const measure = () => resize(canvas.getBoundingClientRect().width * devicePixelRatio);
  const observer = new ResizeObserver(([entry]) => {
    const exact = entry.devicePixelContentBoxSize?.[0].inlineSize;
    const near = canvas.getBoundingClientRect().width * devicePixelRatio;
    // Device emulation leaves the pixel ratio out of the exact size.
    if (exact && Math.abs(exact - near) < 2) resize(exact);
    else measure();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
  let query = null;
  const watchRatio = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', ratioChanged);
  };
  const ratioChanged = () => {
    query.removeEventListener('change', ratioChanged);
    watchRatio();
    measure();
  };
  // The first size comes from the observer, once the page is laid out: asking now would lay it out twice.
  watchRatio();
  return () => {
    observer.disconnect();
    query.removeEventListener('change', ratioChanged);
  };
}
