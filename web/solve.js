/**
 * A position to solve: `<turkish-draughts mode="two" position="…" data-solution="b4xb8 a7-a6 …">`. Every
 * other move is the opponent's, and is played by itself. Only the moves of the solution are let pass.
 * What is said stands in the tag, `data-right`, `data-wrong` and `data-solved`, and goes into the next
 * <output>. For any page: import it beside the element, and listen for `dama-solved`.
 */

/** @param {HTMLElement} board @returns {() => void} stops watching */
export function watchSolution(board) {
  const solution = (board.dataset.solution ?? '').split(/\s+/).filter(Boolean);
  const stop = new AbortController();
  const listen = (name, act) => board.addEventListener(name, act, { signal: stop.signal });
  let played = 0;

  const say = (words = '') => {
    const output = board.parentNode?.querySelector('output');
    if (output) output.textContent = words;
  };

  listen('dama-move', (event) => {
    if (event.detail.move === solution[played]) played += 1;
    else {
      event.preventDefault();
      say(board.dataset.wrong);
    }
  });
  listen('dama-turn', () => {
    // Its solver begins, so the others are answers. Not before the board is at rest.
    if (played % 2 === 1 && played < solution.length)
      setTimeout(() => board.play(solution[played]));
    if (played > 0 && played < solution.length) say(board.dataset.right);
    else end();
  });
  listen('dama-gameover', end);

  function end() {
    if (played === 0 || played < solution.length) return;
    stop.abort();
    say(board.dataset.solved);
    board.dispatchEvent(new CustomEvent('dama-solved', { bubbles: true, composed: true }));
  }

  return () => stop.abort();
}

for (const board of document.querySelectorAll('turkish-draughts[data-solution]')) {
  watchSolution(board);
}
