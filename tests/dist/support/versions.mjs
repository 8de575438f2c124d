/** Later versions of the given-away folder, each in a folder of its own. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE } from './dist.mjs';

const OFFLINE = fileURLToPath(new URL('../../../crates/xtask/src/offline.mjs', import.meta.url));

/** The module of the page that says these words. */
async function holderOf(words) {
  for (const name of await readdir(join(SITE, 'web'), { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    if ((await readFile(join(SITE, 'web', name), 'utf8')).includes(words)) return `web/${name}`;
  }
  throw new Error(`no module says ${words}`);
}

/** A place for versions; `remove` it in the end. */
export async function createVersions() {
  const place = await mkdtemp(join(tmpdir(), 'dama-versions-'));

  return {
    /** One that says its number both in what is loaded at once and in what is loaded late. */
    async later(number) {
      const folder = join(place, `${number}`);
      await cp(SITE, folder, { recursive: true });
      const change = async (name, from, to) => {
        const text = await readFile(join(folder, name), 'utf8');
        const changed = text.replace(from, to);
        assert.notEqual(changed, text, name);
        await writeFile(join(folder, name), changed);
      };
      await change('index.html', /<meta name="offline"[^>]*>/, '');
      for (const words of ['Turn the board', 'Settings']) {
        await change(await holderOf(`"${words}"`), `"${words}"`, `"${words} ${number}"`);
      }
      execFileSync('node', [OFFLINE, folder]);
      return { folder, change };
    },
    remove: () => rm(place, { recursive: true }),
  };
}
