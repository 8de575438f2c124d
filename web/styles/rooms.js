/** Styles of the rooms, fetched with the first of them. */
import { ANALYSIS_STYLES } from './rooms/analysis.js';
import { LEARN_STYLES } from './rooms/learn.js';
import { REVIEW_STYLES } from './rooms/review.js';
import { SETTINGS_STYLES } from './rooms/settings.js';
import { SETUP_STYLES } from './rooms/setup.js';
import { SHARE_STYLES } from './rooms/share.js';

const SHEET_STYLES = `
.dialog.wide { width: min(56rem, calc(100vw - 1.5rem)); }
.sheet { display: grid; gap: 0.75rem; padding: 0.75rem 1.25rem 1.25rem; }
.sheet-head { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; }
.sheet-close {
  display: grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; margin-inline-end: -0.625rem;
  border: 0; border-radius: calc(var(--radius) - 0.25rem); background: none; color: var(--own-muted); cursor: pointer;
}
.sheet-body { display: grid; gap: 1rem; min-width: 0; }
.dialog.turned { rotate: 180deg; }
.actions.wrap { flex-wrap: wrap; }
.entries { display: grid; gap: 0.25rem; }
.entry {
  display: flex; align-items: center; gap: 0.875rem; min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 0;
  border-radius: var(--radius); background: none; text-align: start; cursor: pointer;
}
.entry .icon { color: var(--own-accent); flex: none; }
@media (hover: hover) {
  .entry:hover, .sheet-close:hover { background-color: var(--own-page); }
}
`;

export const ROOM_STYLES =
  SHEET_STYLES +
  SHARE_STYLES +
  SETUP_STYLES +
  ANALYSIS_STYLES +
  REVIEW_STYLES +
  LEARN_STYLES +
  SETTINGS_STYLES;
