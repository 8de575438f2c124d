/** The rooms of web/: who may import whom. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';

const ROOT = new URL('../../web/', import.meta.url);
const FILES = readdirSync(ROOT, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'));

/** Modules that must run without a page. */
const PURE = [
  ...['animate', 'engine', 'geometry', 'label', 'palette', 'placement', 'scene', 'state', 'status'],
  ...['analyst', 'evaluation', 'review'],
  ...['state/browse', 'state/clock', 'state/ending', 'state/entry', 'state/flow', 'state/turn'],
  ...['boards', 'storage', 'timings', 'settings'],
  ...['i18n/rooms/ar', 'i18n/rooms/en', 'i18n/rooms/tr'],
  ...['i18n/ar', 'i18n/en', 'i18n/index', 'i18n/tr'],
  ...['arrangement', 'link', 'rooms/setup/editor', 'rooms/setup/reason', 'rooms/setup/view'],
  ...['rooms/learn/lessons', 'rooms/learn/play', 'rooms/learn/progress'],
  ...['i18n/learn/ar', 'i18n/learn/en', 'i18n/learn/tr'],
  ...['rooms/share/faults', 'rooms/share/record'],
  ...['attributes', 'frame/message', 'frame/query', 'frame/talk'],
  ...['examples/list', 'examples/markup'],
  ...['i18n/pages/ar', 'i18n/pages/en', 'i18n/pages/tr'],
].map((name) => `${name}.js`);

const source = (file) => readFileSync(new URL(file, ROOT), 'utf8');
const code = (file) => source(file).replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
const named = (file, pattern) =>
  [...code(file).matchAll(pattern)]
    .map(([, name]) => posix.join(posix.dirname(file), name))
    .filter((name) => !name.startsWith('../pkg/'));
/** What a module cannot start without, and what it fetches later. */
const needs = (file) => named(file, /(?:from|import)\s+'(\.[^']+)'/g);
const imports = (file) => [...needs(file), ...named(file, /import\('(\.[^']+)'\)/g)];

test('every import leads to a file', () => {
  for (const file of FILES) {
    for (const name of imports(file)) assert.ok(FILES.includes(name), `${file} → ${name}`);
  }
});

test('no imports go round in a circle', () => {
  const done = new Set();
  const visit = (file, way) => {
    assert.ok(!way.includes(file), [...way, file].join(' → '));
    if (done.has(file)) return;
    for (const name of imports(file)) visit(name, [...way, file]);
    done.add(file);
  };
  for (const file of FILES) visit(file, []);
});

test('pure modules import only pure modules and touch no page', () => {
  const page = /\b(document|window|navigator|localStorage|performance|requestAnimationFrame)\./;
  for (const file of PURE) {
    for (const name of imports(file)) assert.ok(PURE.includes(name), `${file} → ${name}`);
    assert.doesNotMatch(code(file), page, file);
  }
});

test('the canvas knows geometry and theme, and nothing else', () => {
  const allowed = [
    'geometry.js',
    'theme.js',
    'render/ground.js',
    'render/marks.js',
    'render/pieces.js',
  ];
  for (const file of ['render.js', 'render/ground.js', 'render/marks.js', 'render/pieces.js']) {
    for (const name of imports(file)) assert.ok(allowed.includes(name), `${file} → ${name}`);
  }
});

test('no module asks anything of another host', () => {
  for (const file of FILES) {
    if (file === 'icons.js') continue;
    assert.doesNotMatch(code(file), /https?:\/\//, file);
  }
});

test('index.html asks at once for every module of the first visit', () => {
  const html = readFileSync(new URL('../index.html', ROOT), 'utf8');
  const preloaded = [...html.matchAll(/rel="modulepreload" href="web\/([^"]+)"/g)];
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    needs(file).forEach(visit);
  };
  // The page's module waits for the element, so as to hear its first word.
  ['page.js', 'element.js'].forEach(visit);
  reached.delete('page.js');
  assert.deepEqual(preloaded.map(([, name]) => name).sort(), [...reached].sort());
});
