/**
 * <turkish-draughts>: the composition root. Attributes and people's actions become events, the
 * state answers with effects, and this file carries them out.
 */

import { createBoard } from './board.js';
import { createDialog } from './dialog.js';
import { el, setAttribute } from './dom.js';
import { bindDrop } from './drop.js';
import { createEngine } from './engine.js';
import { createGrid } from './grid.js';
import { pickLanguage, translator } from './i18n/index.js';
import { createFeel } from './feel.js';
import { bindPointer } from './input.js';
import { describeSquares } from './label.js';
import { createLive } from './live.js';
import { createLooks } from './looks.js';
import { createPanel } from './panel.js';
import { decode, encode } from './placement.js';
import { sitOpposite } from './players.js';
import { createRooms } from './rooms.js';
import { Broken, loadRules } from './rules.js';
import { sceneOf } from './scene.js';
import { DEFAULT_SETTINGS, knownSettings } from './settings.js';
import { initialState, update } from './state.js';
import { bindShortcuts } from './shortcuts.js';
import { keptClock, readClock } from './state/clock.js';
import { isUnderWay } from './state/turn.js';
import { createStorage } from './storage.js';
import { STYLES } from './styles.js';
import { createTicker } from './ticker.js';
import { TIMINGS } from './timings.js';

/** The settings that are attributes too. */
const ATTRIBUTES = ['mode', 'side', 'level', 'lang'];

