import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { WishDetail, wishQuery } from '../../../contract/wish';
import { wishState } from '../../../contract/wish/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { countsBy, selected } from '../../lib/filters';
import { findByKeyword, numberFirst, unlessMany } from '../../lib/keyword';
import { counting, found, orderBy, readPageById } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { auditItem } from '../audit/table';
import { entries } from '../user';
import { ledger, user } from '../user/table';
import { summedWishColumns, toWish, wishColumns, wishSumColumns } from './columns';
import { matchesBy, matching, type WishSelection } from './filters';
import { wish } from './table';

const { number, stones, madeAt, expiresAt, fulfilledAt } = wish;
const sortable = { number, stones, madeAt, expiresAt, fulfilledAt };

export async function listWishes(db: Db, query: z.output<typeof wishQuery>) {
  const named = await findByKeyword(db, wish.id, query.keyword, matchesBy);
  const where = matching(query, named?.all);
  const first = numberFirst(wish.number, query.keyword);
  const sorted = orderBy(query, sortable, { sort: 'madeAt', order: 'descend' }, wish.id, first);
  const ids = db.select({ id: wish.id, cursor: sorted.cursor }).from(wish).$dynamic();
  const { list, ...page } = await readPageById(query, ids, {
    ...{ id: wish.id, where: matching(query, named?.page), sorted },
    rows: (which, order) =>
      db
        .select(wishColumns)
        .from(wish)
        .innerJoin(user, eq(user.id, wish.userId))
        .where(which)
        .orderBy(...order),
    count: unlessMany(
      named?.many,
      query,
      counting(db, wish, where, (limit) => sumWishes(db, where, limit)),
    ),
  });
  return { ...page, list: list.map(toWish) };
}

async function sumWishes(db: Db, where: ReturnType<typeof matching>, limit: number | undefined) {
  const totals = onlyRow(await db.select(wishSumColumns).from(found(db, wish, where, limit, summedWishColumns)));
  return { total: totals.wishes, totals };
}

const byState = countsBy(wish.state, valuesOf(wishState));

const openStones = sql<number>`coalesce(sum(${wish.stones}) filter (where ${eq(wish.state, 'open')}), 0)`.mapWith(
  Number,
);

export async function countWishes(db: Db, selection: WishSelection) {
  return onlyRow(
    await db
      .select({ total: count(), ...byState, openStones })
      .from(wish)
      .where(selected(wish.id, selection, (filter) => matching(filter))),
  );
}

/** @throws `10404` */
export async function findWish(db: Db, id: string): Promise<WishDetail> {
  const [found] = await db
    .select({ ...wishColumns, endedAt: wish.endedAt, removedReason: wish.removedReason })
    .from(wish)
    .innerJoin(user, eq(user.id, wish.userId))
    .where(eq(wish.id, id));
  const row = orNotFound(found);
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
