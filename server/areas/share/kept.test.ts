import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { shareCalls } from '../../../contract/share/calls';
import type { Db } from '../../db/database';
import { onEveryDatabase } from '../../testing';
import { user } from '../user/table';
import { sharesKept } from './kept';
import { share, shareClick, shareSignUp } from './table';
import { clearShares, keepShares, makeUsers } from './testShares';

const NOW = '2026-03-10T10:20:30.456Z';
const place = { ip: '192.0.2.9', device: 'someone', at: NOW };

interface Step {
  do: 'clicks' | 'signUp' | 'moveClicks' | 'moveSignUps' | 'deleteClicks' | 'deleteSignUps' | 'fail' | 'count';
  one: number;
  other: number;
  count: number;
}
const of = fc.nat({ max: 3 });
const steps: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom<Step['do']>(
    ...(['clicks', 'clicks', 'clicks', 'signUp', 'signUp', 'signUp', 'moveClicks', 'moveSignUps'] as const),
    ...(['deleteClicks', 'deleteSignUps', 'fail', 'count'] as const),
  ),
  ...{ one: of, other: of, count: fc.integer({ min: 1, max: 5 }) },
});

onEveryDatabase({ demo: 'small' }, (server) => {
  beforeEach(() => server().signIn());

  test('the demo data is kept as its rows say', async () => {
    const shares = await server().db.$count(share);
    expect(await sharesKept.compare(server().db, 5)).toEqual({ records: shares, differ: 0, first: [] });
  });

  test('whatever becomes of clicks and sign-ups: what is kept is how many there are', async () => {
    const { db } = server();
    await clearShares(server());
    const [sharer] = await db.select({ id: user.id }).from(user).limit(1);
    const ids = await keepShares(server(), Array(4).fill({ userId: sharer?.id ?? '', sharedAt: NOW }));
    const newcomers = await makeUsers(server(), 30);
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 25 }), async (history) => {
        await db.delete(shareClick);
        await db.delete(shareSignUp);
        const left = [...newcomers];
        for (const step of history) await take(db, step, ids, left);
        const plain = await Promise.all(
          ids.map(async (id) => ({
            id,
            clicks: await db.$count(shareClick, eq(shareClick.shareId, id)),
            signUps: await db.$count(shareSignUp, eq(shareSignUp.shareId, id)),
          })),
        );
        const { id, clicks, signUps } = share;
        expect(await db.select({ id, clicks, signUps }).from(share).orderBy(asc(id))).toEqual(plain);
        expect((await sharesKept.compare(db, 5)).differ).toBe(0);
      }),
      { numRuns: 40, seed: 20 },
    );
  });

  test('clicks on one share at once are all counted, while it is counted anew', async () => {
    const [one] = await server().db.select({ id: share.id }).from(share).limit(1);
    const shareId = one?.id ?? '';
    await server().db.delete(shareClick);
    const click = () =>
      server().ask(shareCalls.click, { shareId, requestId: randomUUID(), ip: '192.0.2.9', device: 'someone' });
    await Promise.all([...Array.from({ length: 20 }, click), sharesKept.count(server().db)]);
    const [kept] = await server().db.select({ clicks: share.clicks }).from(share).where(eq(share.id, shareId));
    expect(kept?.clicks).toBe(20);
  });
});

async function take(db: Db, step: Step, ids: string[], newcomers: string[]): Promise<void> {
  const shareId = ids[step.one] ?? '';
  const move = { shareId: ids[step.other] ?? '' };
  const clicks = Array.from({ length: step.count }, () => ({ shareId, ...place }));
  switch (step.do) {
    case 'clicks':
      await db.insert(shareClick).values([...clicks, { ...place, ...move }]);
      break;
    case 'signUp': {
      const userId = newcomers.pop();
      if (userId) await db.insert(shareSignUp).values({ shareId, userId, ...place });
      break;
    }
    case 'moveClicks':
      await db.update(shareClick).set(move).where(eq(shareClick.shareId, shareId));
      break;
    case 'moveSignUps':
      await db.update(shareSignUp).set(move).where(eq(shareSignUp.shareId, shareId));
      break;
    case 'deleteClicks':
      await db.delete(shareClick).where(inArray(shareClick.shareId, [shareId, move.shareId]));
      break;
    case 'deleteSignUps':
      await db.delete(shareSignUp).where(eq(shareSignUp.shareId, shareId));
      break;
    case 'fail':
      // What a process that is killed leaves: nothing.
      await expect(
        db.transaction(async (tx) => {
          await tx.insert(shareClick).values(clicks);
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      break;
    case 'count':
      await sharesKept.count(db);
  }
}
