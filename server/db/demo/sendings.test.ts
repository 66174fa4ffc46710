import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { messageForm } from '../../../contract/message';
import { messageStatus, messageType } from '../../../contract/message/enums';
import { pushForm } from '../../../contract/push';
import { pushOpens, pushStatus } from '../../../contract/push/enums';
import { message } from '../../areas/message/table';
import { operation } from '../../areas/operation/table';
import { push } from '../../areas/push/table';
import { user } from '../../areas/user/table';
import { delivery, deliveryJob } from '../../delivery/table';
import { HOUR_MS, shift } from '../../lib/time';
import { openEmpty } from '../../testDatabase';
import type { Database } from '../database';
import { seedDemo } from '.';
import { drawDemoPicture } from './picture';

const now = new Date('2026-03-10T10:20:30.456Z');

describe.each([
  ['small', 30],
  ['larger', 600],
])('messages and pushes of a %s demo', (_, users) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty();
    await database.prepare((db) => seedDemo(db, { users, admins: 30, now, password: 'fishadmin' }));
  });
  afterAll(() => database.close());

  const all = <T>(values: T[]) => new Set(values);

  test('are of every status and kind, and keep the contract’s rules', async () => {
    const { db } = database;
    const messages = await db.select().from(message);
    const pushes = await db.select().from(push);
    expect(all(messages.map(({ status }) => status))).toEqual(all(valuesOf(messageStatus)));
    expect(all(messages.map(({ type }) => type))).toEqual(all(valuesOf(messageType)));
    expect(all(pushes.map(({ status }) => status))).toEqual(all(valuesOf(pushStatus)));
    expect(all(pushes.map(({ opens }) => opens))).toEqual(all(valuesOf(pushOpens)));
    const numbers = all((await db.select({ number: user.number }).from(user)).map(({ number }) => number));
    for (const row of messages) {
      expect(messageForm.safeParse(row)).toMatchObject({ success: true });
      expect(row.type !== 'personal' || row.audience.kind === 'list').toBe(true);
    }
    for (const row of pushes) {
      expect(pushForm.safeParse(row)).toMatchObject({ success: true });
      expect([row.roomId !== null, row.url !== null]).toEqual([row.opens === 'room', row.opens === 'url']);
      expect(row.image === null || drawDemoPicture(row.image.slice('/fish/demo/'.length))).toBeTruthy();
    }
    const listed = [...messages, ...pushes].flatMap(({ audience }) => audience.numbers ?? []);
    expect(listed.every((number) => numbers.has(number))).toBe(true);
  });

  test('what was sent is counted, nobody got anything twice, or before they were there', async () => {
    const { db } = database;
    const copies = (condition: ReturnType<typeof sql>) =>
      sql`(select count(*) from delivery where job_id = ${deliveryJob}.id and ${condition})`;
    const wrong = await db
      .select({ id: deliveryJob.id })
      .from(deliveryJob)
      .where(sql`
      ${deliveryJob.recipients} <> ${copies(sql`true`)} or ${deliveryJob.opened} <> ${copies(sql`opened_at is not null`)}
      or ${deliveryJob.sent} <> ${copies(sql`state = 'sent'`)} or ${deliveryJob.failed} <> ${copies(sql`state = 'failed'`)}
      or ${deliveryJob.skipped} <> ${copies(sql`state = 'skipped'`)}
      or (${deliveryJob.finishedAt} is null) <> (${deliveryJob.state} in ('waiting', 'running'))
      or (${deliveryJob.state} = 'done' and ${copies(sql`state = 'pending'`)} > 0)`);
    expect(wrong).toEqual([]);
    const there = sql`exists (select 1 from app_user where id = ${delivery.userId} and registered_at <= ${delivery.nextAt})`;
    expect(await db.$count(delivery, sql`not ${there}`)).toBe(0);
    expect(await db.$count(delivery)).toBeGreaterThan(users);
  });

  test('a record stands as its sending does', async () => {
    const { db } = database;
    const states = async (table: typeof message | typeof push) => {
      const rows = await db
        .select({ status: sql<string>`${table.status}`, state: deliveryJob.state })
        .from(table)
        .leftJoin(deliveryJob, eq(deliveryJob.targetId, table.id));
      return all(rows.map(({ status, state }) => `${status} ${state}`));
    };
    expect(await states(message)).toEqual(
      all(['draft null', 'sending waiting', 'sent done', 'withdrawn done', 'withdrawn cancelled']),
    );
    expect(await states(push)).toEqual(
      all(['draft null', 'scheduled waiting', 'sending running', 'sent done', 'cancelled cancelled', 'failed done']),
    );
  });

  test('nothing that happened lies ahead, and no push is due within an hour', async () => {
    const { db } = database;
    const at = now.toISOString();
    for (const column of [delivery.sentAt, delivery.openedAt]) {
      expect(await db.$count(delivery, gt(column, at))).toBe(0);
    }
    expect(await db.$count(deliveryJob, gt(deliveryJob.finishedAt, at))).toBe(0);
    expect(await db.$count(operation, gte(operation.at, at))).toBe(0);
    expect(await db.$count(message, gte(message.updatedAt, at))).toBe(0);
    expect(await db.$count(push, gte(push.updatedAt, at))).toBe(0);
    const soon = shift(at, HOUR_MS);
    const due = and(eq(deliveryJob.kind, 'push'), eq(deliveryJob.state, 'waiting'), lte(deliveryJob.dueAt, soon));
    expect(await db.$count(deliveryJob, due)).toBe(0);
  });
});
