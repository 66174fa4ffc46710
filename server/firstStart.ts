import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sysUser } from './areas/sysUser/table';
import { insertFirstWords } from './areas/word';
import { hashPassword, isPassword, problemOfNewPassword } from './auth/password';
import type { Config } from './config';
import type { Db } from './db/database';
import { seedDemo } from './db/demo';
import { say } from './messages';
import { OperatorError } from './operatorError';

const DEMO_PASSWORD = 'fishadmin';
const FIRST_ACCOUNT = 'admin';
const MAKING_DEMO = 'Making the demo data (about half a minute) …';
const DEMO_SIGN_IN = `Sign in as admin with the password ${DEMO_PASSWORD}.`;

/**
 * Fills an empty database and returns a message that says how to sign in. Of one that is not empty it says so only if it
 * may have the demo data and the first account still has the demo's password. `tell` gets a line before what takes long,
 * and a password that was made up, at once: whatever fails later in the start, it is kept nowhere else.
 */
export async function fillIfEmpty(
  db: Db,
  { demo, adminPassword }: Pick<Config, 'demo' | 'adminPassword'>,
  now: Date,
  tell: (line: string) => void = () => {},
): Promise<string | undefined> {
  if ((await db.$count(sysUser)) > 0) {
    return demo && (await hasDemoPassword(db)) ? DEMO_SIGN_IN : undefined;
  }
  if (demo) {
    tell(MAKING_DEMO);
    const password = adminPassword ?? DEMO_PASSWORD;
    await seedDemo(db, { now, password });
    return `Demo data is in place. ${adminPassword ? 'Sign in as admin with FISH_ADMIN_PASSWORD.' : DEMO_SIGN_IN}`;
  }
  const problem = adminPassword && problemOfNewPassword(adminPassword, FIRST_ACCOUNT);
  if (problem) {
    throw new OperatorError(
      `FISH_ADMIN_PASSWORD can’t be the first account’s password. ${say('en-US', problem.text, problem.params)}.`,
    );
  }
  const password = adminPassword ?? randomBytes(16).toString('base64url');
  await insertFirst(db, await hashPassword(password), now.toISOString());
  if (adminPassword) return 'Sign in as admin with FISH_ADMIN_PASSWORD.';
  tell(`Sign in as admin with the password ${password} and change it: it is shown only this once.`);
  return undefined;
}

/** All or nothing: a database that has an account is not filled again. */
const insertFirst = (db: Db, passwordHash: string, at: string) =>
  db.transaction(async (tx) => {
    await tx.insert(sysUser).values({
      account: FIRST_ACCOUNT,
      nickname: 'Admin',
      status: 'enabled',
      passwordHash,
      createdAt: at,
      updatedAt: at,
    });
    await insertFirstWords(tx, at);
  });

async function hasDemoPassword(db: Db): Promise<boolean> {
  const [first] = await db.select().from(sysUser).where(eq(sysUser.account, FIRST_ACCOUNT));
  return first?.status === 'enabled' && isPassword(DEMO_PASSWORD, first.passwordHash);
}
