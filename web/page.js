/** The words of the page around the element, in the language that the element speaks. */

import { el, setAttribute } from './dom.js';
import './element.js';
import { translator } from './i18n/index.js';

const find = (selector) => document.querySelector(selector);
const guide = find('#guide');
const help = find('#help');
const game = find('turkish-draughts');

function speak(lang) {
  const t = translator(lang);
  document.documentElement.lang = t.lang;
  document.documentElement.dir = t.dir;
  document.title = t.text('pageTitle');
  setAttribute(find('meta[name="description"]'), 'content', t.text('pageDescription'));
  find('#name').textContent = t.text('gameName');
  setAttribute(help, 'aria-label', t.text('howTo'));
  setAttribute(help, 'title', t.text('howTo'));
  help.textContent = t.text('helpMark');
  help.hidden = false;
  guide.replaceChildren(...words(t));
}

function words(t) {
  const close = el('button', { type: 'button', class: 'close' }, t.text('close'));
  close.addEventListener('click', () => guide.close());
  const course = el('button', { type: 'button', class: 'close course' }, t.text('to-learn'));
  course.addEventListener('click', () => {
    guide.close();
    game.learn();
  });
  return [
    // The focus goes to the top: on the button it would scroll a small screen to the end.
    el('h2', { id: 'guide-title', tabindex: '-1', autofocus: true }, t.text('howTo')),
    el('p', {}, t.text('howToEnter')),
    course,
    el('ol', {}, ...t.list('rules').map((rule) => el('li', {}, rule))),
    el('p', { class: 'licence' }, t.text('licence')),
    close,
  ];
}

help.addEventListener('click', () => guide.showModal());
// A click on the backdrop lands on the dialog itself.
guide.addEventListener('click', ({ target }) => target === guide && guide.close());
document.addEventListener('dama-language', ({ detail }) => speak(detail.lang));
document.addEventListener('dama-appearance', ({ detail }) => appear(detail.appearance));
// The element has told already what it began with.
speak(game.lang);
appear(game.dataset.appearance ?? 'system');

/** By day or by night, and the bars that a browser draws around the page with it. */
function appear(appearance) {
  document.documentElement.dataset.appearance = appearance;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.dataset.system ??= meta.media;
    meta.media = appearance === 'system' ? meta.dataset.system : mediaOf(meta, appearance);
  }
}

/** The one of the chosen appearance always, the other never. */
const mediaOf = ({ dataset }, appearance) =>
  dataset.system.includes(appearance) ? 'all' : 'not all';

/** Follows a link to a game or a position, and forgets it: a reload goes on with what is played. */
function follow() {
  if (!/^#(fen|game)=/.test(location.hash)) return;
  game.openLink(location.hash);
  history.replaceState(null, '', location.pathname + location.search);
}

/** Only a build for a host names its version: nobody who works on the page meets old files. */
async function keepOffline() {
  const version = find('meta[name="offline"]')?.content;
  if (!version || window.top !== window || !('serviceWorker' in navigator)) return;
  const offline = await import('./offline.js');
  await offline.keepOffline(version).catch(() => {});
}

// The element may have come before this module, and be ready already.
game.ready.then(() => {
  follow();
  addEventListener('hashchange', follow);
  keepOffline();
});
