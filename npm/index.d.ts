/** What the package adds to a page: the custom element `<turkish-draughts>`. */

export type Side = 'white' | 'black';
export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export type Mode = 'computer' | 'two' | 'view';
export type Language = 'en' | 'tr' | 'ar';

export type Orientation = 'auto' | 'white' | 'black';
export type Controls = 'full' | 'minimal' | 'none';
export type Theme = 'wood' | 'stone' | 'plain';

/** A legal move; squares are numbered from a1 = 0 over h1 = 7 to h8 = 63. */
export interface Move {
  /** such as `a3-a4` or `d4xd6` */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly captured: readonly number[];
}

/** How the game stands; null in the element until it is ready. */
export interface Snapshot {
  readonly ply: number;
  readonly turn: Side;
  readonly fen: string;
  readonly moves: readonly Move[];
  /** All moves of the line, also those taken back. */
  readonly history: readonly { readonly text: string; readonly color: Side }[];
  readonly outcome: GameOver | null;
}

/** A move that is about to be played. */
export interface PlannedMove {
  readonly move: string;
  /** Names of squares, such as `a3`. */
  readonly from: string;
  readonly to: string;
  readonly captured: readonly string[];
  readonly color: Side;
  readonly ply: number;
}

export interface GameOver {
  /** null for a draw */
  readonly winner: Side | null;
  readonly reason: string;
}

export interface TurkishDraughtsEventMap {
  /** The board can be used. */
  'dama-ready': CustomEvent<Record<string, never>>;
  /**
   * A move is about to be played, a person's or the computer's; `preventDefault()` keeps it from being
   * played. After the computer's the game waits for `play`.
   */
  'dama-move': CustomEvent<PlannedMove>;
  /** Somebody is to move. */
  'dama-turn': CustomEvent<{
    readonly color: Side;
    readonly fen: string;
    readonly legal: readonly string[];
  }>;
  'dama-gameover': CustomEvent<GameOver>;
  /** Something made no sense: an attribute, a move, a position; or nothing could be loaded. */
  'dama-error': CustomEvent<{ readonly code: string; readonly message: string }>;
  'dama-language': CustomEvent<{ readonly lang: Language }>;
}

/**
 * Each attribute is a property as well, and may change at any time. What a person chooses in the game
 * never changes an attribute. Events bubble and leave shadow roots.
 */
export class TurkishDraughts extends HTMLElement {
  mode: Mode;
  level: Level;
  side: Side;
  lang: string;
  theme: Theme;
  /** A position as FEN, where a new game begins; empty for the usual one. */
  position: string;
  /** Moves from there, such as `a3-a4 a6-a5`, or PDN. */
  moves: string;
  /** Whose side is at the bottom. */
  orientation: Orientation;
  get coordinates(): 'on' | 'off';
  set coordinates(value: 'on' | 'off' | boolean);
  controls: Controls;
  /** Under which name the game is kept for the next visit: `off`, `on`, or a name of your own. */
  get storage(): string;
  set storage(value: string | boolean);
  /** `lazy` waits until the board is near the screen, where the entry for other sites loads it. */
  loading: 'eager' | 'lazy';

  /** Kept when the rules have been loaded and a game is on the board. */
  readonly ready: Promise<void>;
  readonly snapshot: Snapshot | null;
  /** The position; empty until the board is ready. */
  readonly fen: string;
  /** The game; empty until the board is ready. */
  readonly pdn: string;

  // What is asked before the board is ready is done then.

  newGame(options?: { mode?: Mode; level?: Level; side?: Side }): void;
  /** Plays a legal move, such as `a3-a4`, for whoever is to move. Says whether it was played. */
  play(move: string): boolean;
  undo(): void;
  redo(): void;
  /** The best move for a person to play now, shown on the board; null where there is none to ask for. */
  hint(): Promise<string | null>;
  /** Turns the board. */
  flip(): void;
  /** Throws what is wrong with the text, and changes nothing then. */
  loadFen(fen: string): void;
  /** Throws what is wrong with the text, and changes nothing then. */
  loadPdn(pdn: string): void;
  exportPdn(): string;
  /** Opens a shared link's fragment, such as `#fen=W:Wa2:Ba7`. */
  openLink(fragment: string): void;
  /** Opens the course. */
  learn(): void;

  addEventListener<K extends keyof TurkishDraughtsEventMap>(
    type: K,
    listener: (this: TurkishDraughts, event: TurkishDraughtsEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: TurkishDraughts, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'turkish-draughts': TurkishDraughts;
  }
}