/** So often the rules are fetched, or fetched again after a crash, before the page gives up. */
const PATIENCE = 3;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export class TurkishDraughts extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #storage = createStorage(() => localStorage);
  #state = null;
  /** The state that the nodes around the canvas show. */
  #shown = null;
  #queue = [];
  #busy = false;
  #rules = null;
  #loads = 0;
  #troubles = 0;
  /** The game as last saved; a crash of the rules is survived even where storage is refused. */
  #saved = null;
  #pendingFen = null;
  #translator = null;
  #unbind = [];
  #live = createLive();
  #board = createBoard(() => sceneOf(this.#state, performance.now()));
  #feel = createFeel();
  #looks = createLooks(this, () => this.#board.retheme());
  #dialog = createDialog((settings) => this.#dispatch({ type: 'newGame', settings }));
  #grid = createGrid({ tap: (square) => this.#dispatch({ type: 'tap', square }) });
  #panel = createPanel({
    tool: (name) => this.#useTool(name),
    language: (lang) => this.#dispatch({ type: 'language', lang }),
    copy: () => this.#rooms.open('copy'),
    dispatch: (event) => this.#dispatch(event),
  });
  #engine = createEngine({
    spawn: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
    reply: (reply) => this.#heard(reply),
  });
  #ticker = createTicker({
    clock: () => this.#state.clock,
    show: (now) => this.#panel.tick(this.#state, now),
    event: () => this.#dispatch({ type: 'tick' }),
    keep: () => this.#keep(),
  });
  #app = el('div', { class: 'app' });
  #rooms = null;
  #askedAt = 0;
  #asked = null;

  constructor() {
    super();
    const { head, score, status, tools, moves, notice } = this.#panel;
    const board = el('div', { class: 'board', dir: 'ltr' }, this.#board.canvas, this.#grid.node);
    const frame = el('div', { class: 'frame' }, board);
    this.#app.append(head, score, frame, status, tools, moves, notice);
    bindShortcuts(this.#app, (name) => this.#useTool(name));
    // Wherever the focus is: after a press of Hint it is there, not on the board.
    this.#app.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#dispatch({ type: 'cancel', cause: 'escape' });
    });
    bindDrop(this.#app, (detail) => this.#rules && this.#rooms.open('share', detail));
    const style = el('style');
    style.textContent = STYLES;
    const root = this.attachShadow({ mode: 'open' });
    root.append(style, this.#looks.node, this.#app, this.#dialog.node, this.#live.node);
    this.#rooms = createRooms(this.#host(), root);
  }

  /** The snapshot from the rules; null until they have been loaded. */
  get snapshot() {
    return this.#state?.game ?? null;
  }

  /**
   * Starts a game from a set-up position, in the present mode. Before the rules have been loaded
   * the position is kept for then.
   *
   * @param {string} fen
   * @throws {Error} what is wrong with it and where; also told as the event `dama-error`
   */
  loadFen(fen) {
    if (this.#rules === null) {
      this.#pendingFen = fen;
      return;
    }
    let snapshot;
    try {
      snapshot = this.#rules.fromFen(fen);
    } catch (error) {
      this.#emit('dama-error', { message: error.message });
      throw error;
    }
    this.#dispatch({ type: 'opened', snapshot });
  }

  /**
   * Opens what the fragment of a page's address holds (see link.js). What was played before can be
   * gone back to. To be called once the element is ready.
   *
   * @param {string} fragment such as '#fen=W:Wa2:Ba7'
   */
  openLink(fragment) {
    return this.#rooms.open('opened', { link: fragment });
  }

  /** Opens the course. */
  learn() {
    return this.#rooms.open('learn');
  }

  connectedCallback() {
    const first = this.#state === null;
    if (first) this.#begin();
    const onMotion = () => this.#dispatch({ type: 'motion', reduced: reducedMotion.matches });
    reducedMotion.addEventListener('change', onMotion);
    this.#unbind = [
      () => reducedMotion.removeEventListener('change', onMotion),
      this.#board.observe(),
      bindPointer(this.#grid, {
        dispatch: (event) => this.#dispatch(event),
        flipped: () => this.#state.flipped,
        dragging: () => this.#state.phase.type === 'dragging',
      }),
    ];
    this.#show();
    if (first) this.#load();
    // Taken out of the page and put back: whatever the engine was doing was dropped.
    else if (this.#state.game !== null) this.#dispatch({ type: 'configure', settings: {} });
  }

  disconnectedCallback() {
    this.#dispatch({ type: 'cancel', cause: 'blur' });
    for (const unbind of this.#unbind) unbind();
    this.#unbind = [];
    this.#engine.close();
    this.#ticker.close();
    this.#rooms.close();
  }

  /** @returns {import('./rooms.js').Host} */
  #host() {
    return {
      state: () => this.#state,
      dispatch: (event) => this.#dispatch(event),
      t: () => translator(this.#state.settings.lang),
      rules: () => this.#rules,
      announce: (...lines) => this.#live.announce(lines, () => this.#host().t()),
      open: (name, detail) => this.#rooms.open(name, detail),
      app: this.#app,
    };
  }

  attributeChangedCallback(name, before, value) {
    const settings = knownSettings({ [name]: value }, [name]);
    if (this.#state === null || before === value || !(name in settings)) return;
    if (name === 'lang') this.#dispatch({ type: 'language', lang: value });
    else this.#dispatch({ type: 'configure', settings });
  }

  /** What was saved, with the attributes over it; then a first picture, before any rules. */
  #begin() {
    const { flipped, ...saved } = this.#storage.loadSettings();
    const attributes = ATTRIBUTES.map((name) => [name, this.getAttribute(name)]);
    const given = knownSettings(Object.fromEntries(attributes), ATTRIBUTES);
    const lang = pickLanguage(navigator.languages ?? [navigator.language]);
    const settings = { ...DEFAULT_SETTINGS, lang, ...saved, ...given };
    const side = settings.mode === 'computer' && settings.side === 'black';
    this.#state = initialState({
      settings,
      flipped: flipped ?? side,
      picture: decode(this.#storage.loadGame().picture),
      reduced: reducedMotion.matches,
    });
  }

  async #load() {
    try {
      this.#rules = await loadRules(this.#loads++);
    } catch {
      this.#retry(TIMINGS.reload);
      return;
    }
    this.#dispatch(this.#restored());
    const fen = this.#pendingFen;
    this.#pendingFen = null;
    try {
      if (fen !== null) this.loadFen(fen);
    } catch {
      // Told as an event; the restored game stays.
    }
    this.#engine.warm();
    this.#emit('dama-ready', {});
  }

  #retry(ms) {
    this.#rules = null;
    this.#troubles += 1;
    if (this.#troubles < PATIENCE) setTimeout(() => this.#load(), ms);
    else this.#dispatch({ type: 'failed' });
  }

  /** Opens the saved game; a damaged one gives a fresh game and says so. */
  #restored() {
    const stored = this.#storage.loadGame();
    const { saved, ended, clock } = this.#saved ?? stored;
    const damaged = this.#saved === null && stored.damaged;
    const fresh = (notice) => ({ type: 'opened', snapshot: this.#rules.start(), notice });
    if (damaged) return fresh({ key: 'damaged' });
    if (saved === null) return fresh(null);
    try {
      const snapshot = this.#rules.restore(saved);
      return { type: 'opened', snapshot, ended, clock: readClock(clock), restored: true };
    } catch {
      return fresh({ key: 'damaged' });
    }
  }

  /** Events are taken one after the other, and what they lead to is shown once. */
  #dispatch(event) {
    this.#queue.push({ now: performance.now(), ...event });
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#queue.length > 0) this.#step(this.#queue.shift());
    } finally {
      this.#busy = false;
      this.#queue = [];
    }
    this.#show();
  }

  #step(event) {
    const [state, effects] = update(this.#state, event);
    this.#state = state;
    for (const effect of effects) {
      try {
        this.#run[effect.type](effect);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        this.#queue = [];
        this.#dispatch({ type: 'broken' });
        return;
      }
    }
  }

  /** One entry for each kind of effect. */
  #run = {
    legs: ({ from, path, held }) => {
      const { next, moves } = this.#rules.legs(from, path);
      this.#dispatch({ type: 'legs', from, path, next, moves, held });
    },
    play: ({ index, from, path, held }) => {
      const { snapshot, legs } = this.#rules.play(index, from, path);
      this.#dispatch({ type: 'moved', snapshot, legs, skip: path.length, held });
    },
    goto: ({ ply, leap }) => {
      const way = leap ? this.#rules.leapTo(ply) : this.#rules.goTo(ply);
      this.#dispatch({ type: 'went', ...way });
    },
    start: () => this.#dispatch({ type: 'opened', snapshot: this.#rules.start(), clocked: true }),
    ask: (question) => this.#rooms.open('confirm', question),
    think: (request) => {
      this.#asked = request;
      this.#askedAt = performance.now();
      this.#engine.ask({ id: request.id, saved: this.#rules.save(), level: request.level });
    },
    cancel: () => this.#engine.cancel(),
    reload: () => this.#retry(0),
    await: ({ id, duration }) => this.#later(duration, { type: 'animated', id }),
    calm: ({ id }) => this.#later(TIMINGS.refusal, { type: 'calm', id }),
    save: () => {
      const picture = encode(this.#state.game.pieces);
      this.#saved = { saved: this.#rules.save(), picture };
      this.#keep();
    },
    settings: () => {
      const { settings, flipped } = this.#state;
      this.#storage.saveSettings({ ...settings, flipped });
    },
    sense: ({ beats, own }) => this.#feel(beats, own, this.#state.settings),
    announce: ({ lines }) => this.#live.announce(lines, () => this.#translator),
    emit: ({ name, detail }) => this.#emit(name, detail),
  };

  /** Keeps the game, as last saved, with the time that is left now. */
  #keep() {
    const { ended, clock } = this.#state;
    this.#saved = { ...this.#saved, ended, clock: keptClock(clock, performance.now()) };
    this.#storage.saveGame(this.#saved);
  }

  #later(ms, event) {
    setTimeout(() => this.#dispatch(event), ms);
  }

  /** The computer's answer waits until it has taken its least time. */
  #heard({ id, answer }) {
    if (!answer) {
      this.#dispatch({ type: 'engineFailed', id, random: Math.random() });
      return;
    }
    const least = this.#asked.purpose === 'move' ? TIMINGS.computerAtLeast : 0;
    const wait = Math.max(0, this.#askedAt + least - performance.now());
    this.#later(wait, { type: 'thought', id, index: answer.index, move: answer.move });
  }

  #useTool(name) {
    if (name === 'new') this.#dialog.open(this.#state.settings, isUnderWay(this.#state));
    else if (['menu', 'keys', 'review'].includes(name)) this.#rooms.open(name);
    else this.#dispatch({ type: name });
  }

  #show() {
    const state = this.#state;
    this.#board.invalidate();
    if (onlyDragged(this.#shown, state)) return;
    this.#shown = state;
    if (this.#translator?.lang !== state.settings.lang) this.#speak(state.settings.lang);
    setAttribute(this, 'data-phase', state.phase.type);
    setAttribute(this, 'data-facing', sitOpposite(state.settings));
    this.#looks.update(state.settings);
    this.#grid.update(describeSquares(state), state.flipped, this.#translator);
    this.#panel.update(state, this.#translator);
    this.#rooms.update(state);
    this.#ticker.update();
  }

  #speak(lang) {
    this.#translator = translator(lang);
    for (const node of [this.#app, this.#dialog.node, this.#live.node]) {
      setAttribute(node, 'lang', lang);
      setAttribute(node, 'dir', this.#translator.dir);
    }
    this.#dialog.update(this.#translator);
    this.#rooms.speak(lang);
    this.#emit('dama-language', { lang });
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** A piece that follows the pointer, several times a frame, changes nothing but the canvas. */
function onlyDragged(shown, state) {
  if (shown === null || shown.phase.type !== 'dragging' || state.phase.type !== 'dragging')
    return false;
  const others = Object.keys(state).filter((key) => key !== 'phase');
  return shown.phase.next === state.phase.next && others.every((key) => shown[key] === state[key]);
}

customElements.define('turkish-draughts', TurkishDraughts);
