/** Refusals of the rules (a code and its facts) in words: where, then what. Pure. */

const side = ({ side }) => ({ key: side === 'black' ? 'black' : 'white' });

/** A stranger's text is quoted, but never at length. */
const SHOWN = 40;

const quoted = ({ text = '' }) => {
  const letters = [...text];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : text;
};

const WHAT = {
  'fen-no-side-to-move': () => ({ key: 'faultNoTurn' }),
  'fen-no-pieces': (at) => ({ key: 'faultNoPieces', args: { side: side(at) } }),
  'fen-unknown-side': (at) => ({ key: 'faultUnknownSide', args: { text: quoted(at) } }),
  'fen-side-twice': (at) => ({ key: 'faultSideTwice', args: { side: side(at) } }),
  'fen-unknown-square': (at) => ({ key: 'faultUnknownSquare', args: { text: quoted(at) } }),
  'fen-square-twice': ({ square }) => ({ key: 'faultSquareTwice', args: { square } }),
  'fen-trailing-text': (at) => ({ key: 'faultTrailing', args: { text: quoted(at) } }),
  'setup-too-many-pieces': ({ count, limit, ...at }) => ({
    key: 'faultTooMany',
    args: { side: side(at), n: count, limit },
  }),
  'setup-uncrowned-man': ({ side, square }) => ({
    key: side === 'white' ? 'faultFarWhite' : 'faultFarBlack',
    args: { square },
  }),
  'move-unreadable': (at) => ({ key: 'faultUnreadable', args: { text: quoted(at) } }),
  'move-no-piece': ({ square, ...at }) => ({
    key: 'faultNoPiece',
    args: { text: quoted(at), square },
  }),
  'move-must-capture': ({ count, ...at }) => ({
    key: 'faultMustCapture',
    args: { text: quoted(at), n: count },
  }),
  'move-illegal': (at) => ({ key: 'faultIllegal', args: { text: quoted(at) } }),
  'move-ambiguous': (at) => ({ key: 'faultAmbiguous', args: { text: quoted(at) } }),
  'game-over': () => ({ key: 'faultGameOver' }),
  'pdn-empty': () => ({ key: 'faultNothing' }),
  'pdn-other-game': (at) => ({ key: 'faultOtherGame', args: { text: quoted(at) } }),
  'pdn-unclosed-comment': () => ({ key: 'faultComment' }),
  'pdn-unclosed-variation': () => ({ key: 'faultVariation' }),
  link: () => ({ key: 'faultLink' }),
  'saved-no-ply': () => ({ key: 'faultLink' }),
  'no-text': () => ({ key: 'faultNothing' }),
  'too-long': () => ({ key: 'faultTooLong' }),
};

/** A refusal of the page's own, before the rules are asked. */
export function refuse(code) {
  return Object.assign(new Error(code), { code, detail: {} });
}

/** @returns {import('../../i18n/index.js').Line[]} */
export function faultLines({ code, detail = {} }) {
  const what = faultOf({ code, detail });
  const { line, column, ply } = detail;
  if (code === 'saved-no-ply') return [what];
  if (line !== undefined) return [{ key: 'whereLine', args: { line, column } }, what];
  if (ply !== undefined) return [{ key: 'whereMove', args: { n: ply } }, what];
  if (column !== undefined) return [{ key: 'whereColumn', args: { column } }, what];
  return [what];
}

/** @returns {import('../../i18n/index.js').Line} without the place, where the board shows it */
export const faultOf = ({ code, detail = {} }) => WHAT[code]?.(detail) ?? { key: 'faultOther' };
