import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Body } from '../../../contract';
import { valuesOf } from '../../../contract/enum';
import type { Gift, giftQuery, giftSelection } from '../../../contract/gift';
import type { giftCalls } from '../../../contract/gift/calls';
import { GIFT_PRICE_MAX, type stockState } from '../../../contract/gift/enums';
import { byPercent, saleStatus } from '../../../contract/shelf/enums';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { onlyRow } from '../../db/rows';
import { contains, countsBy, countWhere, oneOf, selected } from '../../lib/filters';
import { counting, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { advanceItem, giftsBy, giftsOf, goodsOrder, shelfOrder, soldTotals, statusOf, withHeldUntil } from '../shelf';
import { gift } from '../shelf/table';

type Selection = z.output<typeof giftSelection>;
type Filters = NonNullable<Selection['filter']>;

const status = statusOf(gift);
const columns = getTableColumns(gift);

/** Same rule as `stockStateOf` of the contract. */
const stock = sql<keyof typeof stockState>`case when ${gift.stock} = 0 then 'none'
  when ${gift.stock} <= ${gift.lowStock} then 'low' else 'enough' end`;

const matching = (query: Filters) =>
  and(
    query.keyword ? contains(gift.name, query.keyword) : undefined,
    oneOf(status, query.status),
    oneOf(gift.category, query.category),
    oneOf(gift.kind, query.kind),
    oneOf(stock, query.stockState),
  );

const meant = (selection: Selection) => selected(gift.id, selection, matching);

export async function listGifts(db: Db, query: z.output<typeof giftQuery>) {
  const where = matching(query);
  const sold = soldTotals(db);
  const sortable = { ...columns, sold: sql`coalesce(${sold.pieces}, 0)` };
  const sorted = goodsOrder(query, sortable, gift);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(gift)
    .leftJoin(sold, eq(sold.itemId, gift.id))
    .$dynamic();
  const page = await readPage(query, rows, { where, sorted, count: counting(db, gift, where) });
  return { ...page, list: await giftsOf(db, page.list) };
}

/** @throws `10404` */
export async function findGift(db: Db, id: string): Promise<Gift> {
  const [found] = await giftsBy(db, [id]);
  return orNotFound(found);
}

/** The gift, held until the transaction ends, after the steps that are due. @throws `10404` */
export async function lockGift(tx: Db, id: string, now: string): Promise<Gift> {
  await lockRow(tx, gift, id);
  await advanceItem(tx, id, now);
  return findGift(tx, id);
}

export async function countGifts(db: Db, selection: Selection) {
  const onSale = eq(status, 'on');
  return onlyRow(
    await db
      .select({
        total: count(),
        ...countsBy(status, valuesOf(saleStatus)),
        low: countWhere(sql`${onSale} and ${stock} = 'low'`),
        none: countWhere(sql`${onSale} and ${stock} = 'none'`),
      })
      .from(gift)
      .where(meant(selection)),
  );
}

const changed = (price: number | null, percent: number) =>
  price === null ? null : Math.min(GIFT_PRICE_MAX, byPercent(price, percent));

export async function previewGiftPrices(db: Db, { selection, percent }: Body<typeof giftCalls.previewPrices>) {
  const { id, name, version, priceStones, pricePoints } = gift;
  const rows = await db
    .select({ id, name, version, priceStones, pricePoints })
    .from(gift)
    .where(meant(selection))
    .orderBy(...shelfOrder(gift));
  const changes = rows.map(({ priceStones: stones, pricePoints: points, ...row }) => ({
    ...row,
    before: { stones, points },
    after: { stones: changed(stones, percent), points: changed(points, percent) },
  }));
  return withHeldUntil(db, changes);
}
