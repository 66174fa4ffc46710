import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginnings, Server } from './server';

/** Before all tests: makes the data that their back ends begin with. It hangs on the current hour, so each run makes its own. */
export default async function seed(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'fish-browser-'));
  process.env.FISH_TEST_SEEDS = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await Promise.all(beginnings.map((data) => Server.seed(data)));
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
