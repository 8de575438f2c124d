/** Styles of the settings and of the list of keys. */
export const SETTINGS_STYLES = `
.settings { display: grid; gap: 1rem; }
[data-choices='theme'] .options, [data-choices='appearance'] .options, .settings [data-choices='lang'] .options {
  grid-template-columns: repeat(3, minmax(0, 1fr));
}
[data-choices='theme'] .option > span { flex-direction: column; gap: 0.25rem; padding: 0.375rem; text-align: center; }
.settings .option > span { justify-content: center; text-align: center; }
.settings .option > span::before { display: none; }
.preview { display: block; width: 100%; max-width: 6.75rem; border-radius: 0.375rem; box-shadow: 0 0 0 1px var(--own-edge); }
.entry[aria-pressed='false'] { color: var(--own-muted); text-decoration: line-through; }
.entry[aria-pressed='false'] .icon { color: inherit; }
@media (forced-colors: active) {
  .entry, .sheet-close { border: 1px solid ButtonBorder; }
  .option input:checked + span { outline: 3px solid Highlight; outline-offset: -3px; }
}
.keys { margin: 0; }
.key-row {
  display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0.75rem; align-items: center;
  padding-block: 0.25rem; border-block-end: 1px solid var(--own-edge);
}
.key-row:last-child { border-block-end: 0; }
.key-row dt { display: flex; flex-wrap: wrap; gap: 0.25rem; }
[dir='rtl'] .key-row dt { justify-content: flex-end; }
.key-row dd { margin: 0; font-size: 0.9375rem; }
kbd {
  min-width: 1.75rem; padding: 0.0625rem 0.4375rem; border: 1px solid var(--own-muted); border-block-end-width: 2px;
  border-radius: 0.375rem; font: inherit; font-size: 0.875rem; line-height: 1.4; text-align: center; white-space: nowrap;
}
`;
