/**
 * The composition root: what people and the author of the page do becomes events, the state answers
 * with effects, and this file carries them out.
 */

import { createBoard } from './board.js';
import { createDialog } from './dialog.js';
import { adopt, el, setAttribute } from './dom.js';
import { bindDrop } from './drop.js';
import { createFeel } from './feel.js';
import { createGrid } from './grid.js';
import { translator } from './i18n/index.js';
import { bindPointer } from './input.js';
import { describeSquares } from './label.js';
import { createKeeper } from './keeper.js';
import { watchLayout } from './layout.js';
import { createLive } from './live.js';
import { createLoading, gameToOpen, openLine } from './loading.js';
import { createLooks } from './looks.js';
import { createLoop } from './loop.js';
import { createPanel } from './panel.js';
import { sitOpposite } from './players.js';
import { createRooms } from './rooms.js';
import { sceneOf } from './scene.js';
import { initialState, onlyDragged } from './state.js';
import { bindShortcuts } from './shortcuts.js';
import { isUnderWay } from './state/turn.js';
import { STYLES } from './styles.js';
import { createTeller } from './teller.js';
import { createThinker } from './thinker.js';
import { createTicker } from './ticker.js';
import { TIMINGS } from './timings.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * @typedef {object} Given  what the author says
 * @property {() => object} settings
 * @property {() => 'auto' | 'white' | 'black'} orientation
 * @property {() => string | null} line  a game to begin with, as PDN
 * @property {() => string} position  where a new game begins; empty for the usual start
 */

/**
 * @param {HTMLElement} host the element
 * @param {ShadowRoot} root
 * @param {object} on
 * @param {Given} on.given
 * @param {() => Storage | null} on.store  the browser's; null where nothing is to be kept
 * @param {() => ReturnType<import('./storage.js').createStorage>} on.storage
 * @param {(error: Error) => void} on.refused  the author's line makes no sense, or there are no rules
 * @param {() => void} on.ready  the rules are there, and a game is on the board
 */
