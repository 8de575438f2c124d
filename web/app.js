/**
 * The composition root: what people and the author of the page do becomes events, the state answers
 * with effects, and this file carries them out.
 */

import { createBoard } from './board.js';
import { createDialog } from './dialog.js';
import { adopt, el, setAttribute } from './dom.js';
import { bindDrop } from './drop.js';
import { createEngine } from './engine.js';
import { createFeel } from './feel.js';
import { nameOf } from './geometry.js';
import { createGrid } from './grid.js';
import { hire } from './hire.js';
import { translator } from './i18n/index.js';
import { bindPointer } from './input.js';
import { describeSquares } from './label.js';
import { watchLayout } from './layout.js';
import { createLive } from './live.js';
import { createLoading, gameToOpen, openLine } from './loading.js';
import { createLooks } from './looks.js';
import { createPanel } from './panel.js';
import { decode, encode } from './placement.js';
import { sitOpposite } from './players.js';
import { createRooms } from './rooms.js';
import { Broken } from './rules.js';
import { sceneOf } from './scene.js';
import { initialState, update } from './state.js';
import { bindShortcuts } from './shortcuts.js';
import { keptClock } from './state/clock.js';
import { isUnderWay, outcomeOf } from './state/turn.js';
import { STYLES } from './styles.js';
import { createTicker } from './ticker.js';
import { TIMINGS } from './timings.js';

/** One worker for all games of a page. */
const ENGINE = createEngine({ spawn: hire });

