/**
 * How the parts lie, by the element's own width and the window's height: a narrow column of a wide
 * page is like a phone. Style sheets of the oldest browsers cannot ask for it, so it is told to them,
 * as words in `data-layout` and as the length `--width`, before the first picture.
 */

/** In rem, as the style sheets measure. */
const LAYOUTS = {
  beside: (width, height) => width >= height && width >= 35,
  wide: (width, height) => width >= height && width >= 60 && height >= 35,
  low: (width, height) => width >= 35 && height <= 26,
  narrow: (width) => width <= 24,
  tall: (width, height) => width >= 40 && height >= 50,
};

/** @returns {string[]} the words that hold; `width` and `height` in rem */
export const layoutOf = (width, height) =>
  Object.keys(LAYOUTS).filter((name) => LAYOUTS[name](width, height));

/**
 * @param {HTMLElement} app as wide as there is room
 * @returns {() => void} stops watching
 */
export function watchLayout(app) {
  let last = '';

  function fit() {
    const width = app.clientWidth;
    // Not shown at the moment.
    if (width === 0) return;
    const { fontSize } = getComputedStyle(document.documentElement);
    const rem = parseFloat(fontSize) || 16;
    const words = layoutOf(width / rem, innerHeight / rem).join(' ');
    if (last === `${width} ${words}`) return;
    last = `${width} ${words}`;
    app.dataset.layout = words;
    app.style.setProperty('--width', `${width}px`);
  }

  const observer = new ResizeObserver(fit);
  observer.observe(app);
  addEventListener('resize', fit);
  fit();
  return () => {
    observer.disconnect();
    removeEventListener('resize', fit);
  };
}
