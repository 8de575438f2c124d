/**
 * A plain static host for the built page. Not the one of `cargo xtask serve`: the page has to work
 * on any host and at any path, and each test file gets a host of its own.
 */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built folder, as `cargo xtask` says or where it puts it. */
export const SITE =
  process.env.SITE ?? fileURLToPath(new URL('../../../target/web', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * @typedef {Record<string, string | null | (() => string | undefined)>} Files  by name: another
 *   text; null for none; or a function that is asked each time, and may leave it to the real one
 *
 * Serves a folder below one path and nothing anywhere else.
 *
 * @param {{folder?: string, prefix?: string, files?: Files, port?: number,
 *   headers?: Record<string, string>}} [options] `prefix` with a slash at both ends; `files` are
 *   served in place of those in the folder; `headers` go with each answer
 * @returns {Promise<{url: string, close: () => Promise<void>}>} `url` of the folder, with its slash
 */
export async function serveSite(options = {}) {
  const { folder = SITE, prefix = '/', files = {}, port = 0, headers = {} } = options;
  await stat(join(folder, 'index.html')).catch(() => {
    throw new Error(`${folder} holds no page: run cargo xtask build first`);
  });
  const server = createServer((request, response) => {
    answer({ folder, prefix, files, headers }, request, response).catch(() =>
      response.writeHead(404).end('404\n'),
    );
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function answer({ folder, prefix, files, headers }, request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (!pathname.startsWith(prefix)) throw new Error('outside');
  const name = decodeURIComponent(pathname.slice(prefix.length)) || 'index.html';
  const type = { ...headers, 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' };
  const other = typeof files[name] === 'function' ? files[name]() : files[name];
  if (other === null) throw new Error('taken away');
  if (other !== undefined) {
    response.writeHead(200, type).end(other);
    return;
  }
  const file = normalize(join(folder, name));
  if (!file.startsWith(folder + sep) || !(await stat(file)).isFile()) throw new Error('no file');
  response.writeHead(200, type);
  createReadStream(file).pipe(response);
}
