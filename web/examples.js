/** The page of examples: each a text that can be changed, beside the board that it makes. */

import { el, setAttribute, tell } from './dom.js';
import './element.js';
import { EXAMPLES } from './examples/list.js';
import { readMarkup } from './examples/markup.js';
import { createStage } from './examples/stage.js';
import { LANGUAGES, loadPages, MESSAGES, pickLanguage, translator } from './i18n/index.js';
import { TIMINGS } from './timings.js';

const find = (selector) => document.querySelector(selector);
const HOME = new URL('../', import.meta.url).href;
const asked = new URLSearchParams(location.search).get('lang');

let t = null;

function copier(text) {
  const button = el('button', { type: 'button' });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
      button.textContent = t.text('exCopied');
    } catch {
      button.textContent = t.text('exByHand');
    }
  });
  return button;
}

function createExample({ name, text }) {
  const title = el('h2', { id: name });
  const about = el('p', { class: 'about' });
  const area = el('textarea', {
    ...{ id: `${name}-text`, dir: 'ltr', lang: 'en', spellcheck: 'false' },
    ...{ autocapitalize: 'off', autocomplete: 'off', 'aria-describedby': `${name}-fault` },
  });
  const label = el('label', { for: `${name}-text` });
  const fault = el('p', { class: 'fault', id: `${name}-fault`, role: 'status' });
  const reset = el('button', { type: 'button' });
  const copy = copier(() => area.value);
  const stage = el('div', { class: 'stage', role: 'group', 'aria-labelledby': name });
  const board = createStage(stage, (message) => complain(message));
  let near = false;
  let shown = null;
  let given = '';
  let timer = 0;

  function complain(message) {
    fault.textContent = message;
    setAttribute(area, 'aria-invalid', message !== '');
  }

  function show() {
    clearTimeout(timer);
    if (!near || t === null || shown === area.value) return;
    shown = area.value;
    const read = readMarkup(shown);
    complain('');
    if (read.fault === null) board.show(read);
    else {
      tell(fault, t, [read.fault]);
      setAttribute(area, 'aria-invalid', true);
    }
  }

  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, TIMINGS.typing);
  });
  reset.addEventListener('click', () => {
    area.value = given;
    shown = null;
    show();
  });
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near = true;
      show();
    },
    { rootMargin: '200px' },
  ).observe(stage);

  return {
    node: el(
      'section',
      { class: 'example', 'aria-labelledby': name },
      title,
      about,
      stage,
      el('div', { class: 'text' }, label, area, fault, el('div', { class: 'acts' }, copy, reset)),
    ),

    /** A text that somebody has changed stays. */
    speak() {
      title.textContent = t.text(name);
      about.textContent = t.text(`${name}About`);
      label.textContent = t.text('exText');
      reset.textContent = t.text('exReset');
      copy.textContent = t.text('exCopy');
      const fresh = text(t);
      if (area.value === given) area.value = fresh;
      given = fresh;
      area.rows = Math.min(18, given.split('\n').length + 3);
      shown = null;
      show();
    },
  };
}

const script = `<script type="module" src="${HOME}turkish-draughts.js"></script>`;
const first = find('#first');
const firstCopy = copier(() => script);
find('#script').textContent = script;
first.append(firstCopy);
const examples = EXAMPLES.map(createExample);
find('#examples').append(...examples.map(({ node }) => node));

const chooser = find('#language');
for (const lang of LANGUAGES) {
  chooser.append(el('option', { value: lang, lang }, MESSAGES[lang].languageName));
}
chooser.addEventListener('change', () => speak(chooser.value));

async function speak(lang) {
  await loadPages(lang);
  t = translator(lang);
  const page = document.documentElement;
  setAttribute(page, 'lang', t.lang);
  setAttribute(page, 'dir', t.dir);
  document.title = t.text('exTitle');
  chooser.value = lang;
  setAttribute(chooser, 'aria-label', t.text('language'));
  for (const [id, key] of [
    ['#title', 'exTitle'],
    ['#lead', 'exLead'],
    ['#first-title', 'exFirst'],
    ['#home', 'exHome'],
  ]) {
    find(id).textContent = t.text(key);
  }
  firstCopy.textContent = t.text('exCopy');
  for (const example of examples) example.speak();
}

await speak(pickLanguage([asked, ...(navigator.languages ?? [navigator.language])]));
