import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditCalls } from '../contract/audit/calls';
import { codes } from '../contract/codes';
import { loginCalls } from '../contract/login/calls';
import { wordCalls } from '../contract/word/calls';
import { auditItem } from './areas/audit/table';
import { sysUser } from './areas/sysUser/table';
import { ledger, user } from './areas/user/table';
import { wish } from './areas/wish/table';
import { openSession } from './auth/session';
import type { Database } from './db/database';
import { openPostgres } from './db/postgres';
import { addUsers } from './delivery/testSending';
import { createTestPostgres, postgresUrl } from './testDatabase';
import { encrypt } from './testing';
import { call, killAll, type Started, signIn, start } from './testProcess';

const PASSWORD = 'first-password';

/**
 * Two servers on one PostgreSQL, of which one is killed and replaced in each test: what holds must not be in the memory
 * of a process. Deliveries: delivery/killed.test.ts.
 */
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('a server that is killed and replaced', () => {
    let direct: Database;
    let drop: () => Promise<void>;
    let env: Record<string, string>;
    let killed: Started;
    let dying = '';
    let staying = '';
    let token = '';

    const addressOf = async (server: Started) => (await server.address) ?? '';
    /** Kills one of the two, and starts another one in its place. */
    async function replace(): Promise<string> {
      killed.process.kill('SIGKILL');
      await killed.ended;
      killed = start(env);
      dying = await addressOf(killed);
      return dying;
    }

    beforeAll(async () => {
      const made = await createTestPostgres(url);
      ({ drop } = made);
      direct = openPostgres(made.href);
      env = { DATABASE_URL: made.href, FISH_DATA: 'memory', FISH_ADMIN_PASSWORD: PASSWORD };
      killed = start(env);
      dying = await addressOf(killed);
      staying = await addressOf(start(env));
      token = await signIn(dying, PASSWORD);
      await addUsers(direct.db, 2, new Date().toISOString());
    });
    afterAll(async () => {
      killAll();
      await killed.ended;
      await direct.close();
      await drop();
    });

    test('forgets no wrong try to sign in', async () => {
      const wrong = { account: 'somebody', password: encrypt('wrong-password') };
      const tryAt = async (address: string) => (await call(address, loginCalls.account, wrong)).code;
      for (let time = 0; time < 4; time += 1) expect(await tryAt(dying)).toBe(codes.wrongCredentials);
      const replacement = await replace();
      expect(await tryAt(replacement)).toBe(codes.wrongCredentials);
      expect(await tryAt(replacement)).toBe(codes.tooManyAttempts);
      expect(await tryAt(staying)).toBe(codes.tooManyAttempts);
    });

    test('keeps sessions, and whose an audit item is', async () => {
      const now = new Date().toISOString();
      const other = { account: 'other', nickname: 'Other', status: 'enabled', passwordHash: '-' } as const;
      const [{ id: otherId } = { id: '' }] = await direct.db
        .insert(sysUser)
        .values({ ...other, createdAt: now, updatedAt: now })
        .returning();
      const theirs = await openSession(direct.db, otherId, now);
      const [someone] = await direct.db.select().from(user);
      const submitted = await call(dying, auditCalls.submit, { kind: 'nickname', targetId: someone?.id ?? '' }, token);
      const ids = [submitted.data.id];
      const claimedBy = async (address: string, by: string) =>
        (await call(address, auditCalls.claim, { ids }, by)).data[0]?.claimedBy?.nickname;

      expect(await claimedBy(dying, token)).toBe('Admin');
      const replacement = await replace();
      expect(await claimedBy(replacement, theirs)).toBe('Admin');
      expect(await claimedBy(staying, theirs)).toBe('Admin');
      expect((await call(replacement, auditCalls.release, { ids }, token)).data).toEqual({ released: 1 });
      expect(await claimedBy(staying, theirs)).toBe('Other');
      await direct.db.delete(auditItem).where(eq(auditItem.id, ids[0] ?? ''));
    });

    test('acts on the words of now, and so does the other one', async () => {
      const outcomeAt = async (address: string) =>
        (await call(address, wordCalls.check, { text: 'A Dodo came by' }, token)).data.outcome;
      const before = [await outcomeAt(dying), await outcomeAt(staying)];
      const word = { word: 'dodo', action: 'block' } as const;
      const { id } = (await call(dying, wordCalls.saveOrUpdate, word, token)).data;
      const replacement = await replace();
      expect([await outcomeAt(replacement), await outcomeAt(staying)]).toEqual(['block', 'block']);
      await call(staying, wordCalls.changeStatus, { id, status: 'off' }, token);
      expect([await outcomeAt(replacement), await outcomeAt(staying)]).toEqual(before);
    });

    test('takes each step of the clock that it missed once, however many servers there are', async () => {
      const [{ id: userId } = { id: '' }] = await direct.db.select().from(user);
      const past = '2020-01-01T00:00:00Z';
      const open = {
        userId,
        text: 'A quiet spring',
        stones: 20,
        state: 'open',
        madeAt: past,
        expiresAt: past,
      } as const;
      const numbers = Array.from({ length: 40 }, (_, index) => 700_000 + index);
      await direct.db.insert(wish).values(numbers.map((number) => ({ ...open, number, requestId: randomUUID() })));
      await replace();
      while ((await direct.db.$count(wish, eq(wish.state, 'open'))) > 0);
      const back = await direct.db.select({ wishId: ledger.wishId }).from(ledger).where(eq(ledger.kind, 'refund'));
      expect(back).toHaveLength(numbers.length);
      expect(new Set(back.map(({ wishId }) => wishId)).size).toBe(numbers.length);
    });
  });
}
