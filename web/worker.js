/**
 * The engine's own thread: one request in, one answer out. A request to analyse is also told what
 * each iteration has found.
 */

import init, { Engine } from '../pkg/dama_wasm.js';

const ready = init({
  module_or_path: new URL('../pkg/dama_wasm_bg.wasm', import.meta.url),
}).then(() => new Engine());

function analyse(engine, { id, saved, lines, nodes }) {
  const report = (found) => self.postMessage({ id, found: JSON.parse(found) });
  return engine.analyse(saved, lines, nodes, undefined, report);
}

self.addEventListener('message', async ({ data }) => {
  const { id, saved, level } = data;
  try {
    const engine = await ready;
    const answer = level ? engine.choose(saved, level) : analyse(engine, data);
    self.postMessage({ id, answer: JSON.parse(answer) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
});
