/** The style sheet of the element. */

import { DARK, declarations, LIGHT } from './palette.js';
import { DIALOG_STYLES } from './styles/dialog.js';
import { LAYOUT_STYLES } from './styles/layout.js';
import { PANEL_STYLES } from './styles/panel.js';

const BASE = `
:host {
${declarations(LIGHT)}
  --radius: 0.75rem;
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

@media (forced-colors: active) {
  .tool, .language, .notice-close { border: 1px solid ButtonBorder; }
  .canvas { forced-color-adjust: none; }
}
`;

export const STYLES = BASE + LAYOUT_STYLES + PANEL_STYLES + DIALOG_STYLES;
