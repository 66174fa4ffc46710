import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { Db } from '../../db/database';
import { onEveryDatabase } from '../../testing';
import { room, roomReport } from '../room/table';
import { testRooms } from '../room/testRooms';
import { user } from '../user/table';
import { reportsKept } from './kept';

const written = { kind: 'spam', text: 'Advertises', at: '2026-03-10T10:20:30.456Z' } as const;

interface Step {
  do: 'report' | 'move' | 'delete' | 'fail' | 'count';
  one: number;
  other: number;
  count: number;
}
const of = fc.nat({ max: 3 });
const steps: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do']>('report', 'report', 'report', 'move', 'delete', 'fail', 'count'),
  ...{ one: of, other: of, count: fc.integer({ min: 1, max: 5 }) },
});

onEveryDatabase({ demo: 'small' }, (server) => {
  const { make, find } = testRooms(server, 'people');
  const byUser = async () => {
    const [someone] = await server().db.select({ id: user.id }).from(user).limit(1);
    return { ...written, userId: someone?.id ?? '' };
  };

  test('the demo data is kept as its rows say', async () => {
    const { db } = server();
    expect(await db.$count(roomReport)).toBeGreaterThan(0);
    expect(await reportsKept.compare(db, 5)).toEqual({ records: await db.$count(room), differ: 0, first: [] });
  });

  test('whatever becomes of reports: what is kept is how many there are', async () => {
    const { db } = server();
    const report = await byUser();
    const ids = [await make('live'), await make('live'), await make('ended'), await make('draft')].map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 25 }), async (history) => {
        await db.delete(roomReport);
        for (const step of history) await take(db, step, ids, report);
        const plain = await Promise.all(
          ids.map(async (id) => ({ id, reports: await db.$count(roomReport, eq(roomReport.roomId, id)) })),
        );
        const { id, reports } = room;
        expect(await db.select({ id, reports }).from(room).where(inArray(id, ids)).orderBy(asc(id))).toEqual(plain);
        expect((await reportsKept.compare(db, 5)).differ).toBe(0);
      }),
      { numRuns: 40, seed: 20 },
    );
  });

  test('reports of one room at once are all counted, while it is counted anew', async () => {
    const { db } = server();
    const report = { ...(await byUser()), roomId: (await make('live')).id };
    const one = async () => {
      await db.insert(roomReport).values(report);
    };
    await Promise.all([...Array.from({ length: 20 }, one), reportsKept.count(db)]);
    expect(await find(report.roomId)).toMatchObject({ reports: 20 });
  });

  test('what somebody wrote over is found, and counted anew', async () => {
    const { db } = server();
    const { id } = await make('live', { reports: 7 });
    expect(await reportsKept.compare(db, 5)).toMatchObject({
      differ: 1,
      first: [{ of: `room ${id}`, kept: '7 reports', counted: '0 reports' }],
    });
    await reportsKept.count(db);
    expect(await find(id)).toMatchObject({ reports: 0, version: 1 });
    expect((await reportsKept.compare(db, 5)).differ).toBe(0);
  });
});

type Report = typeof written & { userId: string };

async function take(db: Db, step: Step, ids: string[], report: Report): Promise<void> {
  const roomId = ids[step.one] ?? '';
  const move = { roomId: ids[step.other] ?? '' };
  const reports = Array.from({ length: step.count }, () => ({ ...report, roomId }));
  switch (step.do) {
    case 'report':
      await db.insert(roomReport).values([...reports, { ...report, ...move }]);
      break;
    case 'move':
      await db.update(roomReport).set(move).where(eq(roomReport.roomId, roomId));
      break;
    case 'delete':
      await db.delete(roomReport).where(inArray(roomReport.roomId, [roomId, move.roomId]));
      break;
    case 'fail':
      // What a process that is killed leaves: nothing.
      await expect(
        db.transaction(async (tx) => {
          await tx.insert(roomReport).values(reports);
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      break;
    case 'count':
      await reportsKept.count(db);
  }
}
