import { type Column, count, countDistinct, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Wish } from '../../../contract/wish';
import { countWhere } from '../../lib/filters';
import { personColumns } from '../../lib/personColumns';
import { wish } from './table';

const { id, number, text, stones, state, refunded, madeAt, expiresAt, fulfilledAt, version } = getTableColumns(wish);

/** The columns of a wish in a list; for a query that joins the user. */
export const wishColumns = {
  ...{ id, number, text, stones, state, refunded, madeAt, expiresAt, fulfilledAt, version },
  user: personColumns,
  given: { id: wish.giftId, name: wish.giftName, icon: wish.giftIcon, stones: wish.giftStones },
};

type Given = { [Key in keyof NonNullable<Wish['gift']>]: NonNullable<Wish['gift']>[Key] | null };

export const toWish = <Row extends { given: Given }>({
  given,
  ...row
}: Row): Omit<Row, 'given'> & Pick<Wish, 'gift'> => ({
  ...row,
  gift:
    given.id === null
      ? null
      : { id: given.id, name: given.name ?? '', icon: given.icon ?? '', stones: given.stones ?? 0 },
});

const sumOf = (column: Column) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** Sums over wishes, used by the list and by statistics alike, so that the two can't differ. */
export const wishSumColumns = {
  wishes: count(),
  people: countDistinct(wish.userId),
  fulfilled: countWhere(eq(wish.state, 'fulfilled')),
  stones: sumOf(wish.stones),
  refunded: sumOf(wish.refunded),
  value: sumOf(wish.giftStones),
};

/** What `wishSumColumns` are taken of. */
export const summedWishColumns = { userId: wish.userId, state, stones, refunded, giftStones: wish.giftStones };

export const NO_WISHES = { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 };
