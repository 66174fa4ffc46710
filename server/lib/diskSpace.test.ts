import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../db/embedded';
import { failureOf } from '../db/failure';
import { makeDataFolder } from '../testDatabase';
import { folderStore } from './uploadStore';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, statfs: jest.fn(actual.statfs), writeFile: jest.fn(actual.writeFile) };
});

const folder = mkdtempSync(join(tmpdir(), 'fish-room-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.mocked(files.statfs).mockReset());

const MIB = 2 ** 20;
const leave = (bytes: number) =>
  jest.mocked(files.statfs).mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 } as never);
const failure = (work: Promise<unknown>) => work.then(String, (error: unknown) => failureOf(error)?.kind);

test('a picture is refused before the disk is full, and stored when there is room again', async () => {
  const store = folderStore(join(folder, 'uploads'));
  leave(63 * MIB);
  expect(await failure(store.save(Buffer.from('picture'), 'png'))).toBe('full');
  leave(65 * MIB);
  expect(await store.save(Buffer.from('picture'), 'png')).toMatch(/\.png$/);
});

test('one that could not be written whole leaves nothing behind', async () => {
  const own = join(folder, 'half');
  leave(65 * MIB);
  jest.mocked(files.writeFile).mockImplementationOnce(async (file) => {
    await jest.requireActual('node:fs/promises').writeFile(file, 'half');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(folderStore(own).save(Buffer.from('picture'), 'png')).rejects.toThrow('no space left');
  expect(readdirSync(own)).toEqual([]);
});

test('the embedded database begins no transaction without room, and still reads', async () => {
  await makeDataFolder(folder);
  const { db, check, close } = await openEmbedded(join(folder, 'database'));
  leave(63 * MIB);
  expect(await failure(db.transaction(async () => 'written'))).toBe('full');
  await check();
  leave(65 * MIB);
  expect(await db.transaction(async () => 'written')).toBe('written');
  await close();
});
