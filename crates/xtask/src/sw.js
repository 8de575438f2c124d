// Plays without a network: one whole set of files, each known by its hash, or none.

const VERSION = '__VERSION__';
const SET = '__SET__';
const PAGE = 'index.html';

const { scope } = self.registration;
// Other copies of the game may live on the same origin.
const OURS = `turkish-draughts ${scope} `;
const CACHE = OURS + VERSION;

/** Hosts serve the page under the bare folder; some send its own name away. */
const address = (name) => new URL(name === PAGE ? './' : name, scope).href;

/** The browser itself refuses bytes that do not match. */
async function fetched(name) {
  const answer = await fetch(address(name), { cache: 'no-store', integrity: SET[name] });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  // A page may not be opened with an answer that was sent elsewhere on its way.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

async function install() {
  try {
    const answers = await Promise.all(Object.keys(SET).map(fetched));
    const cache = await caches.open(CACHE);
    await Promise.all(
      Object.keys(SET).map((name, index) => cache.put(address(name), answers[index])),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function clear() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(name) {
  const cache = await caches.open(CACHE);
  // What has been lost is fetched again, but only as the same bytes.
  return (await cache.match(address(name))) ?? fetched(name);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !(url.origin + url.pathname).startsWith(scope)) return;
  const name = decodeURI((url.origin + url.pathname).slice(scope.length)) || PAGE;
  if (Object.hasOwn(SET, name)) event.respondWith(answer(name));
});

self.addEventListener('message', (event) => {
  // The first visit is taken over as it runs; it was loaded by the network, maybe another version.
  if (event.data.take === VERSION) event.waitUntil(self.clients.claim());
  if (event.data.change) event.waitUntil(self.skipWaiting());
});
