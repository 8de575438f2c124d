/** Styles of the dialog for a new game. */
export const DIALOG_STYLES = `
.dialog {
  width: min(26rem, calc(100vw - 1.5rem)); max-height: calc(100vh - 1.5rem); padding: 0; overflow: auto;
  border: 1px solid var(--own-edge); border-radius: 1.125rem; background: var(--own-surface); color: var(--own-text);
  box-shadow: 0 1.5rem 4rem -1rem rgba(0, 0, 0, 0.5);
}
.dialog::backdrop { background: rgba(25, 18, 8, 0.45); }
.form { display: grid; gap: 1rem; padding: 1.25rem; }
.dialog-title { font-size: 1.25rem; font-weight: 650; letter-spacing: -0.01em; }
.choices { min-width: 0; margin: 0; padding: 0; border: 0; }
.choices legend { padding: 0; margin-block-end: 0.375rem; font-size: 0.875rem; color: var(--own-muted); }
.options { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.5rem; }
.option { position: relative; display: flex; }
.option input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.option span {
  flex: 1; display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding: 0.375rem 0.75rem;
  border: 1px solid var(--own-edge); border-radius: var(--radius); line-height: 1.25; overflow-wrap: anywhere; min-width: 0;
}
.option span::before {
  content: ''; flex: none; width: 1rem; height: 1rem; border-radius: 50%; border: 1.5px solid var(--own-muted);
}
.option input:checked + span { border-color: var(--own-accent); box-shadow: inset 0 0 0 1px var(--own-accent); font-weight: 600; }
.option input:checked + span::before { border: 0.3125rem solid var(--own-accent); }
.option input:focus-visible + span { outline: 3px solid var(--own-accent); outline-offset: 2px; }
.field { display: flex; align-items: center; gap: 0.5rem; min-width: 0; }
.name {
  flex: 1; min-width: 0; min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 1px solid var(--own-muted);
  border-radius: var(--radius); background: var(--own-page);
}
.check { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; cursor: pointer; }
.check input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--own-accent); }
.warning { font-size: 0.9375rem; color: var(--own-alert); }
.actions { display: flex; justify-content: flex-end; gap: 0.5rem; }
.button {
  min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--own-edge); border-radius: var(--radius);
  background: none; cursor: pointer;
}
.button.primary { border-color: var(--own-accent); background: var(--own-accent); color: var(--own-on-accent); font-weight: 600; }
@media (max-width: 24rem) {
  .form { padding: 1rem; }
  .option span { gap: 0.25rem; padding-inline: 0.375rem; font-size: 0.875rem; }
}
@media (max-height: 30rem) {
  .form { gap: 0.625rem; padding: 0.875rem 1rem; }
  .choices[data-choices='level'] .options { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .choices[data-choices='clock'] .options { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  .dialog { width: min(36rem, calc(100vw - 1.5rem)); }
  .option span::before { display: none; }
}
`;
