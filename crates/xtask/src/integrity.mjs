// Writes `integrity.txt` into a folder of the game: the tag for other pages, with the hash of the file
// that it names, and the hashes of all other modules. Usage: node integrity.mjs FOLDER

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ENTRY = 'turkish-draughts.js';

const [folder] = process.argv.slice(2);
const hash = async (name) => {
  const bytes = await readFile(join(folder, name));
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
};
const names = [];
for (const room of ['web', 'pkg']) {
  const files = await readdir(join(folder, room), { recursive: true });
  names.push(...files.filter((name) => name.endsWith('.js')).map((name) => `${room}/${name}`));
}
const modules = {};
for (const name of names.map((path) => path.replaceAll('\\', '/')).sort()) {
  modules[`https://YOUR.HOST/${name}`] = await hash(name);
}

const text = `<!-- For a page of another origin. The hash is of this file alone: it holds the browser to this
     version of the entry, which fetches the rest. -->
<script
  type="module"
  src="https://YOUR.HOST/${ENTRY}"
  integrity="${await hash(ENTRY)}"
  crossorigin="anonymous"
></script>

<!-- To hold it to the rest as well, put this above the script. Browsers before Chrome 127, Safari 18
     and Firefox 138 pass over "integrity". -->
<script type="importmap">
${JSON.stringify({ integrity: modules }, null, 1)}
</script>
`;
await writeFile(join(folder, 'integrity.txt'), text);
console.log(text.slice(0, text.indexOf('</script>') + '</script>'.length));
