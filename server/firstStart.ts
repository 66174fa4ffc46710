import { randomBytes } from 'node:crypto';
import { sysUser } from './areas/sysUser/table';
import { insertFirstWords } from './areas/word';
import { hashPassword, problemOfNewPassword } from './auth/password';
import { type Config, StartError } from './config';
import type { Db } from './db/connect';
import { seedDemo } from './db/demo';
import { say } from './messages';

const DEMO_PASSWORD = 'fishadmin';
const FIRST_ACCOUNT = 'admin';

/** Fills an empty database and returns a message that says how to sign in; undefined if it was not empty. */
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
  const problem = adminPassword && problemOfNewPassword(adminPassword, FIRST_ACCOUNT);
  if (problem) {
    throw new StartError(
      `FISH_ADMIN_PASSWORD can’t be the first account’s password. ${say('en-US', problem.text, problem.params)}.`,
    );
  }
  const password = adminPassword ?? randomBytes(16).toString('base64url');
  const at = now.toISOString();
  await db.insert(sysUser).values({
    account: FIRST_ACCOUNT,
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
