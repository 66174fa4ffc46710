import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Body } from '../../../contract';
import { valuesOf } from '../../../contract/enum';
import { AMOUNT_MAX } from '../../../contract/money.enums';
import { byPercent, saleStatus } from '../../../contract/shelf/enums';
import type { Stone, stoneQuery, stoneSelection } from '../../../contract/stone';
import type { stoneCalls } from '../../../contract/stone/calls';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { onlyRow } from '../../db/rows';
import { contains, countsBy, oneOf, selected } from '../../lib/filters';
import { hundredths } from '../../lib/money';
import { counting, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { advanceItem, goodsOrder, shelfOrder, soldTotals, statusOf, stonesBy, stonesOf, withHeldUntil } from '../shelf';
import { stonePackage } from '../shelf/table';

type Selection = z.output<typeof stoneSelection>;
type Filters = NonNullable<Selection['filter']>;

const status = statusOf(stonePackage);
const columns = getTableColumns(stonePackage);

const matching = (query: Filters) =>
  and(
    query.keyword ? contains(stonePackage.name, query.keyword) : undefined,
    oneOf(status, query.status),
    oneOf(stonePackage.tag, query.tag),
    oneOf(stonePackage.currency, query.currency),
  );

const meant = (selection: Selection) => selected(stonePackage.id, selection, matching);

export async function listStones(db: Db, query: z.output<typeof stoneQuery>) {
  const where = matching(query);
  const sold = soldTotals(db);
  const price = hundredths(stonePackage.price, stonePackage.currency);
  const sortable = { ...columns, price, sold: sql`coalesce(${sold.pieces}, 0)` };
  const sorted = goodsOrder(query, sortable, stonePackage);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(stonePackage)
    .leftJoin(sold, eq(sold.itemId, stonePackage.id))
    .$dynamic();
  const page = await readPage(query, rows, { where, sorted, count: counting(db, stonePackage, where) });
  return { ...page, list: await stonesOf(db, page.list) };
}

/** @throws `10404` */
export async function findStone(db: Db, id: string): Promise<Stone> {
  const [stone] = await stonesBy(db, [id]);
  return orNotFound(stone);
}

/** The package, held until the transaction ends, after the steps that are due. @throws `10404` */
export async function lockStone(tx: Db, id: string, now: string): Promise<Stone> {
  await lockRow(tx, stonePackage, id);
  await advanceItem(tx, id, now);
  return findStone(tx, id);
}

export async function countStones(db: Db, selection: Selection) {
  return onlyRow(
    await db
      .select({ total: count(), ...countsBy(status, valuesOf(saleStatus)) })
      .from(stonePackage)
      .where(meant(selection)),
  );
}

export async function previewStonePrices(db: Db, { selection, percent }: Body<typeof stoneCalls.previewPrices>) {
  const { id, name, version, currency, price } = stonePackage;
  const rows = await db
    .select({ id, name, version, currency, before: price })
    .from(stonePackage)
    .where(meant(selection))
    .orderBy(...shelfOrder(stonePackage));
  const changes = rows.map((row) => ({ ...row, after: Math.min(AMOUNT_MAX, byPercent(row.before, percent)) }));
  return withHeldUntil(db, changes);
}
