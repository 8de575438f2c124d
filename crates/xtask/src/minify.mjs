// Makes the page's modules and styles small, each file for itself: nothing is bundled, so the built
// folder has the same files as the source. Usage: node minify.mjs FROM TO

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const [from, to] = process.argv.slice(2);
const names = await readdir(from, { recursive: true });
await build({
  entryPoints: names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(from, name)),
  outdir: to,
  outbase: from,
  minify: true,
  charset: 'utf8',
  // The oldest browsers that the page is for.
  target: ['chrome97', 'firefox114', 'safari16.4'],
  logLevel: 'warning',
});
