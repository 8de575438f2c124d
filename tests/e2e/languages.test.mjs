/** English, Turkish and Arabic: the words, the direction of the page, and a board that stays. */

import assert from 'node:assert/strict';
import { nameOf } from '../../web/geometry.js';
import { browserTest } from './support/harness.mjs';

const STILL = { reducedMotion: true };

const WORDS = {
  en: {
    locale: 'en-GB',
    title: 'Turkish draughts',
    turn: 'White to move',
    square: 'd3, white man, can move',
    tools: ['New game', 'Undo', 'Redo', 'Hint', 'Turn'],
  },
  tr: {
    locale: 'tr-TR',
    title: 'Türk daması',
    turn: 'Hamle sırası Beyazda',
    square: 'd3, beyaz taş, oynayabilir',
    tools: ['Yeni oyun', 'Geri al', 'Yinele', 'İpucu', 'Çevir'],
  },
  ar: {
    locale: 'ar',
    title: 'الداما التركية',
    turn: 'الدور للأبيض',
    square: 'd3، حجر أبيض، يمكن نقله',
    tools: ['لعبة جديدة', 'تراجع', 'إعادة', 'تلميح', 'اقلب'],
  },
};

/** Where White's and Black's corners are on the screen, in eighths of the board. */
async function corners({ board }) {
  const grid = await board.element.locator('[role=grid]').boundingBox();
  const place = async (name) => {
    const box = await board.square(name).boundingBox();
    return [box.x - grid.x, box.y - grid.y].map((part) => Math.round((part * 8) / grid.width));
  };
  return { a1: await place('a1'), h1: await place('h1'), a8: await place('a8') };
}

async function assertSpeaks({ page, board }, lang) {
  const words = WORDS[lang];
  await board.waitForLabel(words.square, { name: 'd3' });
  assert.ok((await board.status()).includes(words.turn));
  assert.equal(await page.locator('h1').innerText(), words.title);
  assert.match(await page.title(), new RegExp(words.title));
  for (const [index, part] of ['new', 'undo', 'redo', 'hint', 'flip'].entries()) {
    assert.equal((await board.part(part).innerText()).trim(), words.tools[index]);
  }
  const { documentElement } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { documentElement: { lang, dir } };
  });
  assert.deepEqual(documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
  assert.deepEqual(await corners({ board }), { a1: [0, 7], h1: [7, 7], a8: [0, 0] });
}

for (const [lang, { locale }] of Object.entries(WORDS)) {
  browserTest(`the page speaks ${lang} to a browser in ${locale}`, { ...STILL, locale }, (visit) =>
    assertSpeaks(visit, lang),
  );
}

browserTest('a browser in another language gets English', { ...STILL, locale: 'fi-FI' }, (visit) =>
  assertSpeaks(visit, 'en'),
);

browserTest('the language changes in place, in mid-game', STILL, async ({ page, board }) => {
  await board.open({ mode: 'two' });
  await board.tap('a3', 'a4');
  await board.tap('h6', 'h5');
  await board.waitForPly(2);
  await board.tap('d3');
  await board.waitForLabel('selected', { name: 'd3' });
  const before = await board.snapshot();
  for (const lang of ['ar', 'tr', 'en']) {
    await board.part('language').selectOption(lang);
    await board.waitForLabel({ ar: 'مختار', tr: 'seçili', en: 'selected' }[lang], { name: 'd3' });
    assert.ok((await board.status()).includes(WORDS[lang].turn));
    assert.deepEqual(await board.snapshot(), before);
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
  }
  await board.tap('d4');
  await board.waitForPly(3);
});

browserTest(
  'on the Arabic page the board is not mirrored: taps, drags, keys and pixels',
  { ...STILL, locale: 'ar' },
  async ({ page, board }) => {
    await board.open({ mode: 'two', fen: 'W:Wb2,g3:Bg7,b6' });
    await board.tap('b2', 'a2');
    await board.waitForPly(1);
    await board.drag('g7', 'g6');
    await board.waitForPly(2);
    await board.square('g3').focus();
    await board.press('Enter', 'ArrowRight', 'Enter');
    await board.waitForPly(3);
    const { history } = await board.snapshot();
    assert.deepEqual(
      history.map(({ text }) => text),
      ['b2-a2', 'g7-g6', 'g3-h3'],
    );

    // The canvas shows them where the buttons are.
    await board.waitForPaint();
    const inked = await page.evaluate(() => {
      const canvas = document.querySelector('turkish-draughts').shadowRoot.querySelector('canvas');
      const cell = canvas.width / 8;
      const context = canvas.getContext('2d');
      const tones = (slot) => {
        const x = (slot & 7) * cell + cell * 0.3;
        const y = (slot >> 3) * cell + cell * 0.3;
        return context.getImageData(x, y, 1, 1).data[2];
      };
      // Blue is strong on a white face, weak on a black one, and in between on the board.
      return Array.from({ length: 64 }, (_, slot) => [slot, tones(slot)])
        .filter(([, blue]) => blue > 215 || blue < 90)
        .map(([slot]) => slot);
    });
    const standing = inked.map((slot) => nameOf((7 - (slot >> 3)) * 8 + (slot & 7))).sort();
    assert.deepEqual(standing, ['a2', 'b6', 'g6', 'h3']);

    // Notation runs from left to right within the words around it.
    const directions = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('turkish-draughts');
      const moves = [...shadowRoot.querySelectorAll('.move bdi')];
      return moves.map((move) => move.textContent);
    });
    assert.deepEqual(directions, ['b2-a2', 'g7-g6', 'g3-h3']);
  },
);
