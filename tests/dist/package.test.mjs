/** The npm package: what is in it, its types, and that it plays after any way of installing it. */

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { Board } from '../e2e/support/board.mjs';
import { launch, newPage } from '../e2e/support/chromium.mjs';
import { serveSite } from '../e2e/support/server.mjs';
import { DIST, playsAMove } from './support/dist.mjs';

const PACKAGE = join(DIST, 'npm');
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const SAMPLE = fileURLToPath(new URL('support/sample.ts', import.meta.url));
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
/** With an icon, so that no browser goes and looks for one. */
const TAG = '<link rel="icon" href="data:," /><turkish-draughts></turkish-draughts>';

let work;
let packed;
let browser;

before(async () => {
  work = await mkdtemp(join(tmpdir(), 'dama-package-'));
  packed = spawnSync(NPM, ['pack', '--json', '--pack-destination', work], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed.stdout);
  // A project of somebody else's, with nothing but the package.
  await writeFile(join(work, 'package.json'), '{"private": true, "type": "module"}');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(NPM, ['install', ...quiet, `./${filename}`], { cwd: work });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await rm(work, { recursive: true, force: true });
});

/** Serves a folder below a path and plays a move on its page. */
async function playsFrom(folder, prefix) {
  const host = await serveSite({ folder, prefix });
  try {
    const { page, trouble } = await newPage(browser, { reducedMotion: true }, host.url);
    await page.goto(host.url);
    await playsAMove(new Board(page));
    // A room is fetched late, so a bundler has to have seen it.
    const board = new Board(page);
    await board.part('menu').click();
    await board.element.locator('dialog[open]').waitFor();
    assert.deepEqual(trouble, []);
    await page.context().close();
  } finally {
    await host.close();
  }
}

test('npm packs it without a warning, and nothing that does not belong', async () => {
  assert.doesNotMatch(packed.stderr, /warn/i);
  const [{ files, name, version }] = JSON.parse(packed.stdout);
  const cargo = await readFile(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  assert.equal(name, 'turkish-draughts');
  assert.equal(version, /^version = "(.+)"$/m.exec(cargo)[1]);
  const paths = files.map(({ path }) => path);
  const own = paths.filter((path) => !path.startsWith('web/')).sort();
  assert.deepEqual(own, [
    'LICENSE',
    'README.md',
    'index.d.ts',
    'package.json',
    'pkg/dama_wasm.js',
    'pkg/dama_wasm_bg.wasm',
  ]);
  for (const path of ['web/element.js', 'web/worker.js', 'web/i18n/rooms/ar.js']) {
    assert.ok(paths.includes(path), path);
  }
  assert.deepEqual(
    paths.filter((path) => !/\.(js|d\.ts|wasm|md|json)$|^LICENSE$/.test(path)),
    [],
  );
  assert.ok(!paths.includes('web/page.js') && !paths.includes('web/offline.js'));
});

test('its types hold', async () => {
  await cp(SAMPLE, join(work, 'sample.ts'));
  const options = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [TSC, ...options, '--target', 'es2022', '--lib', 'es2022,dom', 'sample.ts'],
    { cwd: work, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout);
});

test('a Vite project plays it', { timeout: 90_000 }, async () => {
  const root = join(work, 'vite');
  await mkdir(root);
  await writeFile(join(root, 'main.js'), "import 'turkish-draughts';\n");
  const script = '<script type="module" src="./main.js"></script>';
  await writeFile(join(root, 'index.html'), `<!doctype html>${TAG}${script}`);
  const warnings = [];
  const say = (text) => warnings.push(text);
  const logger = { info() {}, warn: say, warnOnce: say, error: say, clearScreen() {} };
  Object.assign(logger, { hasErrorLogged: () => false, hasWarned: false });
  await build({ root, base: './', configFile: false, customLogger: logger });
  assert.deepEqual(warnings, []);
  await playsFrom(join(root, 'dist'), '/built/');
});

test('a plain page plays it', { timeout: 90_000 }, async () => {
  const src = './node_modules/turkish-draughts/web/element.js';
  const page = `<!doctype html>${TAG}<script type="module" src="${src}"></script>`;
  await writeFile(join(work, 'index.html'), page);
  await playsFrom(work, '/plain/');
});
