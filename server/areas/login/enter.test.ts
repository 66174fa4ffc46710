import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { whileInLine } from '../../auth/testHashing';
import { meet } from '../../db/testHolding';
import { openTestPostgres, postgresUrl } from '../../testDatabase';
import { encrypt, onEveryDatabase, PASSWORD, START } from '../../testing';
import { loginLog, sysUser, sysUserSession } from '../sysUser/table';
import { enter } from './enter';

const reason = 'They left the team';

onEveryDatabase({}, (server) => {
  let id = '';
  beforeEach(async () => {
    const [row] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'lin_wei'));
    id = row?.id ?? '';
    await server().db.delete(loginLog);
    await server().signIn();
  });
  afterEach(() => jest.restoreAllMocks());

  /** What a sign-in with the right password is told if this happens while the password is looked at. */
  const signInDuring = async (act: () => Promise<unknown>) => {
    whileInLine((times) => (times === 1 ? act() : undefined));
    const { code } = await server().logIn('lin_wei', PASSWORD);
    const [last] = await server().db.select().from(loginLog).where(eq(loginLog.sysUserId, id)).orderBy(loginLog.id);
    return { code, sessions: await server().db.$count(sysUserSession, eq(sysUserSession.sysUserId, id)), last };
  };

  test('who was disabled meanwhile is told so, and gets no session', async () => {
    const disable = () => server().ask(sysUserCalls.changeStatus, { id, status: 'disabled', reason });
    const { code, sessions, last } = await signInDuring(disable);
    expect([code, sessions, last?.outcome]).toEqual([codes.accountDisabled, 0, 'accountDisabled']);
    await server().ask(sysUserCalls.changeStatus, { id, status: 'enabled', reason });
  });

  test('a password that was changed meanwhile is a wrong one, and opens no session', async () => {
    const reset = () => server().ask(sysUserCalls.resetPwd, { id, newPwd: encrypt('made-up-by-another'), reason });
    const { code, sessions, last } = await signInDuring(reset);
    expect([code, sessions, last?.outcome]).toEqual([codes.wrongCredentials, 0, 'wrongCredentials']);
  });
});

// Only on PostgreSQL: the embedded database runs one transaction after the other, so that no lock is ever waited for.
for (const url of postgresUrl ? [postgresUrl] : []) {
  test('who signs in while their password is being changed waits, and is refused', async () => {
    const opened = await openTestPostgres(url)('small');
    try {
      const { db } = opened.database;
      const [admin] = await db.select().from(sysUser).where(eq(sysUser.account, 'lin_wei'));
      if (!admin) throw new Error('The demo data has no such admin');
      const attempt = { sysUserId: admin.id, account: admin.account, ip: '10.0.0.1', at: START.toISOString() };
      const change = { passwordHash: 'another' };
      const met = await meet(
        db,
        (tx) => tx.update(sysUser).set(change).where(eq(sysUser.id, admin.id)),
        (tx) => enter(tx, admin, { ...attempt, userAgent: undefined }),
      );
      expect(met).toEqual({ waited: true, outcome: { refused: 'wrongCredentials' } });
    } finally {
      await opened.database.close();
      await opened.drop();
    }
  }, 120_000);
}
