/** The little of HTML that examples are written with, and the examples themselves. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAttribute } from '../../web/attributes.js';
import { EXAMPLES } from '../../web/examples/list.js';
import { customProperties, readMarkup } from '../../web/examples/markup.js';
import { LANGUAGES, loadPages, translator } from '../../web/i18n/index.js';

const board = (attributes = {}) => ({ name: 'turkish-draughts', attributes, children: [] });
const TAG = '<turkish-draughts></turkish-draughts>';

test('tags, attributes and words are read as they stand', () => {
  for (const [text, nodes, css = ''] of [
    [TAG, [board()]],
    ['<Turkish-Draughts LEVEL="easy"></turkish-draughts>', [board({ level: 'easy' })]],
    [
      `<turkish-draughts\n  mode='view' data-right="a &amp; b" dir=""></turkish-draughts>`,
      [board({ mode: 'view', 'data-right': 'a & b', dir: '' })],
    ],
    ['<!-- <b> --><turkish-draughts storage></turkish-draughts>', [board({ storage: '' })]],
    [
      `<p>2 &lt; 3 &copy;</p>${TAG}`,
      [{ name: 'p', attributes: {}, children: ['2 < 3 &copy;'] }, board()],
    ],
    [`<style>p > b { color: red }</style>${TAG}`, [board()], 'p > b { color: red }'],
    [`${TAG}<script type="module" src="x.js"></script>`, [board()]],
    [
      `<p>javascript:alert(1) a > b</p>${TAG}`,
      [{ name: 'p', attributes: {}, children: ['javascript:alert(1) a > b'] }, board()],
    ],
  ]) {
    assert.deepEqual(readMarkup(text), { nodes, css, fault: null }, text);
  }
});

test('whatever could run, load or lead away is a fault, and is named', () => {
  for (const [text, key, args] of [
    [
      `<img src=x onerror=alert(1)>${TAG}`,
      'exFaultForm',
      { line: 1, text: '<img src=x onerror=a' },
    ],
    [`\n<img src="x">${TAG}`, 'exFaultTag', { line: 2, text: '<img>' }],
    [`<iframe src="javascript:1"></iframe>`, 'exFaultTag', { line: 1, text: '<iframe>' }],
    [`<a href="javascript:1">x</a>`, 'exFaultTag', { line: 1, text: '<a>' }],
    [`<svg onload="x">`, 'exFaultTag', { line: 1, text: '<svg>' }],
    [`<constructor></constructor>`, 'exFaultTag', { line: 1, text: '<constructor>' }],
    [`<p onclick="x">`, 'exFaultAttribute', { line: 1, text: 'onclick', tag: '<p>' }],
    [`<p style="x">`, 'exFaultAttribute', { line: 1, text: 'style', tag: '<p>' }],
    [
      `<turkish-draughts onfocus="x">`,
      'exFaultAttribute',
      { line: 1, text: 'onfocus', tag: '<turkish-draughts>' },
    ],
    ['<script>alert(1)</script>', 'exFaultScript', { line: 1 }],
    ['<script type="module">import "x"</script>', 'exFaultScript', { line: 1 }],
    [`<style></p></style>${TAG}`, 'exFaultForm', { line: 1, text: '</p></style><turkish' }],
    [
      '<turkish-draughts level="easy></turkish-draughts>',
      'exFaultForm',
      { line: 1, text: '<turkish-draughts le' },
    ],
    ['<turkish-draughts>', 'exFaultOpen', { line: 1, text: '<turkish-draughts>' }],
    [`</p>${TAG}`, 'exFaultClose', { line: 1, text: '</p>' }],
    ['<p><h2></p></h2>', 'exFaultClose', { line: 1, text: '</p>' }],
    ['< p>', 'exFaultForm', { line: 1, text: '< p>' }],
  ]) {
    const read = readMarkup(text);
    assert.deepEqual(read, { nodes: [], css: '', fault: { key, args } }, text);
  }
  assert.equal(readMarkup('').fault.key, 'exNoBoard');
  assert.equal(readMarkup('<p>x</p>').fault.key, 'exNoBoard');
});

test('a very long text is read in time that grows with it', () => {
  const text = `${'<p a="x" '.repeat(4000)}`;
  assert.notEqual(readMarkup(text).fault, null);
});

test('of a style only colours and sizes of the board are taken', () => {
  assert.deepEqual(
    customProperties(
      '--dama-board: #fff; color: red;--dama-line:blue ; --x: 1; background: url(x)',
    ),
    [
      ['--dama-board', '#fff'],
      ['--dama-line', 'blue'],
    ],
  );
});

test('every example makes sense in every language, with values that the element knows', async () => {
  for (const lang of LANGUAGES) {
    await loadPages(lang);
    for (const { name, text } of EXAMPLES) {
      const { nodes, fault } = readMarkup(text(translator(lang)));
      assert.equal(fault, null, name);
      const all = (list) =>
        list.flatMap((node) => (node.name ? [node, ...all(node.children)] : []));
      const [{ attributes }] = all(nodes).filter((node) => node.name === 'turkish-draughts');
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('data-')) continue;
        assert.equal(readAttribute(attribute, value).error, undefined, `${name} ${attribute}`);
      }
      assert.equal(attributes.lang, name === 'exArabic' ? 'ar' : lang);
    }
  }
});
