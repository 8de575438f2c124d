/**
 * The style sheet of the element. Sizes follow its own width and the window's height (see layout.js);
 * the board's place is kept from the start.
 */

import { DARK, declarations, LIGHT } from './palette.js';
import { DIALOG_STYLES } from './styles/dialog.js';
import { PANEL_STYLES } from './styles/panel.js';

const BASE = `
:host {
${declarations(LIGHT)}
  --radius: 0.75rem;
  display: grid;
  grid-template: 1fr / minmax(0, 1fr);
  color-scheme: light dark;
  color: var(--own-text);
  font: 400 1rem/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif;
  -webkit-tap-highlight-color: transparent;
}
@media (prefers-color-scheme: dark) {
  :host(:not([data-appearance='light'])) {
${declarations(DARK)}
  }
}
:host([data-appearance='dark']) {
${declarations(DARK)}
  color-scheme: dark;
}
:host([data-appearance='light']) { color-scheme: light; }
:host([hidden]) { display: none; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2, p, ol { margin: 0; padding: 0; }
button, select, input { font: inherit; color: inherit; }
button { -webkit-user-select: none; user-select: none; }
:focus { outline: none; }
:focus-visible { outline: 3px solid var(--own-accent); outline-offset: 2px; }
.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}

.app {
  --gap: 0.625rem;
  --pad: 0.5rem;
  --row: 2.75rem;
  --opposite: 0rem;
  --around: calc(17.75rem + var(--opposite));
  --height: calc(100vh - var(--dama-reserve, 0px));
  --side: min(var(--width) - 2 * var(--pad), var(--height) - var(--around));
  position: relative;
  align-self: start;
  display: grid;
  gap: var(--gap);
  padding: var(--pad);
  justify-content: center;
  grid-template-columns: minmax(0, max(var(--side), min(100%, 20rem)));
  grid-template-areas: 'head' 'score' 'board' 'status' 'tools' 'moves';
}
/* One row of a player more. */
:host([data-facing='true']) .app {
  --opposite: 3.375rem;
  grid-template-areas: 'head' 'far' 'board' 'near' 'status' 'tools' 'moves';
}
@supports (height: 100dvh) {
  .app { --height: calc(100dvh - var(--dama-reserve, 0px)); }
}
.head { grid-area: head; }
.score { grid-area: score; }
.frame { grid-area: board; }
.status { grid-area: status; }
.tools { grid-area: tools; }
.moves { grid-area: moves; }

.frame { display: flex; justify-content: center; }
.board {
  position: relative;
  width: var(--side);
  min-width: 15rem;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: 0.375rem;
  overflow: hidden;
  background: var(--own-board);
  box-shadow: 0 0 0 1px var(--own-frame), 0 0.75rem 1.75rem -0.875rem rgba(40, 25, 5, 0.5);
}
.canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.grid {
  position: absolute; inset: 0; display: grid;
  grid-template-columns: repeat(8, 1fr); grid-template-rows: repeat(8, 1fr);
}
.row { display: contents; }
.cell {
  min-width: 0; margin: 0; padding: 0; border: 0; border-radius: 0; background: none;
  cursor: default; touch-action: manipulation; -webkit-touch-callout: none;
}
.cell.live { cursor: pointer; }
.cell.grab { cursor: grab; touch-action: none; }
:host([data-phase='dragging']) .cell { cursor: grabbing; }
.cell:focus-visible {
  outline: 3px solid var(--own-mark); outline-offset: -3px;
  box-shadow: inset 0 0 0 5px var(--own-halo);
}

/* What the author leaves out. Without anything below the board there is more room for it. */
.app[data-controls='minimal'] :is(.head, .moves, [data-part='menu']) { display: none; }
.app[data-controls='none'] > :not(.frame) { display: none; }

/* Beside each other as soon as there is more width than height. */
.app[data-layout~='beside'] {
  --panel: clamp(15rem, 0.36 * var(--width), 22rem);
  --columns: 1rem;
  --side: min(var(--height) - 2 * var(--pad), var(--width) - var(--panel) - 2 * var(--pad) - var(--columns));
  align-self: center;
  grid-template-columns: auto minmax(0, var(--panel));
  grid-template-rows: auto auto auto auto minmax(0, 1fr);
  grid-template-areas: 'board head' 'board score' 'board status' 'board tools' 'board moves';
  column-gap: var(--columns);
}
:host([data-facing='true']) .app[data-layout~='beside'] {
  grid-template-rows: auto auto auto auto auto minmax(0, 1fr);
  grid-template-areas: 'board far' 'board head' 'board status' 'board tools' 'board near' 'board moves';
}
.app[data-layout~='wide'] { --pad: 1.25rem; --gap: 1rem; --columns: 2rem; }
@media (forced-colors: active) {
  .tool, .language, .notice-close { border: 1px solid ButtonBorder; }
  .canvas { forced-color-adjust: none; }
}
.app[data-layout~='narrow'] { --pad: 0.25rem; --gap: 0.375rem; --around: calc(15.75rem + var(--opposite)); }
.app[data-layout~='tall'] { --around: calc(24.5rem + var(--opposite)); }
/* The board alone. */
.app[data-controls='none'] {
  --around: calc(2 * var(--pad));
  --side: min(var(--width) - 2 * var(--pad), var(--height) - var(--around));
  grid-template: 'board' auto / minmax(0, 1fr);
}
`;

export const STYLES = BASE + PANEL_STYLES + DIALOG_STYLES;
