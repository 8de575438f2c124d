/** Share, save, open: the game and the position as text, link, file and picture, and back. */

import { el, tell } from '../dom.js';
import { gameLink, positionLink } from '../link.js';
import { readTheme } from '../theme.js';
import { isUnderWay } from '../state/turn.js';
import { faultLines } from './share/faults.js';
import { asideKeeper } from './share/aside.js';
import { picture } from './share/picture.js';
import { openText } from './share/reading.js';
import { fileName, tagsOf } from './share/record.js';
import { createSheet } from './sheet.js';

/** Where a link leads: to the page that this element comes with, wherever it is shown. */
const HOME = new URL('../../', import.meta.url);

/** @param {import('../rooms.js').Host} host @returns {import('../rooms.js').Room} */
export function createRoom(host) {
  const sheet = createSheet(host, { name: 'share', title: 'to-share' });
  const { say, label, button } = sheet;
  const kept = asideKeeper(host);

  const result = el('p', { class: 'share-result', role: 'status', 'data-part': 'share-result' });
  const byHand = label(
    'copyByHand',
    el('textarea', { class: 'text', rows: 3, readonly: true, hidden: true, dir: 'ltr' }),
  );

  const field = el('textarea', {
    class: 'text',
    rows: 4,
    dir: 'ltr',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'data-part': 'open-field',
    'aria-describedby': 'share-fault',
  });
  const fault = el('p', {
    class: 'warning',
    role: 'alert',
    id: 'share-fault',
    'data-part': 'share-fault',
  });
  const warning = say('throwAway', el('p', { class: 'warning' }));
  const file = label(
    'openFile',
    el('input', {
      type: 'file',
      class: 'unseen',
      accept: '.pdn,.fen,.txt,text/plain',
      tabindex: '-1',
    }),
  );
  const back = button('backToMine', () => {
    const done = kept.back();
    sheet.close();
    if (!done) host.open('opened', { notice: { key: 'asideRefused' } });
  });

  const told = (key) => tell(result, host.t(), [{ key }]);

  /** Copies a text; where that is not allowed, it is shown, selected, to be copied by hand. */
  async function copy(text, key) {
    byHand.hidden = true;
    try {
      await navigator.clipboard.writeText(text);
      told(key);
    } catch {
      byHand.hidden = false;
      byHand.value = text;
      byHand.focus();
      byHand.select();
      told('copyRefused');
    }
  }

  async function share(fragment) {
    const url = new URL(fragment, HOME).href;
    if (!navigator.share) return copy(url, 'copiedLink');
    try {
      await navigator.share({ title: host.t().text('gameName'), url });
    } catch (error) {
      // Thought better of it: nothing to say.
      if (error.name !== 'AbortError') await copy(url, 'copiedLink');
    }
  }

  function pdn() {
    const t = host.t();
    const state = host.state();
    const computer = `${t.text('computer')} (${t.text(state.settings.level)})`;
    const words = { player: t.text('player'), computer };
    return host.rules().pdn(tagsOf(state, host.rules().tags(), new Date(), words));
  }

  function save(blob, ending) {
    const url = URL.createObjectURL(blob);
    el('a', { href: url, download: fileName(new Date(), ending) }).click();
    // Not at once: the browser has only begun to fetch it.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    told('saved');
  }

  const draw = () => picture(host.state(), readTheme(host.app));

  async function copyPicture() {
    try {
      // Handed over as a promise: some browsers forget the press while a picture is made.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
      told('copiedPicture');
    } catch {
      told('pictureRefused');
    }
  }

  /** Opens what is in the field, or says what is wrong with it and where. */
  function open() {
    const before = kept.present();
    try {
      const notice = openText(host, field.value);
      kept.keep(before);
      sheet.close();
      field.value = '';
      host.open('opened', { notice });
    } catch (error) {
      if (error.code === undefined) throw error;
      refused(faultLines(error));
    }
  }

  function refused(lines) {
    // Emptied first, so that the same words are spoken again.
    fault.replaceChildren();
    tell(fault, host.t(), lines);
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }

  function forgive() {
    fault.replaceChildren();
    field.removeAttribute('aria-invalid');
  }

  /** Puts a text into the field, and opens it if no game is lost by that. */
  function offer(text) {
    field.value = text;
    forgive();
    if (isUnderWay(host.state())) field.focus();
    else open();
  }

  async function paste() {
    try {
      offer(await navigator.clipboard.readText());
    } catch {
      refused([{ key: 'pasteRefused' }]);
    }
  }

  async function read(chosen) {
    try {
      offer(await chosen.text());
    } catch {
      refused([{ key: 'fileRefused' }]);
    }
  }

  field.addEventListener('input', forgive);
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (chosen) await read(chosen);
    file.value = '';
  });

  const group = (title, ...nodes) =>
    el(
      'section',
      { class: 'share-group' },
      say(title, el('h3', { class: 'section-title' })),
      ...nodes,
    );
  const row = (...nodes) => el('div', { class: 'share-row' }, ...nodes);

  const snapshot = () => host.state().game;
  sheet.body.append(
    group(
      'shareTitle',
      row(
        button('linkGame', () => share(gameLink(snapshot())), 'primary'),
        button('linkPosition', () => share(positionLink(snapshot().fen))),
        button('copyPdn', () => copy(pdn(), 'copiedPdn')),
        button('copyFen', () => copy(snapshot().fen, 'copiedFen')),
        button('savePdn', () => save(new Blob([pdn()], { type: 'text/plain' }), 'pdn')),
        ...(globalThis.ClipboardItem ? [button('copyPicture', copyPicture)] : []),
        button('savePicture', async () => save(await draw(), 'png')),
      ),
      result,
      byHand,
    ),
    group(
      'openTitle',
      el('label', { class: 'share-label' }, say('openField'), field),
      fault,
      warning,
      row(
        button('openText', open, 'primary'),
        ...(navigator.clipboard?.readText ? [button('paste', paste)] : []),
        button('chooseFile', () => file.click()),
        back,
      ),
      file,
    ),
  );

  return {
    node: sheet.node,
    /** @param {{text?: string, file?: File}} detail what was dropped onto the board */
    open(detail) {
      result.replaceChildren();
      byHand.hidden = true;
      forgive();
      warning.hidden = !isUnderWay(host.state());
      back.hidden = !kept.has();
      sheet.open();
      if (detail.file) read(detail.file);
      else if (detail.text) offer(detail.text);
    },
    speak() {
      sheet.speak();
      result.replaceChildren();
      fault.replaceChildren();
    },
    close: sheet.close,
  };
}
