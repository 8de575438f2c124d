/** Who is to move, and who plays: the choices of the position editor. */

import { el } from '../../dom.js';
import { CHOICES } from '../../settings.js';

/** Where the word for a choice is not simply its name. */
const WORDS = { computer: 'modeComputer', two: 'modeTwo' };

/**
 * @param {(key: string, node?: Element) => Element} say registers words (see sheet.js)
 * @param {{turn: (turn: 'white' | 'black') => void}} on
 */
export function createOptions(say, on) {
  const choices = (name, title, values) => {
    const inputs = values.map((value) =>
      el('input', { type: 'radio', name: `setup-${name}`, value }),
    );
    const options = inputs.map((input) =>
      el('label', { class: 'option' }, input, say(WORDS[input.value] ?? input.value)),
    );
    const node = el(
      'fieldset',
      { class: 'choices', 'data-choices': name },
      say(title, el('legend')),
      el('div', { class: 'options' }, ...options),
    );
    return {
      node,
      get: () => inputs.find(({ checked }) => checked)?.value,
      set: (value) => inputs.forEach((input) => (input.checked = input.value === value)),
    };
  };

  const turn = choices('turn', 'sideToMove', ['white', 'black']);
  const mode = choices('mode', 'opponent', CHOICES.mode);
  const side = choices('side', 'yourColour', CHOICES.side);
  const level = choices('level', 'level', CHOICES.level);

  /** Colour and level mean something only against the computer. */
  function fit() {
    const two = mode.get() === 'two';
    side.node.hidden = two;
    level.node.hidden = two;
  }

  turn.node.addEventListener('change', () => on.turn(turn.get()));
  mode.node.addEventListener('change', fit);

  return {
    turn: turn.node,
    node: el('div', { class: 'setup-play' }, mode.node, side.node, level.node),
    update: (color) => turn.set(color),
    chosen: () => ({ mode: mode.get(), side: side.get(), level: level.get() }),
    open(settings) {
      mode.set(settings.mode);
      side.set(settings.side);
      level.set(settings.level);
      fit();
    },
  };
}
