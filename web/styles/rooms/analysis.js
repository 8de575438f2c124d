/** Styles of what stands beside the board, and of the analysis. */
export const ANALYSIS_STYLES = `
.app.accompanied { grid-template-areas: 'head' 'score' 'board' 'status' 'tools' 'beside' 'moves'; }
.app.accompanied .frame { flex-direction: column; align-items: center; gap: 0.375rem; }
.beside {
  grid-area: beside; display: grid; gap: 0.5rem; min-width: 0; padding: 0.25rem 0.75rem 0.75rem;
  border: 1px solid var(--own-edge); border-radius: var(--radius); background: var(--own-surface);
}
.beside-head { display: flex; align-items: center; gap: 0.25rem; min-height: 2.75rem; }
.beside-title { flex: 1; min-width: 0; font-size: 1rem; font-weight: 650; }
.beside-tools { display: flex; align-items: center; gap: 0.25rem; }
.beside-tools .button, .review-work .button { min-height: 2.75rem; padding-inline: 0.75rem; font-size: 0.9375rem; }
.beside-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 0.75rem; }
.beside-body { display: grid; gap: 0.5rem; min-width: 0; }
.beside .sheet-close { margin-inline-end: -0.5rem; }

.line-choice { display: flex; align-items: center; gap: 0.375rem; font-size: 0.9375rem; color: var(--own-muted); }
.line-count {
  min-height: 2.75rem; min-width: 2.75rem; border: 1px solid var(--own-edge); border-radius: calc(var(--radius) - 0.25rem);
  background: var(--own-surface); color: var(--own-text);
}
.verdict { font-weight: 600; min-height: 1.4em; }
.effort { font-size: 0.875rem; color: var(--own-muted); min-height: 1.4em; font-variant-numeric: tabular-nums; }
.lines { display: grid; gap: 0.25rem; list-style: none; direction: ltr; }
.line { display: flex; align-items: baseline; gap: 0.375rem; min-width: 0; }
.line-figure { flex: none; min-width: 3.25rem; font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; }
.line-moves { display: flex; flex: 1; min-width: 0; height: 2.75rem; align-items: center; overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: none; }
.line-move {
  min-height: 2.75rem; padding: 0 0.375rem; border: 0; border-radius: 0.375rem; background: none; white-space: nowrap;
  font-variant-numeric: tabular-nums; cursor: pointer;
}
.line-move:focus-visible { outline-offset: -3px; }
.line-move:first-child { font-weight: 600; }
.line-stroke { flex: none; align-self: center; width: 1.75rem; height: 0; border-top: 4px solid var(--own-accent); }
.line-stroke.rank-1 { border-top: 3px dashed var(--own-accent); }
.line-stroke.rank-2 { border-top: 3px dotted var(--own-accent); }
.peek { display: flex; gap: 0.75rem; align-items: start; }
.peek-board {
  position: relative; flex: none; width: min(11rem, 55%); aspect-ratio: 1; overflow: hidden; border-radius: 0.25rem;
  box-shadow: 0 0 0 1px var(--own-frame);
}
.peek-side { flex: 1; min-width: 0; display: flex; align-items: start; gap: 0.25rem; font-size: 0.9375rem; }
.peek-text { flex: 1; min-width: 0; overflow-wrap: anywhere; }

.bar {
  position: relative; width: var(--side); min-width: 15rem; max-width: 100%; height: 1.125rem; overflow: hidden;
  border-radius: 0.25rem; background: var(--own-black-face); border: 1px solid var(--own-muted);
}
.bar-share { position: absolute; inset-block: 0; left: 0; width: var(--share); background: var(--own-white-face); border-inline-end: 2px solid var(--own-muted); }
.bar.turned .bar-share { left: auto; right: 0; }
.bar-figure {
  position: absolute; left: 0.375rem; top: 50%; translate: 0 -50%; font-size: 0.75rem; line-height: 1; font-weight: 650;
  font-variant-numeric: tabular-nums; color: var(--own-black-face);
}
.bar.turned .bar-figure, .bar.led-by-black .bar-figure { left: auto; right: 0.375rem; }
.bar.turned.led-by-black .bar-figure { left: 0.375rem; right: auto; }
.bar.led-by-black .bar-figure { color: var(--own-white-face); }

@media (hover: hover) {
  .line-move:hover { background-color: var(--own-page); }
}
@media (prefers-reduced-motion: no-preference) {
  .bar-share { transition: width 0.25s, height 0.25s; }
}
@media (forced-colors: active) {
  .bar-share { background: CanvasText; }
  .bar-figure { background: Canvas; color: CanvasText; padding-inline: 0.125rem; }
}

/* Beside the board the bar stands upright in the gap, and the board stays while the rest scrolls. */
.app.accompanied[data-layout~='beside'] {
  --columns: 3rem;
  grid-template-rows: repeat(5, auto) minmax(10rem, 1fr);
  grid-template-areas: 'board head' 'board score' 'board status' 'board tools' 'board beside' 'board moves';
}
.accompanied[data-layout~='beside'] .frame { position: sticky; top: var(--pad); align-self: start; }
[data-layout~='beside'] .bar {
  position: absolute; inset-block: 0; inset-inline-end: -2.5rem; width: 2rem; min-width: 0; height: auto;
}
/* The bar itself is left to right, as the board is. */
[data-layout~='beside'][dir='rtl'] .bar { inset-inline: -2.5rem auto; }
[data-layout~='beside'] .bar-share { left: 0; right: 0; inset-block: auto 0; width: auto; height: var(--share); border: 0; border-block-start: 2px solid var(--own-muted); }
[data-layout~='beside'] .bar.turned .bar-share { right: 0; inset-block: 0 auto; border-block: 0 2px solid var(--own-muted); }
[data-layout~='beside'] .bar .bar-figure {
  left: 0; right: 0; top: auto; bottom: 0.375rem; translate: none; text-align: center; font-size: 0.625rem; letter-spacing: -0.02em;
}
[data-layout~='beside'] .bar:is(.turned, .led-by-black) .bar-figure { left: 0; right: 0; top: 0.375rem; bottom: auto; }
[data-layout~='beside'] .bar.turned.led-by-black .bar-figure { top: auto; bottom: 0.375rem; }
`;
