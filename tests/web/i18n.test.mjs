import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as i18n from '../../web/i18n/index.js';

const { LANGUAGES, pickLanguage, translator } = i18n;
/** The words of the page, of its rooms and of the pages beside it together, by language. */
const MESSAGES = {};
for (const lang of LANGUAGES) {
  const { default: rooms } = await import(`../../web/i18n/rooms/${lang}.js`);
  const { default: pages } = await import(`../../web/i18n/pages/${lang}.js`);
  const keys = [i18n.MESSAGES[lang], rooms, pages].flatMap(Object.keys);
  const twice = keys.filter((key, index) => keys.indexOf(key) < index);
  assert.deepEqual(twice, [], `${lang}: words that are there already`);
  MESSAGES[lang] = { ...i18n.MESSAGES[lang], ...rooms, ...pages };
  await i18n.loadMore(lang);
  await i18n.loadPages(lang);
}

const isText = (message) => typeof message === 'string';
const isPlural = (message) => typeof message === 'object' && !Array.isArray(message);
const forms = (message) => (isText(message) ? [message] : Object.values(message));
const places = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test('every language has exactly the keys of English, of the same kind', () => {
  const kind = (message) => (isText(message) ? 'text' : isPlural(message) ? 'plural' : 'list');
  const kinds = (messages) =>
    Object.entries(messages)
      .map(([key, message]) => `${key}: ${kind(message)}`)
      .sort();
  for (const lang of LANGUAGES) assert.deepEqual(kinds(MESSAGES[lang]), kinds(MESSAGES.en), lang);
});

test('lists are equally long', () => {
  for (const lang of LANGUAGES) {
    for (const [key, message] of Object.entries(MESSAGES.en)) {
      if (Array.isArray(message)) assert.equal(MESSAGES[lang][key].length, message.length, key);
    }
  }
});

test('no text is empty, and none has a stray brace or blank', () => {
  for (const lang of LANGUAGES) {
    for (const [key, message] of Object.entries(MESSAGES[lang])) {
      for (const text of forms(message)) {
        assert.ok(text.trim() !== '', `${lang} ${key}`);
        assert.doesNotMatch(text.replace(/\{\w+\}/g, ''), /[{}]/, `${lang} ${key}`);
        if (key !== 'listSeparator') assert.equal(text, text.trim(), `${lang} ${key}`);
      }
    }
  }
});

test('every translation has the places of the English, but for a number said in words', () => {
  for (const lang of LANGUAGES) {
    for (const [key, message] of Object.entries(MESSAGES.en)) {
      const wanted = places(forms(message).join(' '));
      for (const text of forms(MESSAGES[lang][key])) {
        const missing = wanted.filter((place) => place !== '{n}' && !text.includes(place));
        assert.deepEqual(missing, [], `${lang} ${key}: ${text}`);
        const extra = places(text).filter((place) => !wanted.includes(place));
        assert.deepEqual(extra, [], `${lang} ${key}: ${text}`);
      }
    }
  }
});

test('plural messages have exactly the forms of their language', () => {
  for (const lang of LANGUAGES) {
    const wanted = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(MESSAGES[lang])) {
      if (!isPlural(message)) continue;
      assert.deepEqual(Object.keys(message).sort(), [...wanted].sort(), `${lang} ${key}`);
    }
  }
});

test('plural forms are chosen by number', () => {
  const say = (lang, n) => translator(lang).say({ key: 'takenCount', args: { n } });
  for (const [lang, n, expected] of [
    ['en', 0, '0 pieces taken'],
    ['en', 1, '1 piece taken'],
    ['en', 2, '2 pieces taken'],
    ['en', 11, '11 pieces taken'],
    ['tr', 0, '0 taş aldı'],
    ['tr', 1, '1 taş aldı'],
    ['tr', 5, '5 taş aldı'],
    ['ar', 0, 'لم يأكل شيئًا'],
    ['ar', 1, 'أكل قطعة واحدة'],
    ['ar', 2, 'أكل قطعتين'],
    ['ar', 3, 'أكل 3 قطع'],
    ['ar', 11, 'أكل 11 قطعة'],
    ['ar', 100, 'أكل 100 قطعة'],
  ]) {
    assert.equal(say(lang, n), expected);
  }
});

