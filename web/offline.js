/** Keeps the game for days without a network, and changes to a new version when a person agrees. */

import { el } from './dom.js';
import { loadMore, translator } from './i18n/index.js';

const { serviceWorker } = navigator;

/** @param {string} version of the files that this page was loaded with */
export async function keepOffline(version) {
  const registration = await serviceWorker.register(new URL('../sw.js', import.meta.url));
  if (!serviceWorker.controller) {
    const { active } = await serviceWorker.ready;
    active.postMessage({ take: version });
  }
  const offer = () => registration.waiting && registration.active && offerChange(registration);
  registration.addEventListener('updatefound', () =>
    registration.installing.addEventListener('statechange', offer),
  );
  offer();
  // A page that stays open for days would not ask by itself.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });

  // All open pages change together, wherever it was agreed: their games are saved.
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) location.reload();
    had = true;
  });
}

function changeTo(worker) {
  // A page loaded past its worker is not told of the change.
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'activated' && !serviceWorker.controller) location.reload();
  });
  worker?.postMessage({ change: true });
}

let notice = null;

async function offerChange(registration) {
  if (notice !== null) return;
  notice = el('div', { id: 'update', role: 'status' });
  const speak = async () => {
    const { lang } = document.documentElement;
    await loadMore(lang);
    const t = translator(lang);
    const change = el('button', { type: 'button', class: 'close' }, t.text('changeNow'));
    change.addEventListener('click', () => changeTo(registration.waiting));
    const later = el('button', { type: 'button', class: 'close' }, t.text('changeLater'));
    later.addEventListener('click', () => notice.remove());
    notice.replaceChildren(el('p', {}, t.text('newVersion')), change, later);
  };
  document.addEventListener('dama-language', speak);
  document.body.append(notice);
  await speak();
}
