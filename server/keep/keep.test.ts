import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { areas } from '../areas';
import type { Area } from '../areas/area';
import { sealOperations, verifyOperations } from '../areas/operation';
import { operation } from '../areas/operation/table';
import { loginThrottle, sysUser, sysUserSession } from '../areas/sysUser/table';
import { png } from '../areas/upload/testPictures';
import { advancePaid } from '../areas/user/kept';
import { openSession } from '../auth/session';
import { readConfig } from '../config';
import { openUploads } from '../db/open';
import { rowsOf } from '../db/rows';
import { folderStore } from '../lib/uploadStore';
import { openTestBucket } from '../testBucket';
import { createTestPostgres, makeDataFolder, postgresUrl } from '../testDatabase';
import { call, killAll, signIn, start } from '../testProcess';
import { admin } from './admin';
import { backup, checkFile, move, restoreFile, uploadsOf } from './commands';
import { openAlone, openToRead, type Place } from './ends';
import { linesOf } from './file';
import { olderThanLessons } from './testOlder';

const PASSWORD = 'first-password';
const NOW = '2026-03-10T10:20:30.456Z';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fish-keep-'));
});
afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);
const hush = () => {};
const hereOf = (place: Place, uploads = join(place, 'uploads')) => ({ place, uploads: folderStore(uploads) });

/** A data folder with demo data and two pictures. */
async function filled(): Promise<string> {
  await makeDataFolder(at('data'), 'small');
  const store = folderStore(at('data/uploads'));
  for (const picture of [png(3, 2), png(2, 3)]) await store.save(picture, 'png');
  return at('data');
}

async function contentOf(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(file)) lines.push(line);
  // Pictures come in the order of their folder or bucket.
  const isPicture = (line: string) => line.startsWith('{"upload"');
  const pictures = lines.filter(isPicture).sort();
  return [...lines.slice(1).filter((line) => !isPicture(line)), ...pictures];
}

const firstRow = (lines: string[]) => lines.findIndex((line) => line.startsWith('['));

/** Writes a backup again, with its lines changed. */
function rewrite(file: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const other = `${file}.changed`;
  writeFileSync(other, gzipSync(`${change(lines).join('\n')}\n`));
  return other;
}

test('what was backed up is restored row by row, with its pictures in a bucket, its sequences and keys', async () => {
  const data = await filled();
  await backup(hereOf(data), at('first.gz'), hush);
  expect(statSync(at('first.gz')).mode & 0o777).toBe(0o600);
  await checkFile(at('first.gz'), hush);

  const said: string[] = [];
  const bucket = await openTestBucket();
  const other = { place: at('other'), uploads: openUploads(readConfig(bucket.env).uploads) };
  await restoreFile(other, at('first.gz'), false, (line) => said.push(line));
  expect(said).toContainEqual(expect.stringMatching(/^app_user: 30 rows, equal$/));
  for (const name of readdirSync(join(data, 'uploads')))
    expect(await other.uploads.read(name)).toEqual(readFileSync(join(data, 'uploads', name)));
  await backup(other, at('second.gz'), hush);
  await bucket.close();
  expect(await contentOf(at('second.gz'))).toEqual(await contentOf(at('first.gz')));

  const { database, close } = await openAlone(at('other'));
  const keys = sql`select count(*)::int as count from pg_constraint where contype = 'f'`;
  const [foreign] = await rowsOf<{ count: number }>(database.db, keys);
  expect(foreign?.count).toBeGreaterThan(30);
  const [next] = await rowsOf<{ next: string; last: string }>(
    database.db,
    sql`select nextval('record_id')::text as next, max(id)::text as last from operation`,
  );
  expect(BigInt(next?.next ?? 0)).toBeGreaterThan(BigInt(next?.last ?? 0));
  await close();
});

test('a restore needs an empty database, or is told to replace what is there', async () => {
  const data = await filled();
  await backup(hereOf(data), at('first.gz'), hush);
  await makeDataFolder(at('other'), 'medium');
  await expect(restoreFile(hereOf(at('other')), at('first.gz'), false, hush)).rejects.toThrow('There are records');
  await restoreFile(hereOf(at('other')), at('first.gz'), true, hush);
  await backup(hereOf(at('other')), at('second.gz'), hush);
  expect(await contentOf(at('second.gz'))).toEqual(await contentOf(at('first.gz')));
});

