import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { SUSPECT_HOURS, SUSPECT_SIGN_UPS } from '../../../contract/share/enums';
import type { Db } from '../../db/database';
import { crowdedOf } from '../../lib/testMarks';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { user } from '../user/table';
import { signUpsKept } from './keptSignUps';
import { share, shareSignUp } from './table';
import { clearShares, keepShares, makeUsers } from './testShares';

const NOW = '2026-03-10T10:20:30.456Z';
const NEWCOMERS = 60;

interface Step {
  do: 'insert' | 'delete' | 'deleteOldest' | 'time' | 'place' | 'fail' | 'count' | 'spoil' | 'share' | 'user';
  device: number;
  ip: number;
  hours: number;
  count: number;
  /** Hours between those that are inserted at once. */
  apart: number;
}

const few = fc.nat({ max: 1 });
const steps: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do']>(
    ...(['insert', 'insert', 'insert', 'insert', 'insert', 'delete', 'deleteOldest', 'time', 'place'] as const),
    ...(['fail', 'count', 'spoil', 'share', 'user'] as const),
  ),
  ...{ device: few, ip: few, hours: fc.nat({ max: 100 }), count: fc.integer({ min: 1, max: 9 }) },
  apart: fc.constantFrom(0, 0.5, 3, 6, 8),
});

onEveryDatabase({ demo: 'small' }, (server) => {
  beforeEach(() => server().signIn());

  const prepared = async () => {
    await clearShares(server());
    const [sharer] = await server().db.select({ id: user.id }).from(user).limit(1);
    const [shareId = ''] = await keepShares(server(), [{ userId: sharer?.id ?? '', sharedAt: NOW }]);
    return { shareId, newcomers: await makeUsers(server(), NEWCOMERS) };
  };

  test('the demo data is marked and copied as its rows say', async () => {
    const records = await server().db.$count(shareSignUp);
    expect(await signUpsKept.compare(server().db, 5)).toEqual({ records, differ: 0, first: [] });
  });

  test('whatever becomes of sign-ups, their shares and users: marks and copies are what the rows say', async () => {
    const { db } = server();
    const { shareId, newcomers } = await prepared();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 20 }), async (history) => {
        await db.delete(shareSignUp);
        const left = [...newcomers];
        for (const step of history) await take(db, step, shareId, left);
        const { differ, first } = await signUpsKept.compare(db, 5);
        expect({ differ, first }).toEqual({ differ: 0, first: [] });
        expect(await keptOf(db)).toEqual(await plainOf(db));
      }),
      { numRuns: 60, seed: 20 },
    );
  });

  test('sign-ups of one device at the same moment, which do not see each other, are suspicious together', async () => {
    const { db } = server();
    const { shareId, newcomers } = await prepared();
    for (let round = 0; round < 5; round += 1) {
      await db.delete(shareSignUp);
      const signUp = (userId: string, index: number) =>
        db.transaction(async (tx) => {
          // The device is another one's address, so that each waits for several.
          const place = index % 2 ? { device: 'one', ip: `10.0.0.${index}` } : { device: `own-${index}`, ip: 'one' };
          await tx.insert(shareSignUp).values({ shareId, userId, ...place, at: shift(NOW, index) });
        });
      const all = newcomers.slice(0, 20).map(signUp);
      await Promise.all([...all, signUpsKept.count(db)]);
      expect(await db.$count(shareSignUp, eq(shareSignUp.byDevice, true))).toBe(10);
      expect(await db.$count(shareSignUp, eq(shareSignUp.byIp, true))).toBe(10);
      expect((await signUpsKept.compare(db, 5)).first).toEqual([]);
      await Promise.all(
        newcomers.slice(0, 14).map((userId) => db.delete(shareSignUp).where(eq(shareSignUp.userId, userId))),
      );
      expect(await db.$count(shareSignUp, eq(shareSignUp.byDevice, true))).toBe(0);
    }
  });

  test('a user is renamed and a share moved while someone signs up: the copy is of afterwards', async () => {
    const { db } = server();
    const { shareId, newcomers } = await prepared();
    await Promise.all(
      newcomers.slice(0, 20).flatMap((userId, index) => [
        db.insert(shareSignUp).values({ shareId, userId, device: `own-${index}`, ip: `10.0.0.${index}`, at: NOW }),
        db
          .update(user)
          .set({ nickname: `Renamed ${index}` })
          .where(eq(user.id, userId)),
        db
          .update(share)
          .set({ channel: index % 2 ? 'qq' : 'weibo', sharedAt: shift(NOW, -index) })
          .where(eq(share.id, shareId)),
      ]),
    );
    expect(await signUpsKept.compare(db, 5)).toEqual({ records: 20, differ: 0, first: [] });
    expect(await db.$count(shareSignUp, inArray(shareSignUp.channel, ['qq', 'weibo']))).toBe(20);
  });
});

