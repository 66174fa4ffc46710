import { type Column, count, countDistinct, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Wish } from '../../../contract/wish';
import { type user, wish } from '../../db/tables';
import { countWhere } from '../../lib/filters';
import { personColumns } from '../room/columns';

const { id, number, text, stones, state, refunded, madeAt, expiresAt, fulfilledAt, version } = getTableColumns(wish);

/** What a list shows of a wish; of a query that joins its user. */
export const wishColumns = {
  ...{ id, number, text, stones, state, refunded, madeAt, expiresAt, fulfilledAt, version },
  user: personColumns,
  given: { id: wish.giftId, name: wish.giftName, icon: wish.giftIcon, stones: wish.giftStones },
};

type Given = { [Key in keyof NonNullable<Wish['gift']>]: NonNullable<Wish['gift']>[Key] | null };

/** A row as the contract has it. */
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

/** Sums over wishes: one set for the list and for statistics, so that the two can't differ. */
export const sumColumns = {
  wishes: count(),
  people: countDistinct(wish.userId),
  fulfilled: countWhere(eq(wish.state, 'fulfilled')),
  stones: sumOf(wish.stones),
  refunded: sumOf(wish.refunded),
  value: sumOf(wish.giftStones),
};

export const NO_WISHES = { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 };

/** As text, so that the beginning of a number is found. */
export const numberText = (column: typeof wish.number | typeof user.number) => sql`${column}::text`;
