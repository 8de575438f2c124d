// Makes the page's modules and styles small. A first visit needs some fifty modules, and a slow line
// asks a toll for each: they are put together as one, `core.js`, and what stands in each one's place
// hands on what it exported. So the built folder has the same modules as the source, one by one, for
// whoever asks for them later. Usage: node minify.mjs FROM TO, where TO/../index.html is the page.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const [from, to] = process.argv.slice(2);
const ENTRY = 'turkish-draughts.js';
const HOW = {
  minify: true,
  charset: 'utf8',
  // The oldest browsers that the page is for.
  target: ['chrome97', 'firefox114', 'safari16.4'],
  logLevel: 'warning',
};

/** What is fetched later, and `core.js`, stay files of their own, named from `folder`. */
const later = (folder) => ({
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import' && !path.endsWith('/core.js')) return undefined;
      return { path: `./${relative(resolve(folder), join(resolveDir, path))}`, external: true };
    }),
});

const names = await readdir(from, { recursive: true });
const small = await build({
  ...HOW,
  entryPoints: names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(from, name)),
  outdir: to,
  outbase: from,
  metafile: true,
});
const exportsOf = (name) => {
  const outputs = Object.values(small.metafile.outputs);
  return outputs.find(({ entryPoint }) => entryPoint === posix.join(from, name)).exports;
};

// What the page asks for at once (a test holds it to naming every module of the first visit).
const page = join(to, '..', 'index.html');
const html = await readFile(page, 'utf8');
const PRELOAD = / *<link rel="modulepreload" href="web\/([^"]+)" \/>\n/g;
const core = [...html.matchAll(PRELOAD)].map(([, name]) => name);

await build({
  ...HOW,
  stdin: {
    contents: core.map((name, i) => `export * as m${i} from './${name}';`).join('\n'),
    resolveDir: from,
    sourcefile: 'core.js',
  },
  bundle: true,
  format: 'esm',
  outfile: join(to, 'core.js'),
  // Nearly all of it runs at once: where a browser knows this line, it compiles beside the page.
  banner: { js: '//# allFunctionsCalledOnLoad' },
  plugins: [later(from)],
});
for (const [i, name] of core.entries()) {
  const way = posix.relative(posix.dirname(name), 'core.js');
  const path = way.startsWith('.') ? way : `./${way}`;
  const given = `import{m${i} as m}from"${path}";export const{${exportsOf(name).join()}}=m;\n`;
  await writeFile(join(to, name), given);
}

/** Puts what a module needs at once into its own file. */
const bundle = (entry, outfile) =>
  build({
    ...HOW,
    entryPoints: [entry],
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    outfile,
    plugins: [later(dirname(entry))],
  });
// The page's own module takes what it needs straight from `core.js`.
await bundle(join(to, 'page.js'), join(to, 'page.js'));
// The entry for other sites has to do without it until the game is needed.
await bundle(join(from, 'embed.js'), join(to, 'embed.js'));
await bundle(join(from, '..', ENTRY), join(to, '..', ENTRY));

// As a script of its own, not as a preload: what WebKit has preloaded it takes from memory again, past
// the service worker, also where that has a later set.
const links = `    <script type="module" src="web/core.js"></script>\n`;
const [{ index }] = html.matchAll(PRELOAD);
const rest = html.replace(PRELOAD, '');
await writeFile(page, rest.slice(0, index) + links + rest.slice(index));