async function take(db: Db, step: Step, shareId: string, newcomers: string[]): Promise<void> {
  const { device, ip, count, apart } = step;
  const at = shift(NOW, step.hours * HOUR_MS);
  const place = { device: `device-${device}`, ip: `10.0.0.${ip}` };
  const rows = () =>
    newcomers.splice(0, count).map((userId, index) => ({
      ...{ shareId, userId, ...place, at: shift(at, index * apart * HOUR_MS) },
      // Two devices in one statement.
      ...(index % 4 === 3 && { device: 'device-2' }),
    }));
  const oldest = (await db.select({ id: shareSignUp.id }).from(shareSignUp).orderBy(asc(shareSignUp.at)).limit(count))
    .map(({ id }) => id)
    .concat('0');
  switch (step.do) {
    case 'insert': {
      const made = rows();
      if (made.length > 0) await db.insert(shareSignUp).values(made);
      break;
    }
    case 'delete':
      await db.delete(shareSignUp).where(eq(shareSignUp.device, place.device));
      break;
    case 'deleteOldest':
      await db.delete(shareSignUp).where(inArray(shareSignUp.id, oldest));
      break;
    case 'time':
      await db.update(shareSignUp).set({ at }).where(inArray(shareSignUp.id, oldest));
      break;
    case 'place':
      await db.update(shareSignUp).set(place).where(inArray(shareSignUp.id, oldest));
      break;
    case 'fail':
      await expect(
        db.transaction(async (tx) => {
          await tx.delete(shareSignUp).where(inArray(shareSignUp.id, oldest));
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      break;
    case 'spoil':
      await db
        .update(shareSignUp)
        .set({ byDevice: device === 1, byIp: ip === 1, channel: 'poster', nickname: 'Spoilt' })
        .where(inArray(shareSignUp.id, oldest));
      await signUpsKept.count(db);
      break;
    case 'count':
      await signUpsKept.count(db);
      break;
    case 'share':
      await db.update(share).set({ channel: device ? 'qq' : 'link', sharedAt: at });
      break;
    case 'user':
      await db
        .update(user)
        .set({ nickname: `Renamed ${count}` })
        .where(inArray(user.id, db.select({ id: shareSignUp.userId }).from(shareSignUp).limit(count)));
  }
}

const keptOf = async (db: Db) => {
  const rows = await db.select().from(shareSignUp).orderBy(asc(shareSignUp.id));
  return rows.map(({ id, byDevice, byIp }) => ({ id, byDevice, byIp }));
};

/** The same, worked out by hand. */
async function plainOf(db: Db) {
  const rows = await db.select().from(shareSignUp).orderBy(asc(shareSignUp.id));
  const by = (key: 'device' | 'ip') =>
    crowdedOf(
      rows.map((row) => ({ id: row.id, key: row[key], at: row.at })),
      SUSPECT_SIGN_UPS[key],
      SUSPECT_HOURS * HOUR_MS,
    );
  const [device, ip] = [by('device'), by('ip')];
  return rows.map(({ id }) => ({ id, byDevice: device.has(id), byIp: ip.has(id) }));
}
