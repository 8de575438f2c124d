/**
 * Workers that think, from wherever this module was loaded; where none may be had, what they would
 * have done is done on the page itself, in slices.
 */

/** So many workers may die unheard before it is clear that none will ever start. */
const PATIENCE = 2;

let died = 0;
let heard = false;

/** @returns {Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>} */
export function hire() {
  if (!heard && died >= PATIENCE) return standIn();
  let worker;
  try {
    worker = isForeign() ? fromElsewhere() : fromHere();
  } catch {
    died = Math.max(died, heard ? 0 : PATIENCE);
    return standIn();
  }
  worker.addEventListener('message', () => (heard = true), { once: true });
  worker.addEventListener('error', () => (died += 1), { once: true });
  return worker;
}

const isForeign = () => new URL(import.meta.url).origin !== location.origin;

// Spelt out as bundlers know it.
const fromHere = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/** A worker must be of the page's own origin; what it imports need not be. */
let bridge = null;

function fromElsewhere() {
  const here = import.meta.url;
  const source = `import ${JSON.stringify(new URL('./worker.js', here).href)};`;
  bridge ??= URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(bridge, { type: 'module' });
}

function standIn() {
  let ended = false;
  const place = {
    onmessage: null,
    onerror: null,
    postMessage(request) {
      const reply = (data) => ended || place.onmessage?.({ data });
      const answering = import('./slices.js').then(({ answer }) =>
        answer(request, reply, () => ended),
      );
      answering.catch((error) => reply({ id: request.id, error: String(error) }));
    },
    terminate() {
      ended = true;
    },
  };
  return place;
}
