import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../operatorError';
import type { Emit } from './lines';

/**
 * Writes a backup that `write` gives the lines of. It has its name only when it is whole, and only its owner may read
 * it, because it holds phones and hashes of passwords. Returns its size in bytes, and what `write` returns.
 * @throws OperatorError if there is such a file, or it can't be written
 */
export async function writeBackup<Written>(
  file: string,
  write: (emit: Emit) => Promise<Written>,
): Promise<{ bytes: number; written: Written }> {
  if (existsSync(file)) throw new OperatorError(`There is a file ${file} already: choose another name.`);
  const draft = `${file}.part`;
  const gzip = createGzip();
  const stored = pipeline(gzip, createWriteStream(draft, { mode: 0o600, flush: true })).catch((error: Error) => {
    throw new OperatorError(`The backup ${file} can’t be written: ${error.message}.`);
  });
  // It may break while nobody waits for it; the next line is told.
  stored.catch(() => {});
  const drained = () => once(gzip, 'drain').catch(() => stored);
  try {
    const written = await write(async (line) => {
      if (!gzip.write(`${line}\n`)) await Promise.race([drained(), stored]);
    });
    gzip.end();
    await stored;
    await rename(draft, file);
    return { bytes: (await stat(file)).size, written };
  } catch (error) {
    gzip.destroy();
    await stored.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** The lines of a backup. @throws OperatorError if it can't be read to its end */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* split(source.pipe(gunzip).setEncoding('utf8'));
  } catch (error) {
    throw new OperatorError(`The backup ${file} can’t be read: ${(error as Error).message}.`);
  } finally {
    source.destroy();
  }
}

/** Not by `readline`: it also ends a line at a U+2028, which may stand in a text. */
async function* split(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const text of texts) {
    const [end = '', ...others] = text.split('\n');
    line += end;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
  if (line) yield line;
}
