/** Copies the game as PDN at one press; where the browser refuses, the room for sharing has it. */

import { tagsOf } from './share/record.js';

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  return {
    async open() {
      const t = host.t();
      const state = host.state();
      const computer = `${t.text('computer')} (${t.text(state.settings.level)})`;
      const words = { player: t.text('player'), computer };
      const pdn = host.rules().pdn(tagsOf(state, host.rules().tags(), new Date(), words));
      try {
        await navigator.clipboard.writeText(pdn);
        host.dispatch({ type: 'told', notice: { key: 'copiedPdn' } });
      } catch {
        await host.open('share');
      }
    },
  };
}
