/** The dialog for a new game: opponent, colour, level. It warns when a game would be given up. */

import { el } from './dom.js';
import { CHOICES, knownSettings, NAME_LENGTH, NAMES } from './settings.js';

/** Where the word for a choice is not simply its name. */
const WORDS = { computer: 'modeComputer', two: 'modeTwo', off: 'noClock' };

const FIELDS = ['mode', 'side', 'level', 'clock', ...Object.values(NAMES)];

const CHECKS = ['turnBoard', 'facing'];

/**
 * @param {(settings: object) => void} started
 */
export function createDialog(started) {
  const words = [];
  const say = (key, node = el('span')) => {
    words.push({ key, node });
    return node;
  };

  const option = (name, value) =>
    el(
      'label',
      { class: 'option' },
      el('input', { type: 'radio', name, value }),
      value.includes('+')
        ? el('span', {}, el('bdi', {}, value.replace('+', ' + ')))
        : say(WORDS[value] ?? value),
    );

  const choices = (name, title) =>
    el(
      'fieldset',
      { class: 'choices', 'data-choices': name },
      say(title, el('legend')),
      el('div', { class: 'options' }, ...CHOICES[name].map((value) => option(name, value))),
    );

  const title = say('new', el('h2', { class: 'dialog-title', id: 'dialog-title' }));
  const warning = say('throwAway', el('p', { class: 'warning' }));
  const side = choices('side', 'yourColour');
  const level = choices('level', 'level');
  const names = el(
    'fieldset',
    { class: 'choices' },
    say('names', el('legend')),
    el('div', { class: 'options' }, ...Object.keys(NAMES).map((color) => nameField(color, say))),
  );
  const clock = choices('clock', 'clock');
  const check = (name, word) =>
    el('label', { class: 'check' }, el('input', { type: 'checkbox', name }), say(word));
  const turn = check('turnBoard', 'turnBoard');
  const facing = check('facing', 'facing');
  const cancel = say(
    'cancel',
    el('button', { type: 'button', class: 'button', 'data-part': 'cancel' }),
  );
  const start = say(
    'start',
    el('button', { type: 'submit', class: 'button primary', 'data-part': 'start' }),
  );
  const form = el(
    'form',
    { method: 'dialog', class: 'form' },
    title,
    choices('mode', 'opponent'),
    side,
    level,
    names,
    clock,
    turn,
    facing,
    warning,
    el('div', { class: 'actions' }, cancel, start),
  );
  const node = el(
    'dialog',
    { class: 'dialog', 'data-part': 'dialog', 'aria-labelledby': 'dialog-title' },
    form,
  );

  const input = (name) => form.elements.namedItem(name);

  /** Colour and level mean something only against the computer. */
  function fit() {
    const two = input('mode').value === 'two';
    side.hidden = two;
    level.hidden = two;
    names.hidden = !two;
    turn.hidden = !two;
    clock.hidden = !two;
    // Whoever is to move then sits at the bottom.
    facing.hidden = !two || input('turnBoard').checked;
  }

  form.addEventListener('change', fit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    node.close();
    const chosen = Object.fromEntries(FIELDS.map((name) => [name, input(name).value]));
    const checked = CHECKS.map((name) => [name, input(name).checked]);
    started(knownSettings({ ...chosen, ...Object.fromEntries(checked) }));
  });
  cancel.addEventListener('click', () => node.close());
  // A click on the backdrop lands on the dialog itself.
  node.addEventListener('click', (event) => event.target === node && node.close());

  return {
    node,

    /** @param {boolean} running whether there is a game to lose */
    open(settings, running) {
      for (const name of FIELDS) input(name).value = settings[name];
      for (const name of CHECKS) input(name).checked = settings[name];
      warning.hidden = !running;
      fit();
      node.showModal();
    },

    update(t) {
      for (const { key, node: place } of words) {
        const text = t.text(key);
        if (place.textContent !== text) place.textContent = text;
      }
    },
  };
}

function nameField(color, say) {
  const field = el('input', {
    type: 'text',
    name: NAMES[color],
    class: 'name',
    maxlength: NAME_LENGTH,
    autocomplete: 'off',
    dir: 'auto',
  });
  const disc = el('span', { class: `token ${color}`, 'aria-hidden': 'true' });
  return el(
    'label',
    { class: 'field' },
    disc,
    say(NAMES[color], el('span', { class: 'unseen' })),
    field,
  );
}
