import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { compress } from '../compress.mjs';

const SOURCE = join(__dirname, 'reference');
const DIST = join(SOURCE, 'dist');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
const ROWS = JSON.stringify(Array.from({ length: 20 }, (_, index) => rowOf(index)));

function rowOf(index: number) {
  const number = String(30000100 + index);
  return {
    number,
    name: `Somebody ${index}`,
    phone: '138****1234',
    status: 'Normal',
    points: '1,204',
    stones: '60',
    registered: '2026-01-31',
  };
}

/** Builds the reference page as umi does. @throws Error if the build fails */
export async function buildReference(): Promise<void> {
  const max = join(__dirname, '../../node_modules/@umijs/max/bin/max.js');
  const env = { ...process.env, APP_ROOT: SOURCE, DID_YOU_KNOW: 'none' };
  const build = spawn(process.execPath, [max, 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(build, 'exit');
  if (code) throw new Error(`Building the reference page ended with code ${code}.`);
  await compress(DIST);
}

/** Serves it as `npm run serve` does ours: files compressed and kept for good, anything else is the page. */
export async function serveReference(): Promise<{ origin: string; server: Server }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/rows') {
      response.setHeader('content-type', 'application/json').end(ROWS);
      return;
    }
    const file = join(DIST, extname(pathname) ? pathname : 'index.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const compressed = existsSync(`${file}.br`);
    if (compressed) response.setHeader('content-encoding', 'br');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable');
    response.end(readFileSync(compressed ? `${file}.br` : file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
