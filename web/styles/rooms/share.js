/** Styles of sharing and opening. */
export const SHARE_STYLES = `
.share-group { display: grid; gap: 0.5rem; min-width: 0; }
.share-group h3 { margin: 0; line-height: 1.4; }
.share-group { align-content: start; }
.share-label { display: grid; gap: 0.375rem; font-size: 0.875rem; color: var(--own-muted); }
.share-label .text { color: var(--own-text); }
.share-row { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr)); gap: 0.5rem; }
.share-row .button { padding-inline: 0.5rem; line-height: 1.25; }
/* Nothing stands alone in half a row. */
@media (max-width: 30rem) { .share-row .button:last-child:nth-child(odd) { grid-column: 1 / -1; } }
.share-result { min-height: 1.4em; font-size: 0.9375rem; color: var(--own-accent); }
.text {
  width: 100%; min-width: 0; padding: 0.5rem 0.75rem; border: 1px solid var(--own-muted); border-radius: var(--radius);
  background: var(--own-page); color: inherit; font: 0.875rem/1.4 ui-monospace, monospace; resize: vertical;
}
.text[aria-invalid='true'], .name[aria-invalid='true'] { border-color: var(--own-alert); }
.share-group .warning:empty { display: none; }
.notice.opened { flex-wrap: wrap; padding-block: 0.5rem; }
.notice.opened .notice-text { flex: 1 1 10rem; overflow-wrap: anywhere; }
.notice.opened .button { padding-inline: 0.75rem; }
`;
