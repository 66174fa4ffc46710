import { asc, eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { peopleCalls } from '../../../contract/people/calls';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { auditItem } from '../audit/table';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';

const now = START.toISOString();

onEveryDatabase({}, (server) => {
  test('a requestId opens one room, however often and at once it is sent, and for one owner', async () => {
    const { db } = server();
    await server().signIn();
    const [scene] = await db.select().from(sceneTemplate).where(eq(sceneTemplate.status, 'online'));
    const [owner, other] = await db.select().from(user).orderBy(asc(user.id)).limit(2);
    const sent = {
      ...{ title: 'Tea', cover: null, category: 'talk' as const, capacity: 8, requestId: crypto.randomUUID() },
      ...{ sceneId: scene?.id ?? '', ownerId: owner?.id ?? '' },
      ...{ startsAt: shift(now, HOUR_MS), endsAt: shift(now, 2 * HOUR_MS) },
    };
    const before = await db.$count(auditItem);
    const made = await Promise.all([1, 2, 3].map(() => server().ask(peopleCalls.open, sent)));
    made.push(await server().ask(peopleCalls.open, sent));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await db.$count(auditItem)) - before).toBe(1);
    expect(await server().call(peopleCalls.open, { ...sent, ownerId: other?.id ?? '' })).toMatchObject({
      ...{ code: codes.ruleForbids, message: 'This requestId already belongs to something else' },
    });
  });
});
