import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { freeBytes, RESERVE_BYTES } from '../lib/diskSpace';
import { DAY_MS } from '../lib/time';
import { OperatorError } from '../operatorError';

/**
 * Copies the files of an embedded database that is in use, as they are at one moment, for somebody who then reads the
 * copy in peace; calls wait only while they are copied. Returns the folder of the copy, which is the reader's to delete.
 * @throws OperatorError if the disk has no room for it
 */
export async function makeCopy(data: string, copyTo: NonNullable<Database['copyTo']>): Promise<string> {
  const copies = join(data, 'copies');
  removeLeft(copies);
  mkdirSync(copies, { recursive: true, mode: 0o700 });
  const bytes = await sizeOf(join(data, 'database'));
  if ((await freeBytes(data)) < bytes + RESERVE_BYTES) {
    throw new OperatorError(
      `The disk of ${data} has no room for a copy of the database, ${Math.ceil(bytes / 2 ** 20)} MiB.`,
    );
  }
  const copy = join(copies, randomUUID());
  await copyTo(copy);
  return copy;
}

/** What commands left that were killed. */
function removeLeft(copies: string): void {
  for (const name of existsSync(copies) ? readdirSync(copies) : []) {
    const copy = join(copies, name);
    if (statSync(copy).mtimeMs < Date.now() - DAY_MS) rmSync(copy, { recursive: true, force: true });
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
