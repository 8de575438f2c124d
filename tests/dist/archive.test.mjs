/** The release archive: unpacked into any folder of any host, it plays. */

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { crc32, inflateRawSync } from 'node:zlib';
import { Board } from '../e2e/support/board.mjs';
import { launch, newPage } from '../e2e/support/chromium.mjs';
import { serveSite } from '../e2e/support/server.mjs';
import { DIST, SITE, playsAMove } from './support/dist.mjs';

/** The files of an archive, read by its directory. */
function unpacked(zip) {
  const end = zip.length - 22;
  assert.equal(zip.readUInt32LE(end), 0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [crc, packed, size] = [16, 20, 24].map((by) => zip.readUInt32LE(at + by));
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const head = zip.readUInt32LE(at + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = inflateRawSync(zip.subarray(start, start + packed));
    assert.equal(bytes.length, size, name);
    if (crc32) assert.equal(crc32(bytes), crc, name);
    assert.equal(zip.readUInt32LE(at + 12), 0x00210000, `${name} has no date of its own`);
    at += 46 + length;
    return { name, bytes };
  });
}

test('the archive unpacks and plays from any folder', { timeout: 60_000 }, async (context) => {
  const [archive] = (await readdir(DIST)).filter((name) => name.endsWith('.zip'));
  const files = unpacked(await readFile(join(DIST, archive)));
  const folder = await mkdtemp(join(tmpdir(), 'dama arşivi (1) '));
  context.after(() => rm(folder, { recursive: true }));
  for (const { name, bytes } of files) {
    assert.deepEqual(bytes, await readFile(join(SITE, name)), name);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const host = await serveSite({ folder, prefix: '/kul%C3%BCp/my%20games/' });
  context.after(() => host.close());
  const browser = await launch();
  context.after(() => browser.close());
  const { page, trouble } = await newPage(browser, { reducedMotion: true }, host.url);
  await page.goto(host.url);
  await playsAMove(new Board(page));
  await page.waitForFunction(() => navigator.serviceWorker.controller);

  const link = page.locator('link[rel="manifest"]');
  const manifest = await (await page.request.get(await link.evaluate(({ href }) => href))).json();
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(new URL(src, host.url).href);
    assert.equal(answer.headers()['content-type'], type, src);
    if (type !== 'image/png') continue;
    const png = await answer.body();
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
  }
  assert.deepEqual(trouble, []);
});
