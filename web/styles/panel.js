/** Styles of everything around the board. */
export const PANEL_STYLES = `
.head { display: flex; align-items: center; gap: 0.25rem; padding-inline: 0.25rem; }
  .title { flex: 1; }
.title, .brand, ::slotted([slot='title']) {
  margin: 0; min-width: 0; font-size: 1.1875rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.2; white-space: nowrap;
  overflow: hidden; text-overflow: ellipsis;
}
.chooser { position: relative; display: flex; align-items: center; color: var(--own-muted); }
.chooser .icon { position: absolute; inset-inline-end: 0.375rem; width: 1rem; height: 1rem; pointer-events: none; }
.language {
  -webkit-appearance: none; appearance: none;
  min-height: 2.75rem; max-width: 9rem; padding-inline: 0.5rem 1.625rem; border: 1px solid transparent; border-radius: var(--radius);
  background-color: transparent; color: var(--own-muted); font-size: 0.9375rem; cursor: pointer;
}
.language option { background: var(--own-surface); color: var(--own-text); }

.player {
  position: relative; display: flex; align-items: center; gap: 0.5rem; min-width: 0;
  padding: 0 0.625rem; border-radius: var(--radius); border: 1px solid transparent; color: var(--own-muted);
  font-size: 0.9375rem;
}
.player.to-move { background: var(--own-surface); border-color: var(--own-accent); box-shadow: inset 0 0 0 1px var(--own-accent); color: var(--own-text); }
.player.to-move .player-name { font-weight: 600; }
.player-names { display: flex; flex-wrap: wrap; column-gap: 0.25rem; flex: 1; min-width: 0; height: 1.3125rem; overflow: hidden; }
.player-name { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.player-level { color: var(--own-muted); font-size: 0.875rem; line-height: 1.3125rem; white-space: nowrap; }
.player-level:not(:empty)::before { content: '· '; content: '· ' / ''; }
.player-count { margin-inline-start: auto; font-variant-numeric: tabular-nums; font-weight: 600; }
.player.timed .player-names { height: auto; line-height: 1.2; }
.clock {
  width: 3.25rem; font-weight: 600; font-variant-numeric: tabular-nums; color: var(--own-text);
  border-block-end: 2px solid transparent;
}
.clock.running { border-block-end-color: currentColor; }
.clock.low { color: var(--own-alert); font-weight: 800; }
.clock.low::before { content: '! '; }
.player-end, .step {
  display: grid; place-items: center; flex: none; width: 2.75rem; height: var(--row); border: 0;
  border-radius: calc(var(--radius) - 0.25rem); background: none; color: var(--own-muted); cursor: pointer;
}
.player-end { margin-inline-end: -0.5rem; }
.player-end .icon { width: 1.125rem; height: 1.125rem; }
.player-end[aria-disabled='true'], .step[aria-disabled='true'] { cursor: default; opacity: 0.45; }
.score.facing { display: contents; }
.facing .player { grid-area: near; }
.facing .player.far { grid-area: far; rotate: 180deg; }
.pile { display: none; }
.token {
  flex: none; width: 1.0625rem; height: 1.0625rem; border-radius: 50%; position: relative;
  border: 1.5px solid var(--own-white-rim); background: var(--own-white-face);
}
.token.white::after {
  content: ''; position: absolute; inset: 20%; border-radius: 50%; border: 1px solid var(--own-white-mark);
}
.token.black { border-color: var(--own-muted); background: var(--own-black-side); }
.token.black { background-image: radial-gradient(circle, var(--own-black-mark) 0 18%, transparent 24%); }
.token.small { width: 0.75rem; height: 0.75rem; border-width: 1px; margin-inline-start: -0.25rem; }
.token.small::after { display: none; }

.status { padding-inline: 0.25rem; }
.turn { overflow-wrap: anywhere; font-size: 1.125rem; font-weight: 650; line-height: 1.3; letter-spacing: -0.005em; }
.turn:empty { min-height: 1.3em; }
.task, .counters { font-size: 0.9375rem; line-height: 1.35; color: var(--own-muted); }
.task.refused { color: var(--own-alert); }
.counters { color: var(--own-text); }
/* The way to the review stands beside the result, so that nothing below moves. */
.result { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; column-gap: 0.5rem; }
.result .button { grid-area: 1 / 2 / span 2; min-height: 2.75rem; padding: 0 0.625rem; font-size: 0.875rem; line-height: 1.15; max-width: 9rem; }
.result .task { align-self: start; }
.past { display: flex; gap: 0.375rem; margin-block-start: 0.25rem; }
.past .button { flex: 0 1 auto; padding: 0 0.625rem; font-size: 0.875rem; line-height: 1.15; }

.tools {
  display: flex; padding: 0.1875rem;
  border: 1px solid var(--own-edge); border-radius: var(--radius); background: var(--own-surface);
}
.tool {
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 0.125rem;
  flex: 1 1 auto; min-width: min(2.75rem, 100% / 6); min-height: 3rem; padding: 0.25rem 0.125rem; border: 0; border-radius: calc(var(--radius) - 0.25rem);
  background: none; cursor: pointer;
}
.tool-label { max-width: 100%; overflow: hidden; text-overflow: ellipsis; font-size: 0.75rem; line-height: 1.25; white-space: nowrap; }
.tool[aria-disabled='true'] { cursor: default; color: var(--own-muted); opacity: 0.55; }
.icon { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
[dir='rtl'] .tool[data-part='undo'] .icon, [dir='rtl'] .tool[data-part='redo'] .icon { transform: scaleX(-1); }
@media (hover: hover) {
  .tool:not([aria-disabled='true']):hover, .language:hover, .notice-close:hover, .player-end:hover, .step:hover { background-color: var(--own-page); }
  .tool:not([aria-disabled='true']):hover { color: var(--own-accent); }
}
.tools .tool.next, .tools .tool.next:hover { background-color: var(--own-accent); color: var(--own-on-accent); }
.tool.busy { color: var(--own-accent); }

.moves { min-width: 0; padding-inline: 0.25rem; }
.moves-head { display: flex; align-items: center; }
.moves-head .section-title { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.step .icon { width: 1.125rem; height: 1.125rem; }
[dir='rtl'] .step:not(.copy) .icon { transform: scaleX(-1); }
.section-title { font-size: 0.8125rem; font-weight: 600; color: var(--own-muted); line-height: 1.75rem; }
.moves-body { position: relative; overflow-y: auto; overscroll-behavior: contain; border-radius: 0.25rem; }
.moves-none { font-size: 0.875rem; color: var(--own-muted); }
.moves-list { list-style: none; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
.move-row { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr) minmax(0, 1fr); align-items: baseline; }
.move-number { color: var(--own-muted); font-size: 0.8125rem; }
.move { margin: 0; border: 0; background: none; text-align: start; font-variant-numeric: inherit; padding: 0.125rem 0.375rem; border-radius: 0.375rem; overflow-wrap: anywhere; justify-self: start; }
button.move { min-height: 1.75rem; cursor: pointer; }
@media (pointer: coarse) { button.move { min-height: 2.75rem; min-width: 2.75rem; } }
.move[aria-current] { background: var(--own-accent); color: var(--own-on-accent); }
.move.undone { color: var(--own-muted); text-decoration: line-through; text-decoration-thickness: 1px; }

.notice {
  position: fixed; z-index: 2; inset-block-start: max(0.75rem, env(safe-area-inset-top)); inset-inline: 0.75rem;
  max-width: 30rem; margin-inline: auto; display: flex; align-items: center; gap: 0.75rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem; border-radius: var(--radius); border: 1px solid var(--own-edge);
  background: var(--own-surface); box-shadow: 0 0.75rem 2rem -0.75rem rgba(0, 0, 0, 0.45);
}
.notice-text { flex: 1; font-size: 0.9375rem; }
.notice-close {
  display: grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; border: 0;
  border-radius: calc(var(--radius) - 0.25rem); background: none; cursor: pointer;
}

[data-layout~='beside'] .pile { display: flex; margin-inline-start: auto; padding-inline-start: 0.25rem; overflow: hidden; }
[data-layout~='beside'] .player-count { margin-inline-start: 0; min-width: 1.25rem; text-align: end; }

[data-layout~='low'] :is(.title, .brand), [data-layout~='low'] ::slotted([slot='title']) { font-size: 1.0625rem; }
[data-layout~='low'] .language { padding-inline: 0.25rem 1.5rem; font-size: 0.875rem; }
[data-layout~='low'] .tool-label { font-size: 0.6875rem; }
[data-layout~='low'] .moves-head .section-title { flex: 1 0 auto; }
[data-layout~='low'] .step { flex: 0 1 2.75rem; width: auto; min-width: 2.25rem; padding-inline: 0; }
[data-layout~='low'] .player.timed .player-names { display: flex; }
[data-layout~='low'] :is(.task, .counters) { font-size: 0.875rem; }

[data-layout~='narrow'] :is(.task, .counters) { font-size: 0.875rem; }
[data-layout~='narrow'] .tool-label { font-size: 0.6875rem; }
[data-layout~='narrow'] :is(.title, .brand), [data-layout~='narrow'] ::slotted([slot='title']) { font-size: 1rem; }
[data-layout~='narrow'] .language { padding-inline: 0.25rem 1.5rem; font-size: 0.875rem; }
`;
