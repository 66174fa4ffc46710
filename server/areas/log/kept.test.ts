import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { BURST_FAILURES, BURST_MINUTES } from '../../../contract/log/enums';
import type { Db } from '../../db/database';
import { crowdedOf } from '../../lib/testMarks';
import { DAY_MS, MINUTE_MS, shift } from '../../lib/time';
import { cleanOld } from '../../retention';
import { onEveryDatabase, unexpected } from '../../testing';
import { loginLog } from '../sysUser/table';
import { burstsKept } from './kept';

const NOW = '2026-03-10T10:20:30.456Z';
const SPAN_MS = BURST_MINUTES * MINUTE_MS;
const OUTCOMES = ['wrongCredentials', 'tooManyAttempts', 'success'] as const;

interface Step {
  do: 'insert' | 'delete' | 'clean' | 'time' | 'ip' | 'outcome' | 'fail' | 'count' | 'spoil';
  ip: number;
  minutes: number;
  count: number;
  apart: number;
  outcome: (typeof OUTCOMES)[number];
}

const steps: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do']>(
    ...(['insert', 'insert', 'insert', 'insert', 'insert', 'delete', 'clean', 'time', 'ip', 'outcome'] as const),
    ...(['fail', 'count', 'spoil'] as const),
  ),
  ...{ ip: fc.nat({ max: 1 }), minutes: fc.nat({ max: 200 }), count: fc.integer({ min: 1, max: 14 }) },
  ...{ apart: fc.constantFrom(0, 1, 6, 7), outcome: fc.constantFrom(...OUTCOMES) },
});

const row = { account: 'admin', outcome: 'wrongCredentials', ip: '10.0.0.1', browser: '', system: '' } as const;

onEveryDatabase({ demo: 'small' }, (server) => {
  test('the demo data is marked as its rows say', async () => {
    const records = await server().db.$count(loginLog);
    expect(await burstsKept.compare(server().db, 5)).toEqual({ records, differ: 0, first: [] });
    expect(await server().db.$count(loginLog, eq(loginLog.inBurst, true))).toBeGreaterThan(0);
  });

  test('whatever becomes of sign-ins: those in bursts, and right after one, are marked as the rows say', async () => {
    const { db } = server();
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 20 }), async (history) => {
        await db.delete(loginLog);
        for (const step of history) await take(db, step);
        expect(await keptOf(db)).toEqual(await plainOf(db));
        expect((await burstsKept.compare(db, 5)).first).toEqual([]);
      }),
      { numRuns: 60, seed: 20 },
    );
  });

  test('sign-ins that are refused at the same moment, which do not see each other, are a burst together', async () => {
    const { db } = server();
    for (let round = 0; round < 5; round += 1) {
      await db.delete(loginLog);
      const tries = Array.from({ length: BURST_FAILURES }, (_, index) =>
        db.insert(loginLog).values({ ...row, at: shift(NOW, index) }),
      );
      const other = Array.from({ length: BURST_FAILURES - 1 }, (_, index) =>
        db.insert(loginLog).values({ ...row, ip: '10.0.0.2', at: shift(NOW, index) }),
      );
      const signIn = db.insert(loginLog).values({ ...row, outcome: 'success', at: shift(NOW, MINUTE_MS) });
      await Promise.all([...tries, ...other, signIn, burstsKept.count(db)]);
      expect(await db.$count(loginLog, eq(loginLog.inBurst, true))).toBe(BURST_FAILURES + 1);
      expect((await burstsKept.compare(db, 5)).first).toEqual([]);
    }
  });

  test('when the beginning of a burst is deleted for its age, what is left is one only if it is enough', async () => {
    const { db } = server();
    await db.delete(loginLog);
    const tries = Array.from({ length: BURST_FAILURES + 3 }, (_, index) => ({ ...row, at: shift(NOW, index) }));
    await db.insert(loginLog).values([...tries, { ...row, outcome: 'success', at: shift(NOW, MINUTE_MS) }]);
    const left = async (deleted: number) => {
      await cleanOld(db, { signIns: 1 }, shift(NOW, DAY_MS + deleted), { onError: unexpected });
      return [await db.$count(loginLog), await db.$count(loginLog, eq(loginLog.inBurst, true))];
    };
    expect(await left(3)).toEqual([BURST_FAILURES + 1, BURST_FAILURES + 1]);
    expect(await left(4)).toEqual([BURST_FAILURES, 0]);
  });
});

async function take(db: Db, { ip, minutes, count, apart, outcome, ...step }: Step): Promise<void> {
  const at = shift(NOW, minutes * MINUTE_MS);
  const place = `10.0.0.${ip}`;
  const oldest = (await db.select({ id: loginLog.id }).from(loginLog).orderBy(asc(loginLog.at)).limit(count))
    .map(({ id }) => id)
    .concat('0');
  const those = inArray(loginLog.id, oldest);
  switch (step.do) {
    case 'insert':
      await db.insert(loginLog).values(
        Array.from({ length: count }, (_, index) => ({
          ...{ ...row, outcome, ip: index % 5 === 4 ? '10.0.0.9' : place },
          at: shift(at, index * apart * MINUTE_MS),
        })),
      );
      break;
    case 'delete':
      await db.delete(loginLog).where(eq(loginLog.ip, place));
      break;
    case 'clean':
      while (await cleanOld(db, { signIns: 1 }, shift(at, DAY_MS), { atOnce: count, onError: unexpected }));
      break;
    case 'time':
      await db.update(loginLog).set({ at }).where(those);
      break;
    case 'ip':
      await db.update(loginLog).set({ ip: place }).where(those);
      break;
    case 'outcome':
      await db.update(loginLog).set({ outcome }).where(those);
      break;
    case 'fail':
      await expect(
        db.transaction(async (tx) => {
          await tx.delete(loginLog).where(those);
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      break;
    case 'spoil':
      await db
        .update(loginLog)
        .set({ inBurst: ip === 1 })
        .where(those);
      await burstsKept.count(db);
      break;
    case 'count':
      await burstsKept.count(db);
  }
}

const keptOf = async (db: Db) => {
  const rows = await db.select().from(loginLog).orderBy(asc(loginLog.id));
  return rows.map(({ id, inBurst }) => ({ id, inBurst }));
};

/** The same, worked out by hand. */
async function plainOf(db: Db) {
  const rows = await db.select().from(loginLog).orderBy(asc(loginLog.id));
  const refused = rows.filter(({ outcome }) => outcome !== 'success');
  const crowded = crowdedOf(
    refused.map((each) => ({ id: each.id, key: each.ip, at: each.at })),
    BURST_FAILURES,
    SPAN_MS,
  );
  const before = ({ ip, at }: (typeof rows)[number]) =>
    refused.filter((each) => each.ip === ip && each.at <= at && each.at >= shift(at, -SPAN_MS)).length;
  return rows.map((each) => ({
    id: each.id,
    inBurst: each.outcome === 'success' ? before(each) >= BURST_FAILURES : crowded.has(each.id),
  }));
}
