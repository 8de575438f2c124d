/** The game in a frame: options from the address, commands from the page around it, events to it. */

import { el, setAttribute } from './dom.js';
import { lostIn } from './frame/lost.js';
import { wantedHeight } from './frame/measure.js';
import { readQuery } from './frame/query.js';
import { createTalk } from './frame/talk.js';
import { loadPages, translator } from './i18n/index.js';

const EVENTS = ['move', 'turn', 'gameover', 'error'];

const board = document.querySelector('turkish-draughts');
const whole = document.querySelector('main');
const faults = document.querySelector('#faults');
const loss = document.querySelector('#loss');
const { host, attributes, errors } = readQuery(new URLSearchParams(location.search));
const lost = lostIn(window, (attributes.storage ?? 'off') !== 'off');
let isReady = false;
let height = 0;

const talk = createTalk({
  host,
  post: (message, origin) => parent.postMessage(message, origin),
  run: (type, fields) =>
    type === 'hello' ? { ready: isReady, lost } : ready.then(() => COMMANDS[type](fields)),
  met() {
    if (isReady) talk.tell('ready', standing());
    if (height > 0) talk.tell('resize', { height });
  },
});

/** What is asked before the rules have come waits for them; where they never do, it is refused. */
const ready = new Promise((resolve, reject) => {
  board.addEventListener('dama-ready', resolve, { once: true });
  board.addEventListener('dama-error', ({ detail }) => detail.code === 'load' && reject(detail));
});
ready.catch(() => {});

const COMMANDS = {
  newGame: ({ options }) => board.newGame(options),
  play: ({ move }) => board.play(move),
  undo: () => board.undo(),
  redo: () => board.redo(),
  hint: () => board.hint(),
  flip: () => board.flip(),
  loadFen: ({ fen }) => board.loadFen(fen),
  loadPdn: ({ pdn }) => board.loadPdn(pdn),
  exportPdn: () => board.exportPdn(),
  set: ({ options }) => void Object.assign(board, options),
  get: standing,
};

function standing() {
  const { fen, turn, ply, moves, history, outcome } = board.snapshot;
  const [legal, played] = [moves, history].map((list) => list.map(({ text }) => text));
  return { fen, color: turn, ply, legal, history: played, outcome, lost };
}

/** A page around that follows it shows the whole board, and nothing scrolls inside. */
function measure() {
  const wanted = wantedHeight(board, whole);
  if (wanted === height || wanted === 0) return;
  height = wanted;
  talk.tell('resize', { height });
}

async function speak(lang) {
  await loadPages(lang);
  const t = translator(lang);
  setAttribute(document.documentElement, 'lang', t.lang);
  setAttribute(document.documentElement, 'dir', t.dir);
  document.title = t.text('gameName');
  document.querySelector('#name').textContent = t.text('gameName');
  loss.textContent = t.join(lost.map((what) => ({ key: `lost-${what}` })));
  loss.hidden = lost.length === 0;
}

/** For whoever wrote the address: nobody else sees to it. */
function show({ code, message }) {
  faults.append(el('p', {}, message));
  faults.hidden = false;
  talk.tell('error', { code, message });
}

board.addEventListener('dama-language', ({ detail }) => speak(detail.lang));
board.addEventListener('dama-appearance', ({ detail }) => {
  document.documentElement.dataset.appearance = detail.appearance;
});
for (const name of EVENTS) {
  board.addEventListener(`dama-${name}`, ({ detail }) => {
    if (name === 'error' && !isReady && detail.code !== 'load') show(detail);
    else talk.tell(name, detail);
  });
}
board.addEventListener(
  'dama-ready',
  () => {
    isReady = true;
    talk.tell('ready', standing());
  },
  { once: true },
);
if (parent !== window) {
  addEventListener('message', (event) => event.source === parent && talk.hear(event));
}
// A file that misses the board would take its place.
for (const name of ['dragover', 'drop']) {
  addEventListener(name, (event) => event.preventDefault());
}

errors.forEach(show);
for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
await import('./element.js');
new ResizeObserver(measure).observe(whole);
