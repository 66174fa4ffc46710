import { sysUser } from './areas/sysUser/table';
import { user } from './areas/user/table';
import { insertFirstWords } from './areas/word';
import { sensitiveWord } from './areas/word/table';
import { hashPassword } from './auth/password';
import { seedDemo } from './db/demo';
import { fillIfEmpty } from './firstStart';
import { OperatorError } from './operatorError';
import { openEmpty } from './testDatabase';

jest.mock('./db/demo', () => ({ seedDemo: jest.fn() }));
jest.mock('./areas/word', () => {
  const word = jest.requireActual('./areas/word');
  return { ...word, insertFirstWords: jest.fn(word.insertFirstWords) };
});

test('the first account gets no password that is easy to guess, but for demo data', async () => {
  const now = new Date('2026-03-10T10:20:30.456Z');
  const database = await openEmpty();
  await database.prepare(async (db) => {
    for (const adminPassword of ['short', 'fishadmin', '12345678']) {
      const refused = fillIfEmpty(db, { demo: false, adminPassword }, now);
      await expect(refused).rejects.toThrow(/^FISH_ADMIN_PASSWORD can’t be the first account’s password\. .*\.$/);
      await expect(refused).rejects.toBeInstanceOf(OperatorError);
    }
    expect(await db.$count(sysUser)).toBe(0);
    await fillIfEmpty(db, { demo: false, adminPassword: 'three blind mice' }, now);
    expect(await db.$count(sysUser)).toBe(1);
  });
  await database.close();
});

test('without demo data there is one admin and the list of sensitive words, filled in once', async () => {
  const now = new Date('2026-03-10T10:20:30.456Z');
  const database = await openEmpty();
  const { db } = database;
  const told: string[] = [];
  await database.prepare(async (empty) => {
    const fill = () => fillIfEmpty(empty, { demo: false }, now, (line) => told.push(line));
    expect([await fill(), await fill()]).toEqual([undefined, undefined]);
  });
  expect(told).toEqual([expect.stringMatching(/^Sign in as admin with the password \S{22} /)]);
  expect([await db.$count(sysUser), await db.$count(user)]).toEqual([1, 0]);
  expect(await db.$count(sensitiveWord)).toBeGreaterThan(10);
  await database.close();
});

test('a first start that ends before the words are there leaves nothing, and the next one begins anew', async () => {
  const now = new Date('2026-03-10T10:20:30.456Z');
  const database = await openEmpty();
  const tell = jest.fn();
  jest.mocked(insertFirstWords).mockRejectedValueOnce(new Error('no room'));
  await database.prepare(async (empty) => {
    await expect(fillIfEmpty(empty, { demo: false }, now, tell)).rejects.toThrow('no room');
    expect([await empty.$count(sysUser), tell.mock.calls.length]).toEqual([0, 0]);
    await fillIfEmpty(empty, { demo: false }, now, tell);
    expect([await empty.$count(sysUser), tell.mock.calls.length]).toEqual([1, 1]);
  });
  await database.close();
});

test('with demo data every start says how to sign in, until the password is another one', async () => {
  const now = new Date('2026-03-10T10:20:30.456Z');
  const database = await openEmpty();
  const { db } = database;
  const at = now.toISOString();
  const tell = jest.fn();
  await database.prepare(async (empty) => {
    const admin = { account: 'admin', nickname: 'Admin', status: 'enabled', createdAt: at, updatedAt: at } as const;
    await empty.insert(sysUser).values({ ...admin, passwordHash: await hashPassword('fishadmin') });
    expect(await fillIfEmpty(empty, { demo: true }, now)).toBe('Sign in as admin with the password fishadmin.');
    expect(await fillIfEmpty(empty, { demo: false }, now)).toBeUndefined();
    await empty.update(sysUser).set({ passwordHash: await hashPassword('three blind mice') });
    expect(await fillIfEmpty(empty, { demo: true }, now, tell)).toBeUndefined();
  });
  expect(tell).not.toHaveBeenCalled();
  expect(await db.$count(user)).toBe(0);
  await database.close();
});

test('that demo data is made is said before, because it takes long', async () => {
  const now = new Date('2026-03-10T10:20:30.456Z');
  const database = await openEmpty();
  const done: string[] = [];
  jest.mocked(seedDemo).mockImplementation(async () => void done.push('made'));
  await database.prepare(async (empty) => {
    await fillIfEmpty(empty, { demo: true }, now, (line) => done.push(line));
  });
  expect(done).toEqual(['Making the demo data (about half a minute) …', 'made']);
  await database.close();
});
