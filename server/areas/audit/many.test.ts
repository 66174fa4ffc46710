import { asc, eq, sql } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { TOTAL_MAX } from '../../../contract/paging';
import { onDatabase } from '../../testing';
import { room } from '../room/table';
import { user } from '../user/table';
import { auditItem } from './table';

const COUNT = TOTAL_MAX + 50;

/** A letter that most items are found by. */
onDatabase({ demo: 'small' }, (server) => {
  const query = { keyword: 'Q', pageSize: 30 } as const;
  let oldest: string[];

  beforeAll(async () => {
    const { db } = server();
    const [one, another] = await db.select({ id: user.id }).from(user).limit(2);
    const [about] = await db.select({ id: room.id }).from(room).limit(1);
    await db.delete(auditItem);
    await db.update(user).set({ nickname: 'Nobody' });
    await db.update(room).set({ title: 'Nowhere' });
    await db
      .update(user)
      .set({ nickname: 'quentin' })
      .where(eq(user.id, one?.id ?? ''));
    await db
      .update(room)
      .set({ title: 'A quiet room' })
      .where(eq(room.id, about?.id ?? ''));
    const make = (
      count: number,
      of: { userId?: string; title?: string; text?: string; targetId?: string },
      before: string,
    ) =>
      db.execute(sql`
        insert into audit_item (kind, state, priority, hits, title, text, target_id, user_id, submitted_at, decided_at)
        select 'wish', case when place <= 7 then 'rejected' else 'approved' end, 'normal', '[]'::jsonb,
          ${of.title ?? null}::text, ${of.text ?? null}::text, ${of.targetId ?? '1'}::bigint,
          ${of.userId ?? another?.id}::bigint, now() + place * interval '1 minute' - ${before}::interval, now()
        from generate_series(1, ${count}::int) place`);
    await make(3, { title: 'Nothing', text: 'of it' }, '24 days');
    await make(2, { title: 'A quince' }, '23 days');
    await make(2, { text: 'with QUINCES' }, '22 days');
    await make(2, { targetId: about?.id }, '21 days');
    await make(COUNT, { userId: one?.id }, '20 days');
    const { id, submittedAt } = auditItem;
    const rows = await db.select({ id }).from(auditItem).orderBy(asc(submittedAt), asc(id)).limit(63);
    oldest = rows.slice(3).map((row) => row.id);
  });
  beforeEach(() => server().signIn());

  test('fills a page in the order of the list, and says that there are more than are counted', async () => {
    const { list, next: _, ...page } = await server().ask(auditCalls.pageList, query);
    expect(list.map(({ id }) => id)).toEqual(oldest.slice(0, 30));
    expect(page).toEqual({ total: TOTAL_MAX, more: true, current: 1, pageSize: 30 });
    const second = await server().ask(auditCalls.pageList, { ...query, current: 2 });
    expect(second.list.map(({ id }) => id)).toEqual(oldest.slice(30, 60));
    expect((await server().ask(auditCalls.pageList, { ...query, exact: 'true' })).total).toBe(COUNT + 6);
  });

  test('is counted where another filter leaves fewer', async () => {
    const some = await server().ask(auditCalls.pageList, { ...query, state: 'rejected' });
    expect([some.list.length, some.total, some.more]).toEqual([13, 13, undefined]);
  });
});
