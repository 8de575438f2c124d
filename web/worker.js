/** The engine's own thread: one request in, one answer out. */

import init, { Engine } from '../pkg/dama_wasm.js';

const ready = init({
  module_or_path: new URL('../pkg/dama_wasm_bg.wasm', import.meta.url),
}).then(() => new Engine());

self.addEventListener('message', async ({ data: { id, saved, level } }) => {
  try {
    const engine = await ready;
    self.postMessage({ id, answer: JSON.parse(engine.choose(saved, level)) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
});
