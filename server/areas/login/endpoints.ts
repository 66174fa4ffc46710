import { eq, sql } from 'drizzle-orm';
import { security } from '../../../config/security';
import { codes } from '../../../contract/codes';
import { paths } from '../../../contract/paths';
import { isPassword } from '../../auth/password';
import { endSession, openSession } from '../../auth/session';
import { countTry, forgetTries } from '../../auth/throttle';
import { sysUser } from '../../db/tables';
import { MINUTE_MS } from '../../lib/time';
import { Refusal } from '../../refusal';
import type { Calls } from '../area';
import { logTry } from './log';

/** The names of config/security.ts → those of the contract. */
function fromWire(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) {
    return body;
  }
  const { account, password } = security.loginFields;
  const sent = body as Record<string, unknown>;
  return { account: sent[account], password: sent[password] };
}

export const loginCalls: Calls = (on) => {
  on(
    paths.login.account,
    async ({ body: { account, password }, db, ip, now, request }) => {
      const [admin] = await db
        .select()
        .from(sysUser)
        .where(eq(sql`lower(${sysUser.account})`, account.toLowerCase()));
      const attempt = { sysUserId: admin?.id, account, ip, userAgent: request.headers['user-agent'], at: now };

      const lockedMs = await countTry(db, account, ip, now);
      if (lockedMs > 0) {
        await logTry(db, { ...attempt, outcome: 'tooManyAttempts' });
        throw new Refusal(codes.tooManyAttempts, 'tooManyAttempts', { minutes: Math.ceil(lockedMs / MINUTE_MS) });
      }
      if (!(await isPassword(password, admin?.passwordHash)) || !admin) {
        await logTry(db, { ...attempt, outcome: 'wrongCredentials' });
        throw new Refusal(codes.wrongCredentials, 'wrongCredentials');
      }
      await forgetTries(db, account, ip, now);
      if (admin.status === 'disabled') {
        await logTry(db, { ...attempt, outcome: 'accountDisabled' });
        throw new Refusal(codes.accountDisabled, 'accountDisabled');
      }

      const atoken = await db.transaction(async (tx) => {
        await logTry(tx, { ...attempt, outcome: 'success' });
        await tx.update(sysUser).set({ lastLoginAt: now, lastLoginIp: ip }).where(eq(sysUser.id, admin.id));
        return openSession(tx, admin.id, now);
      });
      return { atoken, id: admin.id, account: admin.account, nickname: admin.nickname };
    },
    // Tries are counted and logged although the call is refused, and nothing waits while a password is hashed.
    { ownTransactions: true, fromWire },
  );

  on(paths.login.signOut, async ({ db, token }) => {
    await endSession(db, token);
    return null;
  });
};
