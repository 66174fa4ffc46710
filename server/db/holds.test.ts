import { eq, inArray, sql } from 'drizzle-orm';
import { codes } from '../../contract/codes';
import { lockGift } from '../areas/gift/queries';
import { lockIntegral } from '../areas/integral/queries';
import { createIntegral, removeIntegral } from '../areas/integral/save';
import { integral } from '../areas/integral/table';
import { lockMessage } from '../areas/message/queries';
import { message } from '../areas/message/table';
import { lockPush } from '../areas/push/queries';
import { push } from '../areas/push/table';
import { lockRoom } from '../areas/room/queries';
import { room } from '../areas/room/table';
import { lockScene, orderOfScenes } from '../areas/sceneTemplate/queries';
import { reorderScenes } from '../areas/sceneTemplate/reorder';
import { cloneScene } from '../areas/sceneTemplate/save';
import { sceneTemplate } from '../areas/sceneTemplate/table';
import { gift, stonePackage } from '../areas/shelf/table';
import { lockStone } from '../areas/stone/queries';
import { lockSysUser } from '../areas/sysUser/queries';
import { changeSysUserStatus } from '../areas/sysUser/status';
import { sysUser } from '../areas/sysUser/table';
import { lockTip } from '../areas/tip/queries';
import { tip } from '../areas/tip/table';
import { moveBalance } from '../areas/user/balance';
import { removeNote } from '../areas/user/notes';
import { lockUser } from '../areas/user/queries';
import { user, userNote } from '../areas/user/table';
import { lockWord } from '../areas/word/queries';
import { sensitiveWord } from '../areas/word/table';
import { delivery, deliveryJob } from '../delivery/table';
import { take } from '../delivery/take';
import { openTestPostgres, postgresUrl } from '../testDatabase';
import { onDatabase, START } from '../testing';
import type { Database, Db } from './database';
import { meet } from './testHolding';

const now = START.toISOString();
const locks = {
  gift: [gift, (tx: Db, id: string) => lockGift(tx, id, now)],
  integral: [integral, lockIntegral],
  message: [message, lockMessage],
  push: [push, lockPush],
  room: [room, (tx: Db, id: string) => lockRoom(tx, id, now)],
  sceneTemplate: [sceneTemplate, lockScene],
  stone: [stonePackage, (tx: Db, id: string) => lockStone(tx, id, now)],
  sysUser: [sysUser, lockSysUser],
  tip: [tip, (tx: Db, id: string) => lockTip(tx, id, now)],
  user: [user, lockUser],
  word: [sensitiveWord, lockWord],
} as const;

onDatabase({}, (server) => {
  test.each(Object.entries(locks))('10404 for one of %s that does not exist', async (_, [, lock]) => {
    await expect(lock(server().db, '1')).rejects.toMatchObject({ code: codes.notFound });
  });
});

