/** The position editor: a board of its own, what to put on it, and how to play from there. */

import { fenOf } from '../arrangement.js';
import { createBoard } from '../board.js';
import { el, setAttribute, tell } from '../dom.js';
import { fromPixel } from '../geometry.js';
import { createGrid } from '../grid.js';
import { bindPointer } from '../input.js';
import { createLive } from '../live.js';
import { encode, START } from '../placement.js';
import { knownSettings } from '../settings.js';
import { isUnderWay } from '../state/turn.js';
import { edit, newEditor, TOOLS } from './setup/editor.js';
import { createOptions } from './setup/options.js';
import { createPalette } from './setup/palette.js';
import { reasonAgainst } from './setup/reason.js';
import { describeEditor, sceneOfEditor } from './setup/view.js';
import { asideKeeper } from './share/aside.js';
import { createSheet } from './sheet.js';

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'setup', title: 'to-setup', wide: true });
  const { say, label, button } = sheet;
  const kept = asideKeeper(host);
  const live = createLive();
  let editor = newEditor(START, 'white', false);
  let unbind = [];

  const board = createBoard(() => sceneOfEditor(editor));
  const grid = createGrid({ tap: (square) => dispatch({ type: 'tap', square }) });
  const pointOf = ({ clientX, clientY }) => {
    const box = grid.node.getBoundingClientRect();
    return fromPixel({ x: clientX - box.left, y: clientY - box.top }, box.width, editor.flipped);
  };
  const palette = createPalette({
    choose: (tool) => dispatch({ type: 'tool', tool }),
    fetch: (tool, event) => dispatch({ type: 'fetch', tool, ...pointOf(event) }),
    move: (event) => dispatch({ type: 'dragMove', ...pointOf(event) }),
    drop: (event) => dispatch({ type: 'dragEnd', ...pointOf(event) }),
    cancel: () => dispatch({ type: 'cancel' }),
  });
  label('tools', palette.node);

  const verdict = el('p', {
    class: 'setup-verdict',
    role: 'status',
    id: 'setup-verdict',
    'data-part': 'setup-verdict',
  });
  const fen = label(
    'positionFen',
    el('input', {
      type: 'text',
      class: 'name',
      dir: 'ltr',
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      'data-part': 'setup-fen',
    }),
  );
  const options = createOptions(say, { turn: (turn) => dispatch({ type: 'turn', turn }) });
  const warning = say('throwAway', el('p', { class: 'warning' }));
  const play = button('playPosition', start, 'primary');
  setAttribute(play, 'aria-describedby', 'setup-verdict');

  const act = (key, event) => button(key, () => dispatch(event()));
  const tools = el(
    'div',
    { class: 'setup-tools' },
    act('startPosition', () => ({ type: 'start' })),
    act('emptyBoard', () => ({ type: 'clear' })),
    act('fromGame', present),
    act('swapSides', () => ({ type: 'swap' })),
    act('mirror', () => ({ type: 'mirror' })),
    act('flip', () => ({ type: 'flip' })),
  );
  const face = el('div', { class: 'board', dir: 'ltr' }, board.canvas, grid.node);
  sheet.body.classList.add('setup');
  sheet.body.append(
    el('div', { class: 'setup-board' }, face, palette.node),
    el(
      'div',
      { class: 'setup-side' },
      options.turn,
      tools,
      el(
        'label',
        { class: 'setup-field' },
        say('positionFen', el('span', { class: 'setup-label' })),
        fen,
      ),
      options.node,
      say('setupKeys', el('p', { class: 'setup-keys' })),
    ),
    el('div', { class: 'setup-foot' }, el('div', { class: 'setup-words' }, verdict, warning), play),
    live.node,
  );

  function present() {
    const { pieces, turn } = host.state().game;
    return { type: 'load', letters: encode(pieces), turn };
  }

  function dispatch(event) {
    const before = editor;
    editor = edit(editor, event);
    board.invalidate();
    if (editor.said.length > 0) live.announce(editor.said, host.t);
    const held = (editor.held === null) !== (before.held === null);
    const others = ['letters', 'turn', 'tool', 'flipped'].some(
      (key) => editor[key] !== before[key],
    );
    if (held) face.classList.toggle('dragging', editor.held !== null);
    if (others) show();
  }

  function show() {
    const t = host.t();
    grid.update(describeEditor(editor), editor.flipped, t);
    palette.update(editor, t);
    options.update(editor.turn);
    const text = fenOf(editor.letters, editor.turn);
    // What is being written there is not corrected under the pen.
    if (fen.getRootNode().activeElement !== fen) {
      fen.value = text;
      fen.removeAttribute('aria-invalid');
    }
    judge(text);
  }

  function judge(text) {
    const reason = reasonAgainst(host.rules(), text);
    verdict.classList.toggle('bad', reason.length > 0);
    tell(verdict, host.t(), reason.length > 0 ? reason : [{ key: 'setupReady' }]);
    setAttribute(play, 'aria-disabled', reason.length > 0);
  }

  /** Takes over what is written, as soon as it is a position; says what is wrong until then. */
  function written() {
    try {
      const { pieces, turn } = host.rules().look(fen.value.trim());
      fen.removeAttribute('aria-invalid');
      dispatch({ type: 'load', letters: encode(pieces), turn });
      judge(fen.value.trim());
    } catch (error) {
      if (error.code === undefined) throw error;
      setAttribute(fen, 'aria-invalid', true);
      judge(fen.value.trim());
    }
  }

  fen.addEventListener('input', written);
  fen.addEventListener('blur', () => {
    if (!fen.hasAttribute('aria-invalid')) show();
  });

  grid.node.addEventListener('keydown', (event) => {
    const tool = TOOLS[Number(event.key) - 1];
    const square = grid.squareAt(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (tool !== undefined) dispatch({ type: 'tool', tool });
    else if (square !== null && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      dispatch({ type: 'remove', square });
    }
  });

  function start() {
    if (play.getAttribute('aria-disabled') === 'true') {
      const said = verdict.textContent;
      verdict.replaceChildren();
      verdict.textContent = said;
      return;
    }
    const before = kept.present();
    const snapshot = host.rules().fromFen(fenOf(editor.letters, editor.turn));
    const settings = knownSettings(options.chosen());
    host.dispatch({ type: 'opened', snapshot, settings });
    kept.keep(before);
    sheet.close();
    if (before !== null) host.open('opened', { notice: { key: 'openedSetup' } });
  }

  function leave() {
    for (const stop of unbind) stop();
    unbind = [];
  }
  sheet.node.addEventListener('close', leave);

  return {
    node: sheet.node,
    open() {
      const { game, settings, flipped } = host.state();
      editor = newEditor(encode(game.pieces), game.turn, flipped);
      options.open(settings);
      warning.hidden = !isUnderWay(host.state());
      sheet.open();
      palette.paint();
      show();
      leave();
      unbind = [
        board.observe(),
        bindPointer(grid, {
          dispatch,
          flipped: () => editor.flipped,
          dragging: () => editor.held !== null,
        }),
      ];
    },
    speak() {
      sheet.speak();
      live.node.lang = host.t().lang;
      live.node.dir = host.t().dir;
      show();
    },
    close: sheet.close,
  };
}
