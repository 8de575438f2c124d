// Draws the icons of the installed game from icons/icon.svg. Usage: node icons.mjs SVG FOLDER

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Some systems cut an icon to a circle of four fifths: a maskable one keeps its edge empty. */
const MASKABLE = 'viewBox="-9 -9 50 50"';
const GROUND = '#f6f1e8';

const [from, to] = process.argv.slice(2);
const svg = await readFile(from, 'utf8');
const masked = svg.replace('viewBox="0 0 32 32"', MASKABLE);
if (masked === svg) throw new Error(`${from} is not drawn on 32 by 32`);

await mkdir(to, { recursive: true });
for (const [name, drawing, width, background] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['maskable-512.png', masked, 512, GROUND],
]) {
  const image = new Resvg(drawing, { fitTo: { mode: 'width', value: width }, background });
  await writeFile(join(to, name), image.render().asPng());
}