// Only on PostgreSQL: the embedded database runs one transaction after the other, so that no lock is ever waited for.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('a record that is held', () => {
    let database: Database;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      ({ database, drop } = await openTestPostgres(url)('small'));
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    const firstOf = async (table: (typeof locks)[keyof typeof locks][0]) => {
      const [row] = await database.db.select({ id: table.id }).from(table).limit(1);
      if (!row) throw new Error('The demo data has none');
      return row.id;
    };
    const actor = async () => {
      const [admin] = await database.db.select().from(sysUser).limit(1);
      if (!admin) throw new Error('The demo data has no admin');
      return { admin, ip: '10.0.0.1', now };
    };

    test.each(Object.entries(locks))('%s keeps a second one waiting, who then has it', async (_, [table, lock]) => {
      const id = await firstOf(table);
      const hold = async (tx: Db) => void (await lock(tx, id));
      expect(await meet(database.db, hold, hold)).toEqual({ waited: true, outcome: undefined });
    });

    test('keeps nobody waiting who only refers to it', async () => {
      const by = await actor();
      const userId = await firstOf(user);
      const note = { userId, text: 'Beside', sysUserId: by.admin.id, at: now };
      const hold = async (tx: Db) => {
        await lockUser(tx, userId);
        await lockSysUser(tx, by.admin.id);
      };
      expect(await meet(database.db, hold, (tx) => tx.insert(userNote).values(note))).toMatchObject({ waited: false });
    });

    /** A rule that has given no points, and what gives some by it. */
    const unusedRule = async (fromLevel: number) => {
      const { id } = await createIntegral(database.db, await actor(), { event: 'share', points: 5, fromLevel });
      const userId = await firstOf(user);
      const entry = { userId, currency: 'points', delta: 5, kind: 'share', integralId: id, now } as const;
      return { id, give: (tx: Db) => moveBalance(tx, entry) };
    };

    test('a points rule that is edited gives points meanwhile', async () => {
      const { id, give } = await unusedRule(48);
      const edit = (tx: Db) => lockIntegral(tx, id);
      expect(await meet(database.db, edit, give)).toMatchObject({ waited: false });
    });

    test('a points rule that gives points while it is removed stays, and that is said', async () => {
      const { id, give } = await unusedRule(47);
      const by = await actor();
      const remove = (tx: Db) => removeIntegral(tx, by, { id, reason: 'Unused' });
      expect(await meet(database.db, give, remove)).toMatchObject({
        ...{ waited: true, outcome: { code: codes.ruleForbids } },
      });
    });

    test('a note that two remove at once is removed, and logged, once', async () => {
      const by = await actor();
      const [{ id: userId } = { id: '' }] = await database.db.select({ id: user.id }).from(user).limit(1);
      const note = { userId, text: 'A note', sysUserId: by.admin.id, at: now };
      const [{ id } = { id: '' }] = await database.db.insert(userNote).values(note).returning({ id: userNote.id });
      const remove = (tx: Db) => removeNote(tx, by, id);
      expect((await meet(database.db, remove, remove)).outcome).toMatchObject({ code: codes.notFound });
    });

    test('of two orders of lands that are written at once the second stands whole', async () => {
      const by = await actor();
      const [a = '', b = '', c = '', ...others] = await orderOfScenes(database.db);
      const wanted = [c, b, a, ...others];
      await meet(
        database.db,
        (tx) => reorderScenes(tx, by, [b, a, c, ...others]),
        (tx) => reorderScenes(tx, by, wanted),
      );
      expect(await orderOfScenes(database.db)).toEqual(wanted);
    });

    test('lands that are made at once have a place of their own each', async () => {
      const by = await actor();
      const [id = ''] = await orderOfScenes(database.db);
      const make = (tx: Db) => cloneScene(tx, by, id);
      const { outcome } = await meet(database.db, make, make);
      expect(outcome).toMatchObject({ status: 'draft' });
      const places = (await database.db.select({ sort: sceneTemplate.sort }).from(sceneTemplate)).map(
        ({ sort }) => sort,
      );
      expect(new Set(places).size).toBe(places.length);
    });

    test('of two points rules for one event and level that are made at once the second is refused in words', async () => {
      const by = await actor();
      const rule = { event: 'share', points: 5, fromLevel: 49 } as const;
      const make = (tx: Db) => createIntegral(tx, by, rule);
      const refusal = { code: codes.validationFailed, fields: [{ path: 'fromLevel' }] };
      expect((await meet(database.db, make, make)).outcome).toMatchObject(refusal);
    });

    test('two workers take different copies, and neither waits for the other', async () => {
      const [{ jobId } = { jobId: '' }] = await database.db
        .select({ jobId: delivery.jobId })
        .from(delivery)
        .groupBy(delivery.jobId)
        .having(sql`count(*) > 1`);
      const waiting = { state: 'pending', nextAt: now, leaseBy: null, leaseUntil: null } as const;
      await database.db.update(delivery).set(waiting).where(eq(delivery.jobId, jobId));
      await database.db.update(deliveryJob).set({ state: 'running' }).where(eq(deliveryJob.id, jobId));
      const taken: string[] = [];
      const takeOne = async (tx: Db) => {
        for (const { id } of (await take(tx, jobId, 1, now)).taken) taken.push(id);
      };
      expect(await meet(database.db, takeOne, takeOne)).toMatchObject({ waited: false });
      expect(new Set(taken).size).toBe(2);
    });

    // Each holds only the admin it disables, so that row locks alone would let both be disabled.
    test('of the last two admins, disabled by two who are disabled by then, one stays', async () => {
      const { db } = database;
      const [first, second, third, fourth] = await db.select().from(sysUser).orderBy(sysUser.id);
      if (!first || !second || !third || !fourth) throw new Error('There are too few admins');
      await db.update(sysUser).set({ status: 'disabled' });
      const targets = [first.id, second.id];
      await db.update(sysUser).set({ status: 'enabled' }).where(inArray(sysUser.id, targets));
      const disable = (tx: Db, admin: typeof third, id: string) =>
        changeSysUserStatus(tx, { admin, ip: '10.0.0.1', now }, { id, status: 'disabled', reason: 'At once' });
      const { outcome } = await meet(
        db,
        (tx) => disable(tx, third, first.id),
        (tx) => disable(tx, fourth, second.id),
      );
      expect(outcome).toMatchObject({ code: codes.ruleForbids });
      expect(await db.$count(sysUser, eq(sysUser.status, 'enabled'))).toBe(1);
    });
  });
}