export function createApp(host, root, { given, store, storage, refused, ready }) {
  const { flipped } = storage().loadSettings();
  const settings = given.settings();
  const orientation = given.orientation();
  const away = settings.mode === 'computer' && settings.side === 'black';
  const keeper = createKeeper({
    state: () => state(),
    rules: () => rules,
    line: given.line,
    storage,
  });
  const first = initialState({
    settings,
    orientation,
    flipped: orientation === 'auto' ? (flipped ?? away) : orientation === 'black',
    picture: keeper.picture(),
    reduced: reducedMotion.matches,
  });
  const { dispatch, state } = createLoop(first, (effect) => run[effect.type](effect), show);
  /** The state that the nodes around the canvas show. */
  let shown = null;
  let rules = null;
  let words = null;
  let isReady = false;
  let unbind = [];

  adopt(root, STYLES);
  const live = createLive();
  const teller = createTeller(host);
  const board = createBoard(() => sceneOf(state(), performance.now()), true);
  const feel = createFeel();
  const looks = createLooks(host, adopt(root), board.retheme);
  const dialog = createDialog((chosen) => dispatch({ type: 'newGame', settings: chosen }));
  const grid = createGrid({ tap: (square) => dispatch({ type: 'tap', square }) });
  const panel = createPanel({
    tool: useTool,
    language: (lang) => dispatch({ type: 'language', lang }),
    copy: () => rooms.open('copy'),
    dispatch,
  });
  const thinker = createThinker({ rules: () => rules, later });
  const ticker = createTicker({
    clock: () => state().clock,
    show: (now) => panel.tick(state(), now),
    event: () => dispatch({ type: 'tick' }),
    keep: keeper.keep,
  });
  const loading = createLoading({
    loaded(loadedRules) {
      rules = loadedRules;
      begin();
      ready();
      isReady = true;
      teller.update(state());
      board.finish();
      if (state().settings.mode !== 'view') thinker.warm();
    },
    failed() {
      dispatch({ type: 'failed' });
      refused({ code: 'load', message: 'the game could not be loaded' });
    },
  });

  const face = el('div', { class: 'board', dir: 'ltr', part: 'board' }, board.canvas, grid.node);
  const { head, score, status, tools, moves, notice } = panel;
  for (const [part, node] of Object.entries({ head, score, status, tools, moves, notice })) {
    node.setAttribute('part', part);
  }
  const frame = el('div', { class: 'frame' }, face);
  const app = el('div', { class: 'app' });
  bindShortcuts(app, useTool);
  // Wherever the focus is: after a press of Hint it is there, not on the board.
  app.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dispatch({ type: 'cancel', cause: 'escape' });
  });
  bindDrop(app, (detail) => rules !== null && isFull() && rooms.open('share', detail));
  root.append(app, dialog.node, live.node);

  /** @type {import('./rooms.js').Host} */
  const roomHost = {
    state,
    dispatch,
    t: () => translator(state().settings.lang),
    rules: () => rules,
    store,
    storage,
    announce: (...lines) => live.announce(lines, roomHost.t),
    open: (name, detail) => rooms.open(name, detail),
    app,
  };
  const rooms = createRooms(roomHost, root);

  const isFull = () => (app.dataset.controls ?? 'full') === 'full';

  /** The saved game, or what the author gives; what makes no sense of it is told. */
  function begin() {
    try {
      dispatch(gameToOpen(rules, keeper.load(), given.line()));
    } catch (error) {
      dispatch(openLine(rules, null));
      refused(error);
    }
  }

  /** One entry for each kind of effect. */
  const run = {
    legs: ({ from, path, held }) => {
      const { next, moves } = rules.legs(from, path);
      dispatch({ type: 'legs', from, path, next, moves, held });
    },
    play: ({ index, from, path, held }) => {
      if (!teller.allows(state().game, index)) {
        dispatch({ type: 'declined' });
        return;
      }
      const { snapshot, legs } = rules.play(index, from, path);
      dispatch({ type: 'moved', snapshot, legs, skip: path.length, held });
    },
    goto: ({ ply, leap }) => {
      dispatch({ type: 'went', ...(leap ? rules.leapTo(ply) : rules.goTo(ply)) });
    },
    start: () => {
      const position = given.position();
      const snapshot = position === '' ? rules.start() : fromPosition(position);
      dispatch({ type: 'opened', snapshot, clocked: true });
    },
    ask: (question) => rooms.open('confirm', question),
    think: thinker.ask,
    cancel: thinker.cancel,
    reload: () => {
      rules = null;
      loading.again(0);
    },
    await: ({ id, duration }) => later(duration, { type: 'animated', id }),
    calm: ({ id }) => later(TIMINGS.refusal, { type: 'calm', id }),
    save: keeper.save,
    settings: () => storage().saveSettings({ ...state().settings, flipped: state().flipped }),
    sense: ({ beats, own }) => feel(beats, own, state().settings),
    announce: ({ lines }) => live.announce(lines, () => words),
    emit: ({ name, detail }) => teller.emit(name, detail),
  };

  function fromPosition(position) {
    try {
      return rules.fromFen(position);
    } catch (error) {
      refused(error);
      return rules.start();
    }
  }

  function later(ms, event) {
    setTimeout(() => dispatch(event), ms);
  }

  function useTool(name) {
    const { settings, game } = state();
    const steps = settings.mode === 'view' ? { undo: -1, redo: 1 } : {};
    const room = ['menu', 'keys', 'review'].includes(name);
    if ((room || name === 'new') && !isFull() && !(name === 'new' && hasTools())) return;
    if (name in steps) dispatch({ type: 'browse', ply: (game?.ply ?? 0) + steps[name] });
    else if (name === 'new') {
      if (settings.mode !== 'view') dialog.open(settings, isUnderWay(state()));
    } else if (room) rooms.open(name);
    else dispatch({ type: name });
  }

  const hasTools = () => app.dataset.controls !== 'none';

  function show() {
    board.invalidate();
    const now = state();
    if (onlyDragged(shown, now)) return;
    shown = now;
    if (words?.lang !== now.settings.lang) speak(now.settings.lang);
    setAttribute(host, 'data-phase', now.phase.type);
    setAttribute(host, 'data-facing', sitOpposite(now.settings));
    looks.update(now.settings);
    grid.update(describeSquares(now), now.flipped, words);
    panel.update(now, words);
    rooms.update(now);
    ticker.update();
    if (isReady) teller.update(now);
  }

  function speak(lang) {
    words = translator(lang);
    for (const node of [app, dialog.node, live.node]) {
      setAttribute(node, 'lang', lang);
      setAttribute(node, 'dir', words.dir);
    }
    dialog.update(words);
    rooms.speak(lang);
    teller.emit('dama-language', { lang });
  }

  return {
    dispatch,
    useTool,
    emit: teller.emit,
    state,
    rules: () => rules,
    open: rooms.open,
    retheme: board.retheme,

    /** @param {'full' | 'minimal' | 'none'} controls what of the parts around the board is shown */
    control: (controls) => setAttribute(app, 'data-controls', controls),

    /** Puts what the author gives on the board, in place of any other game. */
    openGiven() {
      try {
        dispatch(openLine(rules, given.line()));
      } catch (error) {
        refused(error);
      }
    },

    /** @returns {Promise<string | null>} the move; null where none is to be had */
    hint() {
      dispatch({ type: 'hint' });
      return teller.hint(state());
    },

    keep: keeper.keep,

    /** The element comes into the page. */
    connect() {
      const onMotion = () => dispatch({ type: 'motion', reduced: reducedMotion.matches });
      reducedMotion.addEventListener('change', onMotion);
      const first = shown === null;
      const unwatch = watchLayout(app);
      // Only now, so that they are laid out once, as they are to lie.
      if (first) app.append(head, score, frame, status, tools, moves, notice);
      unbind = [
        () => reducedMotion.removeEventListener('change', onMotion),
        unwatch,
        board.observe(),
        bindPointer(grid, {
          dispatch,
          flipped: () => state().flipped,
          dragging: () => state().phase.type === 'dragging',
        }),
      ];
      show();
      if (first) loading.load();
      // Taken out of the page and put back: whatever the engine was doing was dropped.
      else if (state().game !== null) dispatch({ type: 'configure', settings: {} });
    },

    /** … and leaves it. */
    disconnect() {
      dispatch({ type: 'cancel', cause: 'blur' });
      for (const undo of unbind) undo();
      unbind = [];
      thinker.close();
      ticker.close();
      rooms.close();
      teller.close();
    },
  };
}
