/** Styles of the position editor. The board and the palette are seen together on every screen. */
export const SETUP_STYLES = `
.setup { --setup-side: min(100vw - 4.5rem, 100vh - 20rem, 34rem); grid-template-columns: minmax(0, 1fr); gap: 0.625rem; }
@supports (height: 100dvh) { .setup { --setup-side: min(100vw - 4.5rem, 100dvh - 20rem, 34rem); } }
.setup-board { display: grid; gap: 0.625rem; justify-items: center; }
.setup .board { width: max(var(--setup-side), min(15rem, 100%)); min-width: 0; margin: 1px; }
.board.dragging .cell { cursor: grabbing; }
.palette { display: flex; justify-content: center; gap: 0.25rem; }
.palette-tool {
  display: grid; place-items: center; width: 3rem; height: 2.875rem; padding: 0; cursor: pointer; touch-action: none;
  border: 1px solid var(--own-edge); border-radius: var(--radius); background: var(--own-board); color: var(--own-coordinate);
}
.palette-tool .piece { width: 42px; height: 42px; pointer-events: none; }
.palette-tool .icon { width: 1.75rem; height: 1.75rem; }
.palette-tool[aria-pressed='true'] { border-color: var(--own-accent); box-shadow: 0 0 0 2px var(--own-accent); }
.setup-side { display: grid; gap: 0.75rem; align-content: start; min-width: 0; }
.setup-tools { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr)); gap: 0.375rem; }
.setup-tools .button { padding-inline: 0.375rem; line-height: 1.2; font-size: 0.9375rem; }
.setup-field { display: grid; gap: 0.375rem; min-width: 0; }
.setup-field .name { font: 0.875rem ui-monospace, monospace; }
.setup-label, .setup-keys { font-size: 0.875rem; color: var(--own-muted); }
.setup-play { display: grid; gap: 0.75rem; }
.setup-foot {
  position: sticky; inset-block-end: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 0.75rem;
  margin: 0 -1.25rem -1.25rem; padding: 0.5rem 1.25rem; background: var(--own-surface); border-block-start: 1px solid var(--own-edge);
}
.setup-verdict { font-size: 0.9375rem; line-height: 1.3; }
.setup-verdict.bad { color: var(--own-alert); }
.setup-foot .warning { font-size: 0.8125rem; }
.button[aria-disabled='true'] { opacity: 0.5; cursor: default; }
@media (max-width: 35rem) {
  .dialog[data-part='setup'] { width: 100vw; max-width: 100vw; max-height: 100vh; border: 0; border-radius: 0; }
  .dialog[data-part='setup'] .sheet { gap: 0.25rem; padding: 0.25rem 0.75rem 1.25rem; }
  .setup { --setup-side: min(100vw - 1.625rem, 100vh - 12rem); }
  .setup-foot { margin-inline: -0.75rem; padding-inline: 0.75rem; }
}
@media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
  .setup {
    --setup-side: min(100vh - 11.5rem, 50vw, 34rem);
    grid-template-columns: calc(var(--setup-side) + 2px) minmax(0, 1fr); column-gap: 1.25rem;
  }
  @supports (height: 100dvh) { .setup { --setup-side: min(100dvh - 11.5rem, 50vw, 34rem); } }
  .setup-board { position: sticky; inset-block-start: 0; align-self: start; }
  .setup-foot { grid-column: 1 / -1; }
}
@media (min-aspect-ratio: 1/1) and (min-width: 35rem) and (max-height: 30rem) {
  .dialog[data-part='setup'] { width: calc(100vw - 1rem); max-width: none; max-height: calc(100vh - 0.5rem); }
  .dialog[data-part='setup'] .sheet { gap: 0; padding-block-start: 0.25rem; }
  .setup { --setup-side: min(100vh - 8.25rem, 50vw); grid-template-columns: calc(var(--setup-side) + 3.75rem) minmax(0, 1fr); }
  .setup .board { width: var(--setup-side); }
  .setup-board { grid-template-columns: auto auto; }
  .palette { flex-direction: column; justify-content: start; }
}
`;
