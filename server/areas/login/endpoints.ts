import { eq, sql } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { loginCalls } from '../../../contract/login/calls';
import { checkingPassword } from '../../auth/password';
import { endSession } from '../../auth/session';
import { countAttempt, forgetAttempts } from '../../auth/throttle';
import { transact } from '../../db/transact';
import { Refusal } from '../../refusal';
import type { Handlers } from '../area';
import { sysUser } from '../sysUser/table';
import { enter } from './enter';
import { lockedOut } from './lockedOut';
import { logAttempt } from './log';
import { loginMessages } from './messages';

export const loginHandlers: Handlers = (on) => {
  on(
    loginCalls.account,
    ({ body, db, ip, now, request }) =>
      // A place first: who finds none is not counted as wrong.
      checkingPassword(async (isPassword) => {
        const { account, password } = body;
        const [admin] = await db
          .select()
          .from(sysUser)
          .where(eq(sql`lower(${sysUser.account})`, account.toLowerCase()));
        const attempt = { sysUserId: admin?.id, account, ip, userAgent: request.headers['user-agent'], at: now };

        const lockedMs = await countAttempt(db, attempt);
        if (lockedMs > 0) {
          await logAttempt(db, { ...attempt, outcome: 'tooManyAttempts' });
          throw lockedOut(lockedMs);
        }
        if (!(await isPassword(password, admin?.passwordHash)) || !admin) {
          await logAttempt(db, { ...attempt, outcome: 'wrongCredentials' });
          throw new Refusal(codes.wrongCredentials, loginMessages.wrongCredentials);
        }
        await forgetAttempts(db, attempt);
        const entered = await transact(db, (tx) => enter(tx, admin, attempt));
        if (typeof entered !== 'string') {
          await logAttempt(db, { ...attempt, outcome: entered.refused });
          throw new Refusal(codes[entered.refused], loginMessages[entered.refused]);
        }
        const { id, nickname, mustChangePassword } = admin;
        return {
          atoken: entered,
          id,
          account: admin.account,
          nickname,
          ...(mustChangePassword && { mustChangePassword }),
        };
      }),
    // Attempts are counted and logged even if the call is refused, and no transaction is open while a password is
    // hashed.
    { ownTransactions: true },
  );

  on(loginCalls.signOut, async ({ db, token, now }) => {
    await endSession(db, token, now);
    return null;
  });
};
