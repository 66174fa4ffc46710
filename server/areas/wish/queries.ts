import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { Wish, WishDetail, wishQuery } from '../../../contract/wish';
import { wishState } from '../../../contract/wish/enums';
import type { Db } from '../../db/connect';
import { auditItem, ledger, user, wish } from '../../db/tables';
import { countWhere, selected } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { notFound } from '../../refusal';
import { entries } from '../user/ledger';
import { NO_WISHES, sumColumns, toWish, wishColumns } from './columns';
import { matching, meantFirst, type WishSelection } from './filters';

const { number, stones, madeAt, expiresAt, fulfilledAt } = wish;
const sortable = { number, stones, madeAt, expiresAt, fulfilledAt };

/** A page of wishes, the latest first, and the sums of the whole filter. */
export async function listWishes(db: Db, query: z.output<typeof wishQuery>) {
  const where = matching(query);
  const rows = db
    .select(wishColumns)
    .from(wish)
    .innerJoin(user, eq(user.id, wish.userId))
    .where(where)
    .orderBy(...meantFirst(query.keyword), ...orderBy(query, sortable, { sort: 'madeAt', order: 'descend' }, wish.id))
    .$dynamic();
  const [totals = NO_WISHES] = await db.select(sumColumns).from(wish).where(where);
  const { list, ...page } = await readPage(query, rows, Promise.resolve(totals.wishes));
  return { ...page, list: list.map(toWish), totals };
}

const byState = Object.fromEntries(
  valuesOf(wishState).map((state) => [state, countWhere(eq(wish.state, state))]),
) as Record<Wish['state'], ReturnType<typeof countWhere>>;

const openStones = sql<number>`coalesce(sum(${wish.stones}) filter (where ${eq(wish.state, 'open')}), 0)`.mapWith(
  Number,
);

/** How many wishes a selection means, by state, and the stones in the pool. */
export async function countWishes(db: Db, selection: WishSelection) {
  const [counts] = await db
    .select({ total: count(), ...byState, openStones })
    .from(wish)
    .where(selected(wish.id, selection, matching));
  return counts ?? { total: 0, open: 0, fulfilled: 0, expired: 0, removed: 0, openStones: 0 };
}

/** Everything about one wish. @throws `10404` */
export async function findWish(db: Db, id: string): Promise<WishDetail> {
  const [row] = await db
    .select({ ...wishColumns, endedAt: wish.endedAt, removedReason: wish.removedReason })
    .from(wish)
    .innerJoin(user, eq(user.id, wish.userId))
    .where(eq(wish.id, id));
  if (!row) {
    throw notFound();
  }
  const [audit] = await db
    .select({ id: auditItem.id })
    .from(auditItem)
    .where(eq(auditItem.targetId, id))
    .orderBy(desc(auditItem.submittedAt), desc(auditItem.id))
    .limit(1);
  return {
    ...toWish(row),
    auditId: audit?.id ?? null,
    ledger: await entries(db).where(eq(ledger.wishId, id)).orderBy(asc(ledger.at), asc(ledger.id)),
  };
}
