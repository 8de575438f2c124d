/** Styles of the review of a game. */
export const REVIEW_STYLES = `
.review-work { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.review-work .verdict { flex: 1 1 100%; font-weight: 400; }
.review-progress { flex: 1; min-width: 8rem; height: 0.75rem; accent-color: var(--own-accent); }
.review-result { display: grid; gap: 0.5rem; min-width: 0; }
.accuracy { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; margin: 0; }
.accuracy dt { flex: 1 1 100%; font-size: 0.8125rem; font-weight: 600; color: var(--own-muted); }
.accuracy dd { display: flex; align-items: center; gap: 0.375rem; margin: 0; }
.accuracy-figure { font-size: 1.125rem; font-weight: 650; font-variant-numeric: tabular-nums; }

.graph {
  position: relative; aspect-ratio: 600 / 160; overflow: hidden; border-radius: 0.375rem;
  background: var(--own-black-face); box-shadow: 0 0 0 1px var(--own-muted); cursor: pointer; touch-action: manipulation;
}
.graph svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.graph-white { fill: var(--own-white-face); }
.graph-edge { fill: none; stroke: var(--own-white-mark); stroke-width: 3; stroke-linejoin: round; }
.graph-middle { fill: none; stroke: var(--own-white-mark); stroke-width: 1.5; stroke-dasharray: 6 6; }
.graph-here { fill: none; stroke: var(--own-refuse); stroke-width: 3; }
.graph-moment { stroke-width: 3; stroke: var(--own-white-rim); fill: var(--own-white-face); }
.graph-moment.black { fill: var(--own-black-face); stroke: var(--own-black-mark); }
.graph-side { position: absolute; left: 0.5rem; font-size: 0.75rem; font-weight: 600; }
.graph-side.black { top: 0.25rem; color: var(--own-white-face); }
.graph-side.white { bottom: 0.25rem; color: var(--own-black-face); }

.moments { display: grid; gap: 0.375rem; list-style: none; }
.moment {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0.125rem 0.5rem; width: 100%; min-height: 2.75rem; padding: 0.375rem 0.625rem;
  border: 1px solid var(--own-edge); border-radius: calc(var(--radius) - 0.25rem); background: none; text-align: start; cursor: pointer;
  font-size: 0.9375rem; line-height: 1.3;
}
.moment[aria-pressed='true'] { border-color: var(--own-accent); box-shadow: inset 0 0 0 1px var(--own-accent); }
.moment-part:nth-of-type(3) { font-weight: 600; color: var(--own-accent); }
.moment-part:last-of-type { flex: 1 1 100%; color: var(--own-muted); }
.proof { display: grid; gap: 0.5rem; padding: 0.25rem 0.375rem; }
.proof .line-stroke { width: 1.25rem; }
.review-result .section-title { margin: 0; }
.all summary { padding-block: 0.6875rem; line-height: 1.375rem; font-size: 0.9375rem; color: var(--own-muted); cursor: pointer; }
.all-moves { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); list-style: none; max-height: 16rem; overflow-y: auto; }
.all-moves li { display: flex; align-items: center; justify-content: space-between; padding-inline-end: 0.5rem; }
.all-moves .line-move:first-child { font-weight: 400; }
.all-moves .line-figure { font-weight: 400; color: var(--own-muted); font-size: 0.875rem; }

@media (hover: hover) {
  .moment:hover { background-color: var(--own-page); }
}
@media (forced-colors: active) {
  .graph-white { fill: CanvasText; }
  .graph-edge, .graph-middle, .graph-here { stroke: Highlight; }
}
`;
