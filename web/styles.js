/** The style sheet of the element. Sizes follow the window; the board's place is kept from the start. */

import { DARK, declarations, LIGHT } from './palette.js';
import { DIALOG_STYLES } from './styles/dialog.js';
import { PANEL_STYLES } from './styles/panel.js';

const BASE = `
:host {
${declarations(LIGHT)}
  --gap: 0.625rem;
  --pad: 0.5rem;
  --radius: 0.75rem;
  --row: 2.75rem;
  --opposite: 0rem;
  --around: calc(17.75rem + var(--opposite));
  --side: min(100vw - 2 * var(--pad), 100vh - var(--around) - var(--dama-reserve, 0px));
  display: grid;
  align-content: start;
  color-scheme: light dark;
  color: var(--dama-text);
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
/* One row of a player more. */
:host([data-facing='true']) { --opposite: 3.375rem; }
@supports (height: 100dvh) {
  :host { --side: min(100vw - 2 * var(--pad), 100dvh - var(--around) - var(--dama-reserve, 0px)); }
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2, p, ol { margin: 0; padding: 0; }
button, select, input { font: inherit; color: inherit; }
button { -webkit-user-select: none; user-select: none; }
:focus { outline: none; }
:focus-visible { outline: 3px solid var(--dama-accent); outline-offset: 2px; }
.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}

.app {
  position: relative;
  display: grid;
  gap: var(--gap);
  padding: var(--pad);
  justify-content: center;
  grid-template-columns: minmax(0, max(var(--side), min(100%, 20rem)));
  grid-template-areas: 'head' 'score' 'board' 'status' 'tools' 'moves';
}
:host([data-facing='true']) .app {
  grid-template-areas: 'head' 'far' 'board' 'near' 'status' 'tools' 'moves';
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
  background: var(--dama-board);
  box-shadow: 0 0 0 1px var(--dama-frame), 0 0.75rem 1.75rem -0.875rem rgba(40, 25, 5, 0.5);
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
  outline: 3px solid var(--dama-mark); outline-offset: -3px;
  box-shadow: inset 0 0 0 5px var(--dama-halo);
}

/* Beside each other as soon as the window is wider than it is high. */
@media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
  :host {
    --panel: clamp(15rem, 36vw, 22rem);
    --side: min(100vh - 2 * var(--pad) - var(--dama-reserve, 0px), 100vw - var(--panel) - 2 * var(--pad) - var(--columns));
    --columns: 1rem;
  }
  @supports (height: 100dvh) {
    :host {
      --side: min(100dvh - 2 * var(--pad) - var(--dama-reserve, 0px), 100vw - var(--panel) - 2 * var(--pad) - var(--columns));
    }
  }
  :host { align-content: center; }
  .app {
    grid-template-columns: auto minmax(0, var(--panel));
    grid-template-rows: auto auto auto auto minmax(0, 1fr);
    grid-template-areas: 'board head' 'board score' 'board status' 'board tools' 'board moves';
    column-gap: var(--columns);
  }
  :host([data-facing='true']) .app {
    grid-template-rows: auto auto auto auto auto minmax(0, 1fr);
    grid-template-areas: 'board far' 'board head' 'board status' 'board tools' 'board near' 'board moves';
  }
}
@media (min-aspect-ratio: 1/1) and (min-width: 60rem) and (min-height: 35rem) {
  :host { --pad: 1.25rem; --gap: 1rem; --columns: 2rem; }
}
@media (forced-colors: active) {
  .tool, .language, .notice-close { border: 1px solid ButtonBorder; }
  .canvas { forced-color-adjust: none; }
}
@media (max-width: 24rem) {
  :host { --pad: 0.25rem; --gap: 0.375rem; --around: calc(15.75rem + var(--opposite)); }
}
@media (min-width: 40rem) and (min-height: 50rem) {
  :host { --around: calc(24.5rem + var(--opposite)); }
}
`;

export const STYLES = BASE + PANEL_STYLES + DIALOG_STYLES;
