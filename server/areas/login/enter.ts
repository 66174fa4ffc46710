import { eq } from 'drizzle-orm';
import { openSession } from '../../auth/session';
import type { Db } from '../../db/database';
import { sysUser } from '../sysUser/table';
import { type Attempt, logAttempt } from './log';

type Checked = Pick<typeof sysUser.$inferSelect, 'id' | 'passwordHash'>;

/**
 * Opens a session after a right password and returns its token, or why not. The admin is held and read again: what ends
 * their sessions may have come while the password was looked at, or comes after this one is there to be ended.
 */
export async function enter(
  tx: Db,
  { id, passwordHash }: Checked,
  attempt: Omit<Attempt, 'outcome'>,
): Promise<string | { refused: 'wrongCredentials' | 'accountDisabled' }> {
  const [row] = await tx.select().from(sysUser).where(eq(sysUser.id, id)).for('no key update');
  if (row?.passwordHash !== passwordHash) {
    return { refused: 'wrongCredentials' };
  }
  if (row.status === 'disabled') {
    return { refused: 'accountDisabled' };
  }
  const { at, ip } = attempt;
  await logAttempt(tx, { ...attempt, outcome: 'success' });
  await tx.update(sysUser).set({ lastLoginAt: at, lastLoginIp: ip }).where(eq(sysUser.id, id));
  return openSession(tx, id, at);
}
