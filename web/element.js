/**
 * <turkish-draughts>: what an author may write, ask and hear. What is asked before the rules have
 * arrived is kept for then. What a person chooses in the game changes the game, never an attribute.
 */

import { createApp } from './app.js';
import {
  ATTRIBUTES,
  attributeText,
  defineProperties,
  lineText,
  OF_THE_GAME,
  readAttribute,
  readOptions,
  readSettings,
} from './attributes.js';
import { claim, release } from './claims.js';
import { pickLanguage } from './i18n/index.js';
import { DEFAULT_SETTINGS } from './settings.js';
import { moveNamed } from './state/turn.js';
import { createStorage } from './storage.js';

export class TurkishDraughts extends HTMLElement {
  // The last two only tell that colours may have changed.
  static observedAttributes = [...ATTRIBUTES, 'style', 'class'];

  #app = null;
  #storage = null;
  #isReady = false;
  /** What was asked before that. */
  #waiting = [];
  #lineChanged = false;
  #resolve = null;
  #ready = new Promise((resolve) => (this.#resolve = resolve));

  static {
    defineProperties(this.prototype, (element, name) => element.#inForce(name));
  }

  constructor() {
    super();
    // Where its place was kept (see placeholder.js) there is one already.
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [];
    root.replaceChildren();
  }

  /** Kept until the rules have arrived and a game is on the board. */
  get ready() {
    return this.#ready;
  }

  /** What the rules know of the game; null until they have been loaded. */
  get snapshot() {
    return this.#app?.state().game ?? null;
  }

  get fen() {
    return this.snapshot?.fen ?? '';
  }

  get pdn() {
    return this.exportPdn();
  }

  /** Starts a game from the beginning, or from `position` where that is given. */
  newGame(options = {}) {
    this.#whenReady(() => {
      const { settings, errors } = readOptions(options);
      for (const error of errors) this.#refused(error);
      this.#app.dispatch({ type: 'newGame', settings });
    });
  }

  /**
   * Plays a move for whoever is to move.
   *
   * @param {string} text such as 'a3-a4'
   * @returns {boolean} whether it was played; true where it is yet to be tried
   */
  play(text) {
    return (
      this.#whenReady(() => {
        const index = moveNamed(this.snapshot, String(text));
        const { length } = this.snapshot.history;
        const { ply } = this.snapshot;
        this.#app.dispatch({ type: 'command', index });
        const now = this.snapshot;
        if (now.ply === ply + 1 || now.history.length > length) return true;
        if (index < 0) this.#refused({ code: 'move', message: `${text} is not a legal move here` });
        return false;
      }) ?? true
    );
  }

  undo() {
    this.#whenReady(() => this.#app.useTool('undo'));
  }

  redo() {
    this.#whenReady(() => this.#app.useTool('redo'));
  }

  /** @returns {Promise<string | null>} the best move; null where nobody is asked for one */
  async hint() {
    await this.#ready;
    return this.#app.hint();
  }

  /** Turns the board. */
  flip() {
    this.#whenReady(() => this.#app.dispatch({ type: 'flip' }));
  }

  /**
   * Puts a position on the board.
   *
   * @throws {Error} what is wrong with it and where; also told as `dama-error`. Before the rules
   *   have been loaded it is only told
   */
  loadFen(fen) {
    this.#open(() => this.#app.rules().fromFen(String(fen)));
  }

  /** Puts a game on the board, at its end. @throws {Error} as `loadFen` */
  loadPdn(text) {
    this.#open(() => this.#app.rules().fromPdn(String(text)));
  }

  /** @returns {string} the game as PDN; empty until the rules have been loaded */
  exportPdn() {
    return this.#app?.rules()?.pdn({}) ?? '';
  }

  /**
   * Opens what the fragment of an address holds (see link.js). What was played before can be gone
   * back to.
   *
   * @param {string} fragment such as '#fen=W:Wa2:Ba7'
   */
  openLink(fragment) {
    this.#whenReady(() => this.#app.open('opened', { link: fragment }));
  }

  /** Opens the course. */
  learn() {
    this.#whenReady(() => this.#app.open('learn'));
  }

  connectedCallback() {
    this.#adopt();
    this.#store();
    if (this.#app === null) {
      this.#app = createApp(this, this.shadowRoot, {
        given: {
          settings: () => this.#settings(),
          orientation: () => this.orientation,
          position: () => this.position,
          line: () => lineText(this.position, this.moves),
        },
        store: () => (this.#key() === null ? null : localStorage),
        storage: () => this.#storage,
        refused: (error) => this.#refused(error),
        ready: () => this.#arrived(),
      });
      this.#app.control(this.controls);
      for (const name of ATTRIBUTES) this.#complain(name);
    }
    this.#app.connect();
  }

  disconnectedCallback() {
    this.#app.disconnect();
    release(this);
  }

  attributeChangedCallback(name, before, text) {
    if (this.#app === null || before === text) return;
    if (!ATTRIBUTES.includes(name)) {
      this.#app.retheme();
      return;
    }
    this.#complain(name);
    if (name === 'position' || name === 'moves') this.#changeLine();
    else if (name === 'controls') this.#app.control(this.controls);
    else if (name === 'orientation')
      this.#app.dispatch({ type: 'orient', orientation: this.orientation });
    else if (name === 'storage') {
      this.#store();
      this.#app.keep();
    } else this.#change(readSettings((asked) => this.getAttribute(asked), [name]));
  }

  #change(settings) {
    for (const [name, value] of Object.entries(settings)) {
      if (name === 'lang') this.#app.dispatch({ type: 'language', lang: value });
      else {
        const type = OF_THE_GAME.includes(name) ? 'configure' : 'prefer';
        this.#app.dispatch({ type, settings: { [name]: value } });
      }
    }
  }

  /** Both halves of a line are as a rule set one after the other. */
  #changeLine() {
    if (this.#lineChanged) return;
    this.#lineChanged = true;
    queueMicrotask(() => {
      this.#lineChanged = false;
      this.#whenReady(() => this.#app.openGiven());
    });
  }

  #inForce(name) {
    const settings = this.#app?.state().settings ?? DEFAULT_SETTINGS;
    return name === 'coordinates' ? attributeText(settings.coordinates) : settings[name];
  }

  /** What was kept, with the attributes over it. */
  #settings() {
    const { flipped, ...saved } = this.#storage.loadSettings();
    const lang = pickLanguage(navigator.languages ?? [navigator.language]);
    const given = readSettings((name) => this.getAttribute(name));
    return { ...DEFAULT_SETTINGS, lang, ...saved, ...given };
  }

  /** @returns {string | null} the name under which things are kept; null for nothing at all */
  #key() {
    const { storage } = this;
    return storage === 'off' ? null : storage === 'on' ? '' : storage;
  }

  #store() {
    release(this);
    const key = this.#key();
    const isMine = key !== null && claim(key, this);
    if (key !== null && !isMine) {
      const message = `storage="${this.storage}" belongs to another game on this page`;
      this.#refused({ code: 'storage', message });
    }
    this.#storage = createStorage(() => (isMine ? localStorage : null), key ?? '');
  }

  /** Properties that were set before the element was known are its own. */
  #adopt() {
    for (const name of ATTRIBUTES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }

  #complain(name) {
    const { error } = readAttribute(name, this.getAttribute(name));
    if (error) this.#refused(error);
  }

  #open(read) {
    const opened = () => {
      let snapshot;
      try {
        snapshot = read();
      } catch (error) {
        this.#refused(error);
        throw error;
      }
      this.#app.dispatch({ type: 'opened', snapshot });
    };
    this.#whenReady(opened);
  }

  /** Does it now, or when the rules have arrived: then nobody is there to be told what it gives. */
  #whenReady(command) {
    if (this.#app?.rules()) return command();
    this.#waiting.push(command);
    return undefined;
  }

  #arrived() {
    for (const command of this.#waiting.splice(0)) {
      try {
        command();
      } catch {
        // Told as an event; the game before it stays.
      }
    }
    if (this.#isReady) return;
    this.#isReady = true;
    this.#app.emit('dama-ready', {});
    this.#resolve();
  }

  #refused({ code = 'other', message }) {
    const told = { detail: { code, message }, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent('dama-error', told));
  }
}

// A page may have another version of it already, which then plays all games there.
if (!customElements.get('turkish-draughts')) {
  customElements.define('turkish-draughts', TurkishDraughts);
}
