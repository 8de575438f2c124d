/**
 * What most visits never open, each fetched when it is first asked for: the menu, settings, set-up,
 * analysis, the course and so on. A room is a module in rooms/ that exports `createRoom(host)`.
 *
 * @typedef {object} Host  what a room may use of the game
 * @property {() => import('./state.js').State} state
 * @property {(event: object) => void} dispatch
 * @property {() => ReturnType<import('./i18n/index.js').translator>} t  knows the rooms' words, too
 * @property {() => object} rules  see rules.js; null until they have been loaded
 * @property {() => Storage | null} store  the browser's, or null where nothing is to be kept
 * @property {() => ReturnType<import('./storage.js').createStorage>} storage  what is kept of the game
 * @property {(...lines: import('./i18n/index.js').Line[]) => void} announce
 * @property {(name: string, detail?: object) => Promise<void>} open  another room
 * @property {Element} app  the page of the element, for rooms that live beside the board
 *
 * @typedef {object} Room
 * @property {Element} [node]  put into the element once; a dialog as a rule
 * @property {(detail: object) => void} open
 * @property {(state: object) => void} [update]  after every change of the state
 * @property {() => void} [speak]  the language has been chosen, or changed
 * @property {() => void} [close]  the element leaves the page
 */

import { adopt } from './dom.js';
import { loadMore } from './i18n/index.js';

const ROOMS = {
  confirm: () => import('./rooms/confirm.js'),
  copy: () => import('./rooms/copy.js'),
  menu: () => import('./rooms/menu.js'),
  analysis: () => import('./rooms/analysis.js'),
  review: () => import('./rooms/review.js'),
  settings: () => import('./rooms/settings.js'),
  keys: () => import('./rooms/keys.js'),
  setup: () => import('./rooms/setup.js'),
  share: () => import('./rooms/share.js'),
  opened: () => import('./rooms/opened.js'),
  learn: () => import('./rooms/learn.js'),
};

/**
 * @param {Host} host
 * @param {ShadowRoot} root where the rooms' nodes and styles go
 */
export function createRooms(host, root) {
  const opened = new Map();

  async function enter(name) {
    const [{ createRoom }, { ROOM_STYLES }] = await Promise.all([
      ROOMS[name](),
      import('./styles/rooms.js'),
      loadMore(host.state().settings.lang),
    ]);
    if (opened.has(name)) return;
    if (opened.size === 0) adopt(root, ROOM_STYLES);
    const room = createRoom(host);
    opened.set(name, room);
    if (room.node) root.append(room.node);
    room.speak?.();
  }

  return {
    /** A room that cannot be fetched is told of, and can be asked for again. */
    async open(name, detail = {}) {
      try {
        await enter(name);
      } catch {
        host.dispatch({ type: 'noRoom' });
        return;
      }
      opened.get(name).open(detail);
    },

    update(state) {
      for (const room of opened.values()) room.update?.(state);
    },

    /** Fetches the words of another language first; until then the old ones stay. */
    async speak(lang) {
      if (opened.size === 0) return;
      await loadMore(lang).catch(() => {});
      for (const room of opened.values()) room.speak?.();
    },

    close() {
      for (const room of opened.values()) room.close?.();
    },
  };
}
