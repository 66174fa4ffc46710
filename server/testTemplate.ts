import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path/posix';
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, type PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { seedDemo } from './db/demo';
import { EmbeddedClient } from './db/pglite';

export const PASSWORD = 'fishadmin';
export const START = new Date('2026-03-10T10:20:30.456Z');

/** The demo databases for tests; only a few, because each is made anew in every run. */
const DEMOS = { small: { users: 30, admins: 8 }, medium: { users: 120, admins: 8 }, large: { users: 400, admins: 8 } };
export type Demo = keyof typeof DEMOS;
export const demos = Object.keys(DEMOS) as Demo[];

export const seed = (demo: Demo) => (db: Parameters<typeof seedDemo>[0]) =>
  seedDemo(db, { ...DEMOS[demo], now: START, password: PASSWORD });

type FileSystem = PGlite['Module']['FS'];

const ROOT = '/pglite/data';

/** The files of an embedded database, for `openCopy`. */
interface Template {
  folders: string[];
  files: [path: string, content: Uint8Array][];
}

/**
 * An embedded database for making a template. Its log and buffers are as small as possible, because reading and
 * clearing them takes longer than most tests.
 */
export const openForTemplate = () =>
  EmbeddedClient.open({ initDbStartParams: ['--wal-segsize=1'], postgresqlconf: ['shared_buffers = 16MB'] });

/**
 * Writes the file that `openCopy` opens, without other databases and with only the part of the log that a start needs.
 */
export async function saveTemplate(client: PGlite, file: string): Promise<void> {
  await client.exec('checkpoint');
  const { rows } = await client.query<{ database: string; log: string }>(
    'select oid::text as database, pg_walfile_name(pg_current_wal_lsn()) as log from pg_database where datname = current_database()',
  );
  const [{ database, log } = { database: '', log: '' }] = rows;
  const template: Template = { folders: [], files: [] };
  const isNeeded = (path: string) => {
    const [top, name] = relative(ROOT, path).split('/');
    return top === 'base' ? name === database : top !== 'pg_wal' || name === log;
  };
  collect(client.Module.FS, ROOT, template);
  await writeFile(file, serialize({ ...template, files: template.files.filter(([path]) => isNeeded(path)) }));
}

function collect(fs: FileSystem, folder: string, template: Template): void {
  template.folders.push(folder);
  for (const name of fs.readdir(folder)) {
    if (name === '.' || name === '..') continue;
    const path = `${folder}/${name}`;
    if (fs.isDir(fs.stat(path, false).mode)) collect(fs, path, template);
    else template.files.push([path, fs.readFile(path)]);
  }
}

const read = async (file: string): Promise<Template> => deserialize(await readFile(file));

/** Writes the files of an embedded database into the data folder of a server. */
export async function copyInto(folder: string, file: string): Promise<void> {
  const { folders, files } = await read(file);
  const own = (path: string) => join(folder, relative(ROOT, path));
  for (const path of folders) await mkdir(own(path), { recursive: true, mode: 0o700 });
  for (const [path, content] of files) await writeFile(own(path), content, { mode: 0o600 });
}

/**
 * Opens a copy of an embedded database in memory. It changes the bytes that it reads, so each call reads the file
 * again.
 */
export async function openCopy(file: string): Promise<EmbeddedClient> {
  return EmbeddedClient.open({ ...(await compiledOnce()), fs: new TemplateFiles(await read(file)) });
}

declare global {
  /** What tests/jest/serverEnvironment.ts keeps for all test files of a worker. */
  var embeddedDatabase: (() => Promise<PGliteOptions>) | undefined;
}

/** Elsewhere than in such a worker each process compiles its own. */
const compiledOnce = async (): Promise<PGliteOptions> => (await globalThis.embeddedDatabase?.()) ?? {};

/** Four times faster than `loadDataDir`, which unpacks an archive. */
class TemplateFiles extends MemoryFS {
  constructor(private readonly template: Template) {
    super();
  }

  override async init(...args: Parameters<MemoryFS['init']>) {
    const made = await super.init(...args);
    const preRun = made.emscriptenOpts.preRun ?? [];
    const write = ({ FS }: PGlite['Module']) => {
      for (const folder of this.template.folders) FS.mkdirTree(folder, 0o700);
      for (const [path, content] of this.template.files) FS.writeFile(path, content, { canOwn: true, mode: 0o600 });
    };
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [...[preRun].flat(), write] } };
  }
}