const UNDECIDED = ['loading', 'animating', 'browsing'];

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
  let state = initialState({
    settings,
    orientation,
    flipped: orientation === 'auto' ? (flipped ?? away) : orientation === 'black',
    picture: decode(storage().loadGame().picture),
    reduced: reducedMotion.matches,
  });
  /** The state that the nodes around the canvas show. */
  let shown = null;
  let queue = [];
  let busy = false;
  let rules = null;
  /** The game as last saved; a crash of the rules is survived even where storage is refused. */
  let saved = null;
  let words = null;
  let askedAt = 0;
  let asked = null;
  /** The position whose turn was told last. */
  let told = null;
  let isReady = false;
  /** Whoever waits for a hint. */
  let curious = [];
  let unbind = [];

  adopt(root, STYLES);
  const live = createLive();
  const board = createBoard(() => sceneOf(state, performance.now()), true);
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
  const engine = ENGINE.client(heard);
  const ticker = createTicker({
    clock: () => state.clock,
    show: (now) => panel.tick(state, now),
    event: () => dispatch({ type: 'tick' }),
    keep,
  });
  const loading = createLoading({
    loaded(loadedRules) {
      rules = loadedRules;
      begin();
      ready();
      isReady = true;
      tell();
      board.finish();
      if (state.settings.mode !== 'view') engine.warm();
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
    state: () => state,
    dispatch,
    t: () => translator(state.settings.lang),
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
    const kept = saved ?? storage().loadGame();
    try {
      dispatch(gameToOpen(rules, kept, given.line()));
    } catch (error) {
      dispatch(openLine(rules, null));
      refused(error);
    }
  }

  /** Events are taken one after the other, and what they lead to is shown once. */
  function dispatch(event) {
    queue.push({ now: performance.now(), ...event });
    if (busy) return;
    busy = true;
    try {
      while (queue.length > 0) step(queue.shift());
    } finally {
      busy = false;
      queue = [];
    }
    show();
  }

  function step(event) {
    const [next, effects] = update(state, event);
    state = next;
    for (const effect of effects) {
      try {
        run[effect.type](effect);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        queue = [];
        dispatch({ type: 'broken' });
        return;
      }
    }
  }

  /** One entry for each kind of effect. */
  const run = {
    legs: ({ from, path, held }) => {
      const { next, moves } = rules.legs(from, path);
      dispatch({ type: 'legs', from, path, next, moves, held });
    },
    play: ({ index, from, path, held }) => {
      if (!isAllowed(index)) {
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
    think: (request) => {
      asked = request;
      askedAt = performance.now();
      engine.ask({ id: request.id, saved: rules.save(), level: request.level });
    },
    cancel: engine.cancel,
    reload: () => {
      rules = null;
      loading.again(0);
    },
    await: ({ id, duration }) => later(duration, { type: 'animated', id }),
    calm: ({ id }) => later(TIMINGS.refusal, { type: 'calm', id }),
    save: () => {
      const picture = encode(state.game.pieces);
      saved = { saved: rules.save(), tags: rules.tags(), picture, line: given.line() };
      keep();
    },
    settings: () => storage().saveSettings({ ...state.settings, flipped: state.flipped }),
    sense: ({ beats, own }) => feel(beats, own, state.settings),
    announce: ({ lines }) => live.announce(lines, () => words),
    emit: ({ name, detail }) => emit(name, detail),
  };

  /** Whether the page around the element lets a move be played. */
  function isAllowed(index) {
    const { turn, ply, moves } = state.game;
    const { text, from, to, captured } = moves[index];
    return emit('dama-move', {
      move: text,
      from: nameOf(from),
      to: nameOf(to),
      captured: captured.map(nameOf),
      color: turn,
      ply: ply + 1,
    });
  }

  function fromPosition(position) {
    try {
      return rules.fromFen(position);
    } catch (error) {
      refused(error);
      return rules.start();
    }
  }

  /** Keeps the game, as last saved, with the time that is left now. */
  function keep() {
    const { ended, clock } = state;
    saved = { ...saved, ended, clock: keptClock(clock, performance.now()) };
    storage().saveGame(saved);
  }

  function later(ms, event) {
    setTimeout(() => dispatch(event), ms);
  }

  /** The computer's answer waits until it has taken its least time. */
  function heard({ id, answer }) {
    if (!answer) {
      dispatch({ type: 'engineFailed', id, random: Math.random() });
      return;
    }
    const least = asked.purpose === 'move' ? TIMINGS.computerAtLeast : 0;
    const wait = Math.max(0, askedAt + least - performance.now());
    later(wait, { type: 'thought', id, index: answer.index, move: answer.move });
  }

  function useTool(name) {
    const { settings, game } = state;
    const steps = settings.mode === 'view' ? { undo: -1, redo: 1 } : {};
    const room = ['menu', 'keys', 'review'].includes(name);
    if ((room || name === 'new') && !isFull() && !(name === 'new' && hasTools())) return;
    if (name in steps) dispatch({ type: 'browse', ply: (game?.ply ?? 0) + steps[name] });
    else if (name === 'new') {
      if (settings.mode !== 'view') dialog.open(settings, isUnderWay(state));
    } else if (room) rooms.open(name);
    else dispatch({ type: name });
  }

  const hasTools = () => app.dataset.controls !== 'none';

  function show() {
    board.invalidate();
    if (onlyDragged(shown, state)) return;
    shown = state;
    if (words?.lang !== state.settings.lang) speak(state.settings.lang);
    setAttribute(host, 'data-phase', state.phase.type);
    setAttribute(host, 'data-facing', sitOpposite(state.settings));
    looks.update(state.settings);
    grid.update(describeSquares(state), state.flipped, words);
    panel.update(state, words);
    rooms.update(state);
    ticker.update();
    tell();
  }

  /** What the page around the element may be waiting for. */
  function tell() {
    const { hint, game, phase } = state;
    if (hint?.type !== 'asked') {
      for (const answer of curious.splice(0)) answer(hint?.text ?? null);
    }
    if (!isReady || game === told || UNDECIDED.includes(phase.type)) return;
    told = game;
    if (outcomeOf(state) !== null) return;
    const legal = game.moves.map(({ text }) => text);
    emit('dama-turn', { color: game.turn, fen: game.fen, legal });
  }

  function speak(lang) {
    words = translator(lang);
    for (const node of [app, dialog.node, live.node]) {
      setAttribute(node, 'lang', lang);
      setAttribute(node, 'dir', words.dir);
    }
    dialog.update(words);
    rooms.speak(lang);
    emit('dama-language', { lang });
  }

  /** @returns {boolean} whether nobody has prevented what is told */
  function emit(name, detail) {
    const cancelable = name === 'dama-move';
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
    return host.dispatchEvent(event);
  }

  return {
    dispatch,
    useTool,
    emit,
    state: () => state,
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
      if (state.hint?.type !== 'asked') return Promise.resolve(state.hint?.text ?? null);
      return new Promise((answer) => curious.push(answer));
    },

    keep: () => saved !== null && keep(),

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
          flipped: () => state.flipped,
          dragging: () => state.phase.type === 'dragging',
        }),
      ];
      show();
      if (first) loading.load();
      // Taken out of the page and put back: whatever the engine was doing was dropped.
      else if (state.game !== null) dispatch({ type: 'configure', settings: {} });
    },

    /** … and leaves it. */
    disconnect() {
      dispatch({ type: 'cancel', cause: 'blur' });
      for (const undo of unbind) undo();
      unbind = [];
      engine.close();
      ticker.close();
      rooms.close();
      for (const answer of curious.splice(0)) answer(null);
    },
  };
}

/** A piece that follows the pointer, several times a frame, changes nothing but the canvas. */
function onlyDragged(shown, state) {
  if (shown === null || shown.phase.type !== 'dragging' || state.phase.type !== 'dragging')
    return false;
  const others = Object.keys(state).filter((key) => key !== 'phase');
  return shown.phase.next === state.phase.next && others.every((key) => shown[key] === state[key]);
}
