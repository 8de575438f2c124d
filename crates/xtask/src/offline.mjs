// Makes a folder of the game playable without a network: writes its service worker, which knows
// each file by its hash, and names it in the page. Usage: node offline.mjs FOLDER

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

const WORKER = 'sw.js';
const PAGE = 'index.html';
const MANIFEST_LINK = '<link rel="manifest" href="manifest.webmanifest" />';
const PARTS = [
  'index.html',
  'manifest.webmanifest',
  'embed.html',
  'examples.html',
  'icons',
  'pkg',
  'web',
];

const [folder] = process.argv.slice(2);
const sha = (bytes) => createHash('sha256').update(bytes).digest('base64');

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const names = entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .map((path) => path.slice(join(folder, sep).length).replaceAll(sep, '/'))
  .filter((name) => PARTS.includes(name.split('/')[0]))
  .sort();

const set = {};
for (const name of names) set[name] = `sha256-${sha(await readFile(join(folder, name)))}`;
const version = sha(JSON.stringify(set)).replace(/\W/g, '').slice(0, 16);

// The page tells which set it belongs to, so that no worker of another takes it over.
const page = await readFile(join(folder, PAGE), 'utf8');
const named = page.replace(MANIFEST_LINK, `$&<meta name="offline" content="${version}" />`);
if (named === page) throw new Error(`${PAGE} has no ${MANIFEST_LINK}`);
await writeFile(join(folder, PAGE), named);
set[PAGE] = `sha256-${sha(named)}`;

const template = await readFile(new URL('sw.js', import.meta.url), 'utf8');
const worker = template
  .replace('__VERSION__', () => version)
  .replace("'__SET__'", () => JSON.stringify(set));
await writeFile(join(folder, WORKER), worker);
