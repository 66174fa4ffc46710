import { sensitiveWord, sysUser, user } from './db/tables';
import { fillIfEmpty } from './firstStart';
import { openEmpty } from './testDatabase';

test('without demo data there is one admin and the list of sensitive words, filled in once', async () => {
  const now = new Date('2026-03-10T10:20:30.456Z');
  const database = await openEmpty();
  const { db } = database;
  await database.prepare(async (empty) => {
    expect(await fillIfEmpty(empty, { demo: false }, now)).toMatch(/^Sign in as admin with the password \S{16} /);
    expect(await fillIfEmpty(empty, { demo: false }, now)).toBeUndefined();
  });
  expect([await db.$count(sysUser), await db.$count(user)]).toEqual([1, 0]);
  expect(await db.$count(sensitiveWord)).toBeGreaterThan(10);
  await database.close();
});
