/** How much faster than normal everything moves; without motion a move is shown at once. */
export const SPEEDS = Object.freeze({ slow: 0.6, normal: 1, fast: 1.7, none: Infinity });

/** Every duration of the page, in milliseconds. */
export const TIMINGS = Object.freeze({
  /** One leg of a move: a start-up, and so much for each square crossed, up to a limit. */
  slideBase: 130,
  slidePerSquare: 40,
  slideMax: 420,
  /** A breath on each landing, so that a long capture can be counted. */
  legPause: 70,
  /** A jumped piece going. */
  vanish: 190,
  /** Between two jumped pieces when the mover was dropped on its last square. */
  heldStep: 110,
  /** The second disc being set on a man that becomes a dama. */
  crown: 380,
  /** With reduced motion: how long the piece stands on each landing. */
  stillLeg: 340,
  /** Undo and redo run faster than play. */
  rewindSpeed: 1.7,
  /** The computer's move never comes sooner than this, so that it can be followed. */
  computerAtLeast: 600,
  /** Marked pieces pulse this long after a tap on a piece that must wait … */
  flash: 1500,
  /** … and the reason stays this long. */
  refusal: 5000,
  /** A move that misses the point of a lesson stands this long before it is taken back. */
  takeBack: 1400,
  /** Analysis begins when a position has stood this long … */
  follow: 150,
  /** … and its verdict is spoken once, after this long. */
  verdict: 1500,
  /** A text that is being written is looked at after a pause of this long. */
  typing: 400,
  /** A worker silent for this long is taken for hung. */
  watchdog: 20000,
  /** A pause before the rules are fetched again. */
  reload: 800,
  /** A pause before a dead worker is replaced. */
  respawn: 250,
});