test('a backup that is not whole is refused before anything is deleted', async () => {
  const data = await filled();
  await backup(hereOf(data), at('first.gz'), hush);
  await expect(backup(hereOf(data), at('first.gz'), hush)).rejects.toThrow('already');
  const content = readFileSync(at('first.gz'));
  writeFileSync(at('half.gz'), content.subarray(0, content.length / 2));
  writeFileSync(at('text'), 'hello');
  const wrong: [string, string][] = [
    [at('half.gz'), 'can’t be read'],
    [at('text'), 'can’t be read'],
    [at('none'), 'There is no file'],
    [rewrite(at('first.gz'), (lines) => lines.slice(0, -1)), 'its end is missing'],
  ];
  for (const [file, sentence] of wrong) {
    await expect(restoreFile(hereOf(data), file, true, hush)).rejects.toThrow(sentence);
  }
  const changes: [(lines: string[]) => string[], string][] = [
    [(lines) => lines.map((line) => line.replace('"Admin"', '"Other"')), 'damaged in'],
    [(lines) => lines.toSpliced(firstRow(lines), 1), 'damaged in'],
    [(lines) => lines.map((line) => line.replace(/("content":").{8}/, '$1AAAAAAAA')), 'damaged in the picture'],
    [(lines) => lines.filter((line) => !line.includes('"upload"')), 'its end is missing'],
    [(lines) => lines.slice(1), 'no backup of Fish Admin'],
    [
      (lines) => [String(lines[0]).replace(/"migration":\d+/, '"migration":9000000000000'), ...lines.slice(1)],
      'update',
    ],
    [(lines) => [String(lines[0]).replace('"format":1', '"format":2'), ...lines.slice(1)], 'update'],
  ];
  for (const [change, sentence] of changes) {
    await expect(restoreFile(hereOf(data), rewrite(at('first.gz'), change), true, hush)).rejects.toThrow(sentence);
  }
  await backup(hereOf(data), at('second.gz'), hush);
  expect(await contentOf(at('second.gz'))).toEqual(await contentOf(at('first.gz')));
});

test('a backup of an older version is migrated when it is restored', async () => {
  const data = await filled();
  await backup(hereOf(data), at('first.gz'), hush);
  // The lessons came with the migration 0011; before it there was no such table.
  const journal = JSON.parse(readFileSync(join(__dirname, '../db/migrations/meta/_journal.json'), 'utf8'));
  const { when } = journal.entries.find(({ tag }: { tag: string }) => tag === '0010_shares');
  const older = rewrite(at('first.gz'), (lines) => olderThanLessons(lines, when));
  // What is there goes, the migrations too.
  await makeDataFolder(at('other'));
  await restoreFile(hereOf(at('other')), older, true, hush);
  const { database, close } = await openAlone(at('other'));
  const [row] = await rowsOf<{ lessons: number; users: number; migrations: number }>(
    database.db,
    sql`select (select count(*)::int from lesson_progress) as lessons, (select count(*)::int from app_user) as users,
          (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  expect(row).toEqual({ lessons: 0, users: 30, migrations: journal.entries.length });
  // Its operations are sealed anew.
  while (await sealOperations(database.db));
  expect((await verifyOperations(database.db)).faults).toEqual([]);
  // What later versions keep beside the rows is counted from these, some of it by the clock of the first server.
  while (await advancePaid(database.db));
  for (const kept of Object.values<Area>(areas).flatMap((area) => area.kept ?? [])) {
    expect(await kept.compare(database.db, 5)).toMatchObject({ differ: 0, first: [] });
  }
  await close();
});

test('a running server’s folder is backed up while it writes, and admins are made there', async () => {
  await makeDataFolder(at('data'));
  const server = start({ FISH_DATA: at('data'), FISH_ADMIN_PASSWORD: PASSWORD });
  const address = (await server.address) ?? '';
  const token = await signIn(address, PASSWORD);
  const scene = {
    name: 'Lake',
    theme: 'lake',
    cover: '/fish/demo/cover-lake-1.svg',
    capacity: 8,
    unlockLevel: 1,
  } as const;
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async () => {
    while (!isOver) acknowledged.push((await call(address, sceneTemplateCalls.modify, scene, token)).data.id);
  };
  const writing = Promise.all([write(), write()]);
  while (acknowledged.length < 5) await call(address, sceneTemplateCalls.list, {}, token);
  const before = [...acknowledged];
  await backup(hereOf(at('data')), at('first.gz'), hush).catch((error: Error) => {
    throw new Error(`${error.message}. Its server, ${server.process.signalCode}: ${server.output()}`);
  });
  isOver = true;
  await writing;
  await expect(backup(hereOf(at('data')), at('nowhere/first.gz'), hush)).rejects.toThrow('can’t be written');
  expect(existsSync(at('data/copies')) && readdirSync(at('data/copies'))).toEqual([]);

  const said = await admin(at('data'), 'create', 'second');
  const [, password = ''] = /the password (\S+) and/.exec(said) ?? [];
  expect(await signIn(address, password, 'second')).toBeTruthy();
  await expect(admin(at('data'), 'create', 'SECOND')).rejects.toThrow('already');
  await expect(admin(at('data'), 'reset', 'nobody')).rejects.toThrow('There is no account');
  await expect(restoreFile(hereOf(at('data')), at('first.gz'), true, hush)).rejects.toThrow('in use by process');
  const { control } = JSON.parse(readFileSync(at('data/lock.json'), 'utf8'));
  expect(statSync(at('data/lock.json')).mode & 0o777).toBe(0o600);
  const stranger = await fetch(`${control.address}/copy`, { method: 'POST', headers: { authorization: 'x' } });
  expect(stranger.status).toBe(403);

  await makeDataFolder(at('other'));
  await restoreFile(hereOf(at('other')), at('first.gz'), false, hush);
  const again = start({ FISH_DATA: at('other') });
  const other = (await again.address) ?? '';
  const list = await call(other, sceneTemplateCalls.list, { pageSize: 200 }, await signIn(other, PASSWORD));
  const kept = new Set(list.data.list.map(({ id }) => id));
  expect(before.filter((id) => !kept.has(id))).toEqual([]);
});

test('a reset gives a password, enables, ends sessions, forgets wrong tries, and is logged', async () => {
  const data = await filled();
  const [first] = await within(data, (db) => db.select().from(sysUser).limit(1));
  const { id = '', account = '' } = first ?? {};
  await within(data, async (db) => {
    await openSession(db, id, NOW);
    await db.update(sysUser).set({ status: 'disabled' }).where(sql`id = ${id}`);
    await db
      .insert(loginThrottle)
      .values({ account: account.toLowerCase(), ip: '10.0.0.1', tries: 9, firstAt: NOW, lastAt: NOW });
  });
  expect(await admin(data, 'reset', account.toUpperCase())).toContain(`Sign in as ${account} with the password `);
  await within(data, async (db) => {
    const [row] = await db.select().from(sysUser).where(sql`id = ${id}`);
    expect(row).toMatchObject({ status: 'enabled', mustChangePassword: true });
    expect(row?.passwordHash).not.toBe(first?.passwordHash);
    expect(await db.$count(sysUserSession, sql`sys_user_id = ${id}`)).toBe(0);
    expect(await db.$count(loginThrottle)).toBe(0);
    const logged = await db.select().from(operation).where(sql`reason like 'npm run admin%'`).orderBy(operation.id);
    expect(logged.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['resetPassword', id],
      ['enable', id],
    ]);
  });
  await expect(admin(mkdtempSync(at('empty-')), 'create', 'somebody')).rejects.toThrow('There is no database');
});

test('a move finds its pictures by settings that stand in files, too', () => {
  const here = folderStore(at('here'));
  writeFileSync(at('secret'), 's3://pictures/fish\n');
  const keys = { AWS_ACCESS_KEY_ID_FILE: at('secret'), AWS_SECRET_ACCESS_KEY_FILE: at('secret') };
  expect(() => uploadsOf(at('data'), 's3://other/fish', here, {})).toThrow('needs AWS_ACCESS_KEY_ID');
  expect(uploadsOf(at('data'), 's3://other/fish', here, keys)).not.toBe(here);
  expect(uploadsOf(at('data'), undefined, here, { FISH_UPLOADS_FILE: at('secret') })).toBe(here);
});

async function within<Result>(
  place: Place,
  work: (db: Awaited<ReturnType<typeof openAlone>>['database']['db']) => Promise<Result>,
) {
  const { database, close } = await openAlone(place);
  try {
    return await work(database.db);
  } finally {
    await close();
  }
}

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('what moves to PostgreSQL and back is equal, and a backup goes to either', async () => {
    const data = await filled();
    const { href, drop } = await createTestPostgres(url);
    await backup(hereOf(data), at('first.gz'), hush);
    const uploads = folderStore(at('uploads'));
    const own = folderStore(join(data, 'uploads'));
    await move({ from: data, to: href, fromUploads: own, toUploads: uploads }, hush);
    expect(readdirSync(at('uploads')).sort()).toEqual(readdirSync(join(data, 'uploads')).sort());
    await backup(hereOf(href, at('uploads')), at('second.gz'), hush);
    expect(await contentOf(at('second.gz'))).toEqual(await contentOf(at('first.gz')));

    await makeDataFolder(at('back'));
    const other = folderStore(join(at('back'), 'uploads'));
    await move({ from: href, to: at('back'), fromUploads: uploads, toUploads: other }, hush);
    await backup(hereOf(at('back')), at('third.gz'), hush);
    expect(await contentOf(at('third.gz'))).toEqual(await contentOf(at('first.gz')));

    await restoreFile(hereOf(href, at('uploads')), at('third.gz'), true, hush);
    const server = start({ DATABASE_URL: href, FISH_DATA: 'memory' });
    expect(await server.address).toBeTruthy();
    await expect(restoreFile(hereOf(href), at('third.gz'), true, hush)).rejects.toThrow('stop them first');
    await backup(hereOf(href, at('uploads')), at('fourth.gz'), hush);
    killAll();
    await server.ended;
    const { database, close } = await openToRead(href);
    expect((await rowsOf(database.db, sql`select from app_user`)).length).toBe(30);
    await close();
    await drop();
  });
}
