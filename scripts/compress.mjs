import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;
/** Smaller files fit into one packet without compression. */
const WORTH_IT_BYTES = 1024;

/**
 * Writes `file.br` and `file.gz` beside every text file below a folder, for a server to send. Not for index.html, which
 * a server changes when it starts. Returns the number of files and their total bytes.
 */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => COMPRESSIBLE.test(name) && name !== 'index.html');
  const results = await Promise.all(names.map((name) => compressFile(join(folder, name))));
  const done = results.filter(Boolean);
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  return { files: done.length, before: sum('before'), after: sum('after') };
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return { before: content.length, after: br.length };
}
