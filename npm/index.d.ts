/** What the package adds to a page: the custom element `<turkish-draughts>`. */

export type Side = 'white' | 'black';
export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export type Mode = 'computer' | 'two' | 'view';
export type Language = 'en' | 'tr' | 'ar';

/** A move as it is told: `text` such as `a3-a4` or `d4xd6`. */
export interface Move {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly captured: readonly number[];
}

/** How the game stands; null in the element until it is ready. */
export interface Snapshot {
  readonly ply: number;
  readonly fen: string;
  readonly moves: readonly Move[];
  readonly history: readonly { readonly text: string }[];
}

export interface GameOver {
  /** null for a draw */
  readonly winner: Side | null;
  readonly reason: string;
}

export interface TurkishDraughtsEventMap {
  /** The board can be used. */
  'dama-ready': CustomEvent<Record<string, never>>;
  /** A move is about to be played; `preventDefault()` keeps it from being played. */
  'dama-move': CustomEvent<{ readonly text: string; readonly ply: number }>;
  'dama-turn': CustomEvent<{ readonly side: Side; readonly ply: number }>;
  'dama-gameover': CustomEvent<GameOver>;
  'dama-error': CustomEvent<{ readonly message: string }>;
  'dama-language': CustomEvent<{ readonly lang: Language }>;
}

/** Each attribute is a property as well, and may change at any time. */
export class TurkishDraughts extends HTMLElement {
  mode: Mode;
  level: Level;
  side: Side;
  lang: string;
  theme: string;
  /** A position as FEN. */
  position: string;
  /** The moves of a game to show, as PDN. */
  moves: string;
  /** Whose side is at the bottom. */
  orientation: Side;
  coordinates: boolean;
  controls: boolean;
  /** Whether the game is kept for the next visit. */
  storage: boolean;

  readonly snapshot: Snapshot | null;

  newGame(options?: { mode?: Mode; level?: Level; side?: Side }): void;
  /** Plays a legal move, such as `a3-a4`. */
  play(move: string): void;
  undo(): void;
  redo(): void;
  hint(): void;
  flip(): void;
  /** Throws what is wrong with the text, and changes nothing then. */
  loadFen(fen: string): void;
  /** Throws what is wrong with the text, and changes nothing then. */
  loadPdn(pdn: string): void;
  exportPdn(): string;

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
