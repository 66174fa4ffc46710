import { statfs } from 'node:fs/promises';
import { DatabaseFailure } from '../db/failure';
import { MEGABYTE } from './bytes';

/** The embedded database ends if it can't make the next file of its log, of 16 MiB; writes are refused long before. */
export const RESERVE_BYTES = 64 * MEGABYTE;
/** What it may need to put itself in order when it is opened. */
export const START_BYTES = 32 * MEGABYTE;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws DatabaseFailure before the disk of a folder is full */
export async function requireDiskSpace(folder: string): Promise<void> {
  if ((await freeBytes(folder)) < RESERVE_BYTES) throw new DatabaseFailure('full');
}
