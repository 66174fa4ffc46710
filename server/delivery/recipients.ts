import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { deliveryQuery } from '../../contract/delivery';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { oneOf } from '../lib/filters';
import { counting, orderBy, readPageById } from '../lib/paging';
import { personColumns } from '../lib/personColumns';
import { userIdsBy } from '../lib/userIdsBy';
import { delivery, deliveryJob } from './table';

type Query = z.output<typeof deliveryQuery>;

const byOpened = { yes: isNotNull(delivery.openedAt), no: isNull(delivery.openedAt) };

const matching = (jobs: { id: string }[], { state, opened, keyword }: Query) =>
  and(
    inArray(
      delivery.jobId,
      jobs.map((job) => job.id),
    ),
    oneOf(delivery.state, state),
    opened && byOpened[opened],
    keyword ? sql`${delivery.userId} in (${userIdsBy(keyword)})` : undefined,
  );

/** A page of the recipients of a push or message, by number; empty before it begins. */
export async function listDeliveries(db: Db, query: Query) {
  // Asked for first: PostgreSQL knows how many recipients a job has, but not which job it is about to find.
  const jobs = await db.select({ id: deliveryJob.id }).from(deliveryJob).where(eq(deliveryJob.targetId, query.id));
  const where = matching(jobs, query);
  const { id, userNumber: number, state, attempts, error, sentAt, openedAt } = delivery;
  const sorted = orderBy(query, { number, sentAt, openedAt }, { sort: 'number', order: 'ascend' }, id);
  return readPageById(query, db.select({ id, cursor: sorted.cursor }).from(delivery).$dynamic(), {
    id,
    where,
    sorted,
    rows: (which, by) =>
      db
        .select({ id, user: personColumns, state, attempts, error, sentAt, openedAt })
        .from(delivery)
        .innerJoin(user, eq(user.id, delivery.userId))
        .where(which)
        .orderBy(...by),
    count: counting(db, delivery, where),
  });
}
