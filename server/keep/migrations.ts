import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../db/database';
import { OperatorError } from '../operatorError';
import type { Head } from './lines';

interface Journal {
  entries: { when: number; tag: string }[];
}

const journalOf = (folder: string) => join(folder, 'meta', '_journal.json');

/**
 * Gives `work` a folder with the migrations that the database of a backup had. The later ones are applied when its
 * rows are there, so that they are migrated as well.
 * @throws OperatorError if the backup is of a later version
 */
export async function withMigrationsOf<Result>(
  { migration, version }: Head,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const journal = JSON.parse(readFileSync(journalOf(MIGRATIONS), 'utf8')) as Journal;
  if (!journal.entries.some(({ when }) => when === migration)) {
    throw new OperatorError(
      `This is of version ${version}, whose database is not known here: update Fish Admin to that version first.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'fish-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= migration);
    writeFileSync(journalOf(folder), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
