/** What is to be said about a state, as lines of i18n. Pure. */

import { givenName } from './settings.js';
import { isHuman, loser, outcomeOf } from './state/turn.js';

/** The 80 plies without progress are worth a word from here on. */
const QUIET_WORTH_SAYING = 20;

/** @returns {{key: string, args?: object} | null} whose turn it is */
export function turnLine({ phase, game, settings }) {
  if (game === null || phase.type === 'over') return null;
  if (phase.type === 'browsing') {
    if (game.ply === 0) return { key: 'lookingAtStart' };
    return { key: 'lookingAt', args: { ply: game.ply, total: game.history.length } };
  }
  const name = givenName(settings, game.turn);
  if (name !== '') return { key: 'turnName', args: { name } };
  return { key: game.turn === 'white' ? 'turnWhite' : 'turnBlack' };
}

/** What a person is to do now, or is waiting for. */
export function taskLine(state) {
  const { phase, game, refusal, hint, notice, settings } = state;
  if (notice?.key === 'loadFailed') return null;
  if (game === null || phase.type === 'loading') return { key: 'loading' };
  if (refusal !== null) return refusal.line;
  if (phase.type === 'thinking') return { key: 'thinking' };
  if (hint?.type === 'asked') return { key: 'hintAsked' };
  if (phase.type === 'browsing' || outcomeOf(state) !== null) return null;
  if (!isHuman(state, game.turn)) {
    // The page around the element may have refused the computer's move: then nobody thinks.
    const soon = phase.type === 'animating' && settings.mode === 'computer';
    return soon ? { key: 'thinking' } : null;
  }
  if (phase.type === 'selected' || phase.type === 'dragging') {
    if (phase.path.length > 0)
      return { key: 'goOn', args: { n: game.capture - phase.path.length } };
  }
  if (game.capture > 0) return { key: 'mustCapture', args: { n: game.capture } };
  if (hint?.type === 'shown') return { key: 'hintShown', args: { move: hint.text } };
  if (phase.type === 'selected' || phase.type === 'dragging') return { key: 'selectedSquare' };
  return { key: settings.mode === 'two' ? 'anyMove' : 'yourMove' };
}

/** How near a draw is, where that begins to matter. */
export function counterLines(state) {
  const { game, phase } = state;
  if (game === null || phase.type === 'browsing' || outcomeOf(state) !== null) return [];
  const lines = [];
  const left = game.quietLimit - game.quiet;
  if (left <= QUIET_WORTH_SAYING) lines.push({ key: 'quietLeft', args: { n: left } });
  if (game.seen >= 2) lines.push({ key: 'seenTwice' });
  return lines;
}

/** @returns {{title: object, reason: object} | null} */
export function resultLines({ phase, game, settings }) {
  if (phase.type !== 'over') return null;
  const { winner, reason } = phase.outcome;
  const lost = loser(phase.outcome);
  const keys = {
    noPieces: lost === 'white' ? 'noPiecesWhite' : 'noPiecesBlack',
    noMoves: lost === 'white' ? 'noMovesWhite' : 'noMovesBlack',
    resigned: lost === 'white' ? 'resignedWhite' : 'resignedBlack',
    time: lost === 'white' ? 'timeWhite' : 'timeBlack',
  };
  return {
    title: verdict(winner, settings),
    reason: { key: keys[reason] ?? reason, args: { n: game.quietLimit } },
  };
}

function verdict(winner, settings) {
  if (winner === null) return { key: 'draw' };
  if (settings.mode === 'computer') return { key: winner === settings.side ? 'youWin' : 'youLose' };
  const name = givenName(settings, winner);
  if (name !== '') return { key: 'nameWins', args: { name } };
  return { key: winner === 'white' ? 'whiteWins' : 'blackWins' };
}

/** Everything above in one breath, for the live region. */
export function statusLines(state) {
  const result = resultLines(state);
  if (result !== null) return [result.title, result.reason];
  const lines = [turnLine(state), taskLine(state), ...counterLines(state)];
  return lines.filter((line) => line !== null);
}
