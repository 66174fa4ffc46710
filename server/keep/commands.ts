import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { openUploads } from '../db/open';
import { MEGABYTE } from '../lib/bytes';
import type { UploadStore } from '../lib/uploadStore';
import { OperatorError } from '../operatorError';
import { type Environment, withSettingFiles } from '../settingFiles';
import { readUploads } from '../uploadPlace';
import { checkBackup } from './check';
import { isPostgres, openAlone, openToRead, type Place } from './ends';
import { linesOf, writeBackup } from './file';
import type { Emit, Totals } from './lines';
import { refuseUnlessEmpty, restore } from './restore';
import { type Readable, type Say, snapshot } from './snapshot';

/** What a command works on: what `npm run serve` would, by the same settings. */
export interface Here {
  place: Place;
  uploads: UploadStore;
}

const inWords = ({ tables, rows, uploads }: Totals) => `${tables} tables, ${rows} rows, ${uploads} pictures`;

/** `npm run backup -- FILE`. */
export async function backup({ place, uploads }: Here, file: string, say: Say): Promise<void> {
  const from = await openToRead(place);
  try {
    const source = { db: from.database.clock, uploads };
    const { bytes, written } = await writeBackup(file, (emit) => snapshot(source, emit, say));
    say(`Backed up to ${file}: ${inWords(written)}, ${(bytes / MEGABYTE).toFixed(1)} MiB.`);
  } finally {
    await from.close();
  }
}

/** `npm run restore -- FILE`. The file is read to its end before anything is deleted or written but pictures. */
export async function restoreFile({ place, uploads }: Here, file: string, replace: boolean, say: Say): Promise<void> {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const to = await openAlone(place);
  try {
    if (!replace) await refuseUnlessEmpty(to.database);
    const { head } = await checkBackup(linesOf(file), uploads);
    say(`${file} is whole: of version ${head.version}, made at ${head.at}.`);
    const totals = await restore(to.database, linesOf(file), { replace, say });
    say(`Restored: ${inWords(totals)}.`);
  } finally {
    await to.close();
  }
}

/** `npm run backup -- --check FILE`. */
export async function checkFile(file: string, say: Say): Promise<void> {
  const { head, totals } = await checkBackup(linesOf(file), undefined);
  say(`${file} is whole: of version ${head.version}, made at ${head.at}; ${inWords(totals)}.`);
}

export interface Move {
  from: Place;
  to: Place;
  fromUploads: UploadStore;
  toUploads: UploadStore;
}

/** `npm run move -- --from X --to Y`: both ends at rest, so that nothing is written meanwhile that would be left. */
export async function move({ from, to, fromUploads, toUploads }: Move, say: Say): Promise<void> {
  const source = await openAlone(from);
  try {
    const target = await openAlone(to);
    try {
      await refuseUnlessEmpty(target.database);
      const pictures = await copyUploads(fromUploads, toUploads);
      const lines = new PassThrough({ objectMode: true });
      const reading = snapshot({ db: source.database.clock, uploads: nothing }, emitTo(lines), () => {})
        .then(() => lines.end())
        .catch((error: Error) => lines.destroy(error));
      // The source is not closed before nobody reads it any more, also if the restore fails.
      const [restored] = await Promise.allSettled([restore(target.database, lines, { replace: false, say }), reading]);
      if (restored.status === 'rejected') throw restored.reason;
      say(`Moved: ${inWords({ ...restored.value, uploads: pictures })}.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const nothing: Readable = { names: async function* () {}, read: async () => undefined };

function emitTo(lines: PassThrough): Emit {
  const closed = once(lines, 'close').catch(() => {});
  return async (line) => {
    if (!lines.write(line)) await Promise.race([once(lines, 'drain'), closed]);
    if (lines.destroyed) throw new Error('The other end has stopped');
  };
}

async function copyUploads(from: UploadStore, to: UploadStore): Promise<number> {
  let copied = 0;
  for await (const name of from.names()) {
    const content = await from.read(name);
    if (!content) continue;
    await to.save(content, name.split('.')[1] ?? '');
    copied += 1;
  }
  return copied;
}

/** The uploads of an end of a move: as it is told, else in its data folder, else where this machine's settings say. */
export function uploadsOf(place: Place, told: string | undefined, here: UploadStore, set: Environment): UploadStore {
  const env = withSettingFiles(set);
  if (told) return openUploads(readUploads(told, env));
  return isPostgres(place) || env.FISH_UPLOADS ? here : openUploads(resolve(join(place, 'uploads')));
}
