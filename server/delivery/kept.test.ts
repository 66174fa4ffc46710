import { asc, eq, sql } from 'drizzle-orm';
import { user } from '../areas/user/table';
import { onEveryDatabase, START } from '../testing';
import { openJob } from './job';
import { numbersKept } from './kept';
import { delivery } from './table';
import { someGateway, someSending, work } from './testSending';

const now = () => START.toISOString();

onEveryDatabase({}, (server) => {
  test('a copy has the number of its user; one that differs is told, and put right', async () => {
    const { db } = server();
    const numbers = (await db.select({ number: user.number }).from(user).limit(3)).map(({ number }) => number);
    const { records: before } = await numbersKept.compare(db, 1);
    await openJob(db, { kind: 'push', targetId: '1', dueAt: now(), expiresAt: null });
    await work(
      db,
      {
        kind: 'push',
        sending: someSending({ kind: 'list', days: null, numbers }),
        gateway: someGateway(() => ({ state: 'sent' })),
      },
      now,
    );
    expect(await numbersKept.compare(db, 1)).toEqual({ records: before + numbers.length, differ: 0, first: [] });

    const [copy] = await db.select().from(delivery).orderBy(asc(delivery.id)).limit(1);
    const { id = '', userNumber } = copy ?? {};
    await db
      .update(delivery)
      .set({ userNumber: sql`${delivery.userNumber} + 1` })
      .where(eq(delivery.id, id));
    expect(await numbersKept.compare(db, 1)).toMatchObject({
      differ: 1,
      first: [{ of: `copy ${id}`, kept: String(Number(userNumber) + 1), counted: String(userNumber) }],
    });
    await numbersKept.count(db);
    expect(await numbersKept.compare(db, 1)).toMatchObject({ differ: 0, first: [] });
  });
});
