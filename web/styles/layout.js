/**
 * Where the parts lie and how much room they take, whatever they hold. Sizes follow the element's own
 * width and the window's height (see layout.js). A place is kept by the same rules before the element
 * itself is there (see placeholder.js).
 */
export const LAYOUT_STYLES = `
:host { display: grid; grid-template: 1fr / minmax(0, 1fr); }
:host([hidden]) { display: none; }
*, *::before, *::after { box-sizing: border-box; }

.app {
  --gap: 0.625rem;
  --pad: 0.5rem;
  --row: 2.75rem;
  --opposite: 0rem;
  --around: calc(17.75rem + var(--opposite));
  --height: calc(100vh - var(--dama-reserve, 0px));
  --side: min(var(--width) - 2 * var(--pad), var(--height) - var(--around));
  position: relative;
  align-self: start;
  display: grid;
  gap: var(--gap);
  padding: var(--pad);
  justify-content: center;
  grid-template-columns: minmax(0, max(var(--side), min(100%, 20rem)));
  grid-template-areas: 'head' 'score' 'board' 'status' 'tools' 'moves';
}
/* One row of a player more. */
:host([data-facing='true']) .app {
  --opposite: 3.375rem;
  grid-template-areas: 'head' 'far' 'board' 'near' 'status' 'tools' 'moves';
}
@supports (height: 100dvh) {
  .app { --height: calc(100dvh - var(--dama-reserve, 0px)); }
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
  background: var(--own-board);
  box-shadow: 0 0 0 1px var(--own-frame), 0 0.75rem 1.75rem -0.875rem rgba(40, 25, 5, 0.5);
}

.head { min-height: 2.75rem; }
.score { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
/* A button of the row's height, and the border around it. */
.player { min-height: calc(var(--row) + 2px); }
.status { min-height: 5.5rem; }
.tools { min-height: 3.5rem; }
.moves-head { min-height: var(--row); }
/* A page around the element is not to move as the list grows; one with nothing else may let it. */
.moves-body {
  height: var(--dama-moves-height, 6.5rem);
  max-height: max(6.5rem, var(--height) - var(--side) - var(--around) - 3rem);
}

/* What the author leaves out. Without anything below the board there is more room for it. */
.app[data-controls='minimal'] :is(.head, .moves, [data-part='menu']) { display: none; }
.app[data-controls='none'] > :not(.frame) { display: none; }

/* Beside each other as soon as there is more width than height. */
.app[data-layout~='beside'] {
  --panel: clamp(15rem, 0.36 * var(--width), 22rem);
  --columns: 1rem;
  --side: min(var(--height) - 2 * var(--pad), var(--width) - var(--panel) - 2 * var(--pad) - var(--columns));
  align-self: center;
  grid-template-columns: auto minmax(0, var(--panel));
  grid-template-rows: auto auto auto auto minmax(0, 1fr);
  grid-template-areas: 'board head' 'board score' 'board status' 'board tools' 'board moves';
  column-gap: var(--columns);
}
:host([data-facing='true']) .app[data-layout~='beside'] {
  grid-template-rows: auto auto auto auto auto minmax(0, 1fr);
  grid-template-areas: 'board far' 'board head' 'board status' 'board tools' 'board near' 'board moves';
}
[data-layout~='beside'] .score { grid-template-columns: 1fr; gap: 0.25rem; }
[data-layout~='beside'] .moves { position: relative; min-height: 0; }
[data-layout~='beside'] .moves-body { position: absolute; inset: var(--row) 0.25rem 0; height: auto; max-height: none; }

.app[data-layout~='wide'] { --pad: 1.25rem; --gap: 1rem; --columns: 2rem; }
.app[data-layout~='narrow'] { --pad: 0.25rem; --gap: 0.375rem; --around: calc(15.75rem + var(--opposite)); }
.app[data-layout~='tall'] { --around: calc(24.5rem + var(--opposite)); }
.app[data-layout~='low'] { --row: 2rem; }
/* What the head offers is in the menu, too: two who face each other need the height for themselves. */
:host([data-facing='true']) .app[data-layout~='low'] { --row: 2.75rem; }
:host([data-facing='true']) [data-layout~='low'] .head { display: none; }
:is([data-layout~='low'], [data-layout~='narrow']) .status { min-height: 5rem; }
/* The board alone. */
.app[data-controls='none'] {
  --around: calc(2 * var(--pad));
  --side: min(var(--width) - 2 * var(--pad), var(--height) - var(--around));
  grid-template: 'board' auto / minmax(0, 1fr);
}
`;
