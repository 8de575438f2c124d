/** Styles of the course. Board, text and buttons are seen together on every screen. */
export const LEARN_STYLES = `
.dialog[data-part='learn'] .sheet-head h2 { flex: 1; }
.learn {
  --learn-side: min(100vw - 4.5rem, 100vh - 22rem, 34rem);
  display: grid; grid-template: 'board' 'text' 1fr 'foot' / minmax(0, 1fr); gap: 0.75rem;
}
@supports (height: 100dvh) { .learn { --learn-side: min(100vw - 4.5rem, 100dvh - 22rem, 34rem); } }
.learn .board { grid-area: board; justify-self: center; width: max(var(--learn-side), min(15rem, 100%)); min-width: 0; margin: 1px; }
.lesson-text { grid-area: text; display: grid; gap: 0.375rem; align-content: start; min-width: 0; min-height: 9.5rem; }
.lesson-name { margin: 0; font-size: 1.0625rem; font-weight: 650; line-height: 1.3; }
.lesson-count { font-size: 0.8125rem; color: var(--own-muted); }
.lesson-task { line-height: 1.4; }
.lesson-said {
  padding-inline-start: 0.75rem; border-inline-start: 0.25rem solid var(--own-edge); line-height: 1.4;
}
.lesson-said:empty { display: none; }
.lesson-said[data-look='right'] { border-color: var(--own-accent); color: var(--own-accent); font-weight: 600; }
.lesson-said[data-look='wrong'], .lesson-said[data-look='refused'] { border-color: var(--own-alert); }
.lesson-foot {
  grid-area: foot; position: sticky; inset-block-end: 0; display: flex; align-items: center; gap: 0.375rem;
  margin: 0 -1.25rem -1.25rem; padding: 0.5rem 1.25rem; background: var(--own-surface); border-block-start: 1px solid var(--own-edge);
}
.lesson-foot .button { margin-inline-start: auto; padding-inline: 1rem; line-height: 1.2; }
.lesson-tool {
  display: grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; padding: 0; cursor: pointer;
  border: 0; border-radius: calc(var(--radius) - 0.25rem); background: none; color: var(--own-text);
}
.lesson-foot .lesson-tool:first-child { margin-inline-start: -0.625rem; }
.lesson-tool[aria-expanded='true'] { background: var(--own-page); }
.lesson-tool[aria-disabled='true'] { opacity: 0.4; cursor: default; }
[dir='rtl'] .lesson-tool[data-part='lessonPrevious'] .icon, [dir='rtl'] .lesson-tool[data-part='lessonAgain'] .icon { transform: scaleX(-1); }
.lessons { display: grid; gap: 0.125rem; list-style: none; }
.lesson { width: 100%; justify-content: space-between; }
.lesson[aria-current='step'] { background: var(--own-page); font-weight: 600; }
@media (hover: hover) {
  .lesson-tool:hover { background-color: var(--own-page); }
}
@media (forced-colors: active) {
  .lesson-tool { border: 1px solid ButtonBorder; }
}
@media (max-width: 35rem) {
  .dialog[data-part='learn'] { width: 100vw; max-width: 100vw; height: 100vh; max-height: 100vh; border: 0; border-radius: 0; }
  .dialog[data-part='learn'] .sheet { gap: 0.25rem; min-height: 100%; grid-template-rows: auto 1fr; padding: 0.25rem 0.75rem 0; }
  .learn { --learn-side: min(100vw - 1.625rem, 100vh - 20rem); gap: 0.5rem; }
  .lesson-foot { margin: 0 -0.75rem; padding-inline: 0.75rem; }
  .lessons { align-content: start; padding-block-end: 0.75rem; }
  @supports (height: 100dvh) {
    .dialog[data-part='learn'] { height: 100dvh; max-height: 100dvh; }
    .learn { --learn-side: min(100vw - 1.625rem, 100dvh - 20rem); }
  }
}
/* Where there is no room for both, what has come of a move takes the place of what was asked. */
@media (max-width: 35rem) and (max-height: 42rem) {
  .lesson-task:has(+ .lesson-said:is([data-look='right'], [data-look='wrong'], [data-look='refused'])) { display: none; }
}
@media (max-width: 24rem) {
  .lesson-name { font-size: 1rem; }
  .lesson-task, .lesson-said { font-size: 0.9375rem; line-height: 1.35; }
}
@media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
  .learn {
    --learn-side: min(100vh - 8rem, 52vw, 31rem);
    grid-template: 'board text' 1fr 'board foot' / calc(var(--learn-side) + 2px) minmax(0, 1fr); column-gap: 1.25rem;
  }
  @supports (height: 100dvh) { .learn { --learn-side: min(100dvh - 8rem, 52vw, 31rem); } }
  .lesson-text { min-height: 0; gap: 0.625rem; }
  .lesson-foot { align-self: end; margin: 0; padding-inline: 0; }
  .lessons { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-template-rows: repeat(6, auto); grid-auto-flow: column; }
}
@media (min-aspect-ratio: 1/1) and (min-width: 35rem) and (max-height: 30rem) {
  .dialog[data-part='learn'] { width: calc(100vw - 1rem); max-width: none; max-height: calc(100vh - 0.5rem); }
  .dialog[data-part='learn'] .sheet { gap: 0; padding: 0 0.75rem 0.5rem; }
  .learn { --learn-side: min(100vh - 4.5rem, 52vw); }
  .lesson-text { gap: 0.25rem; }
  .lesson-task, .lesson-said { font-size: 0.9375rem; line-height: 1.35; }
}
`;