test('a refusal names one marked piece, in as few words as fit under the board', () => {
  const say = (lang, n) => translator(lang).say({ key: 'refusedCapture', args: { n } });
  for (const [lang, n, expected] of [
    ['en', 1, 'a marked piece has a capture to play'],
    ['en', 4, 'has to be played, with a marked piece.'],
    ['tr', 1, 'işaretli bir taşla 1 taş almak zorunludur.'],
    ['tr', 4, 'işaretli bir taşla en çok taşı, yani 4 taşı almak zorunludur.'],
    ['ar', 1, 'بقطعة معلّمة'],
    ['ar', 2, 'بقطعة معلّمة'],
    ['ar', 4, 'بقطعة معلّمة'],
  ]) {
    assert.ok(say(lang, n).includes(expected), say(lang, n));
  }
});

test('the guide says that it is the enemy who is captured, and where a dama lands', () => {
  for (const [lang, enemy, behind] of [
    ['en', 'enemy piece', 'any empty square behind it'],
    ['tr', 'rakip taş', 'arkasındaki boş karelerden birine'],
    ['ar', 'الخصم', 'في أي خانة خالية خلفها'],
  ]) {
    const rules = translator(lang).list('rules');
    assert.ok(rules[5].includes(enemy) && rules[5].includes(behind), rules[5]);
    assert.match(rules[2], lang === 'ar' ? /للخصم/ : new RegExp(enemy));
  }
});

test('notation and numbers are set apart, words are not', () => {
  const parts = translator('ar').parts({
    key: 'playedTakes',
    args: { side: { key: 'white' }, move: 'd1xd5', n: 3 },
  });
  assert.deepEqual(
    parts.filter(({ isolate }) => isolate).map(({ text }) => text),
    ['d1xd5', '3'],
  );
  assert.equal(parts[0].text, 'الأبيض');
});

test('numbers are written with the digits of the notation', () => {
  for (const lang of LANGUAGES) {
    assert.match(translator(lang).say({ key: 'quietLeft', args: { n: 12 } }), /12/);
  }
});

test('a missing message is an error, not a blank', () => {
  assert.throws(() => translator('en').say({ key: 'nothing' }), /no message nothing/);
});

test('the language is the first known one of those wanted', () => {
  for (const [wanted, expected] of [
    [['tr-TR', 'en'], 'tr'],
    [['de', 'ar-EG'], 'ar'],
    [['fr'], 'en'],
    [[], 'en'],
    [['TR'], 'tr'],
    [[undefined], 'en'],
  ]) {
    assert.equal(pickLanguage(wanted), expected);
  }
});

test('every message is used somewhere', () => {
  const web = new URL('../../web/', import.meta.url);
  const files = readdirSync(web, { recursive: true }).filter(
    (name) => name.endsWith('.js') && !name.startsWith('i18n'),
  );
  const source = files.map((name) => readFileSync(new URL(name, web), 'utf8')).join('\n');
  const meta = ['languageName', 'dir', 'listSeparator', 'rules'];
  const viaData = ['expert', 'hard', 'medium', 'easy', 'onePieceEach', 'repetition', 'noProgress'];
  for (const key of Object.keys(MESSAGES.en)) {
    // The menu names its entries after the rooms, the frame its losses, the examples their
    // explanations.
    if (meta.includes(key) || viaData.includes(key) || /^(to|lost)-|^ex.+About$/.test(key))
      continue;
    assert.ok(new RegExp(`['".]${key}\\b`).test(source), key);
  }
});
