/** Settings of looks and feel. Each is in force at once, and kept. */

import { boardPalettes } from '../boards.js';
import { el } from '../dom.js';
import { MESSAGES } from '../i18n/index.js';
import { CHOICES } from '../settings.js';
import { drawPreview } from './settings/preview.js';
import { createSheet } from './sheet.js';

/** The words of each choice. */
const WORDS = {
  theme: { wood: 'themeWood', stone: 'themeStone', plain: 'themePlain' },
  appearance: { system: 'appearanceSystem', light: 'appearanceLight', dark: 'appearanceDark' },
  speed: { slow: 'speedSlow', normal: 'speedNormal', fast: 'speedFast', none: 'speedNone' },
};

/** What is on or off. */
const SWITCHES = { sound: 'soundOn', haptics: 'hapticsOn', coordinates: 'coordinatesOn' };

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'settings', title: 'to-settings' });
  const { say } = sheet;
  const previews = new Map(CHOICES.theme.map((theme) => [theme, el('canvas', HIDDEN)]));
  const night = matchMedia('(prefers-color-scheme: dark)');

  const option = (name, value, word, picture) =>
    el(
      'label',
      { class: 'option' },
      el('input', { type: 'radio', name, value }),
      el('span', {}, ...(picture ? [picture] : []), word),
    );

  const choices = (name, title, options) =>
    el(
      'fieldset',
      { class: 'choices', 'data-choices': name },
      say(title, el('legend')),
      el('div', { class: 'options' }, ...options),
    );

  const worded = (name, title) =>
    choices(
      name,
      title,
      CHOICES[name].map((value) =>
        option(
          name,
          value,
          say(WORDS[name][value], el('bdi')),
          name === 'theme' && previews.get(value),
        ),
      ),
    );

  const switches = Object.entries(SWITCHES)
    // What the device cannot do is not offered.
    .filter(([name]) => name !== 'haptics' || 'vibrate' in navigator)
    .map(([name, word]) =>
      el('label', { class: 'check' }, el('input', { type: 'checkbox', name }), say(word)),
    );
  const languages = CHOICES.lang.map((lang) =>
    option('lang', lang, el('bdi', { lang }, MESSAGES[lang].languageName)),
  );
  const form = el(
    'form',
    { class: 'settings', method: 'dialog' },
    worded('theme', 'theme'),
    worded('appearance', 'appearance'),
    el('div', {}, ...switches),
    worded('speed', 'speed'),
    choices('lang', 'language', languages),
  );
  sheet.body.append(form);

  form.addEventListener('change', ({ target }) => {
    const { name, type, checked, value } = target;
    const settings = { [name]: type === 'checkbox' ? checked : value };
    host.dispatch({ type: 'prefer', settings });
    // A sound that has just been turned on is heard.
    if (settings.sound) host.dispatch({ type: 'sample' });
  });

  /** Shows what is in force, wherever it was chosen. */
  function update({ settings }) {
    if (!sheet.node.open) return;
    for (const input of form.elements) {
      if (input.type === 'radio') input.checked = input.value === String(settings[input.name]);
      if (input.type === 'checkbox') input.checked = settings[input.name];
    }
    const { appearance } = settings;
    const time = appearance === 'dark' || (appearance === 'system' && night.matches);
    for (const [theme, canvas] of previews) {
      const { light, dark } = boardPalettes(theme);
      drawPreview(canvas, time ? dark : light);
    }
  }

  return {
    node: sheet.node,
    speak: sheet.speak,
    close: sheet.close,
    update,
    open() {
      sheet.open();
      update(host.state());
    },
  };
}

const HIDDEN = { class: 'preview', 'aria-hidden': 'true' };
