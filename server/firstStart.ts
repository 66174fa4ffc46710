import { randomBytes } from 'node:crypto';
import { insertFirstWords } from './areas/word/firstWords';
import { hashPassword } from './auth/password';
import type { Config } from './config';
import type { Db } from './db/connect';
import { seedDemo } from './db/demo';
import { sysUser } from './db/tables';

const DEMO_PASSWORD = 'fishadmin';

/** Fills an empty database, and answers the sentence that says how to sign in; undefined if it was not empty. */
export async function fillIfEmpty(
  db: Db,
  { demo, adminPassword }: Pick<Config, 'demo' | 'adminPassword'>,
  now: Date,
): Promise<string | undefined> {
  if ((await db.$count(sysUser)) > 0) {
    return undefined;
  }
  if (demo) {
    const password = adminPassword ?? DEMO_PASSWORD;
    await seedDemo(db, { now, password });
    return `Demo data is in place. Sign in as admin with ${adminPassword ? 'FISH_ADMIN_PASSWORD' : `the password ${password}`}.`;
  }
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const at = now.toISOString();
  await db.insert(sysUser).values({
    account: 'admin',
    nickname: 'Admin',
    status: 'enabled',
    passwordHash: await hashPassword(password),
    createdAt: at,
    updatedAt: at,
  });
  await insertFirstWords(db, at);
  return adminPassword
    ? 'Sign in as admin with FISH_ADMIN_PASSWORD.'
    : `Sign in as admin with the password ${password} and change it: it is shown only this once.`;
}
