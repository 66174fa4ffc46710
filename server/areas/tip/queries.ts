import { and, asc, count, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Query } from '../../../contract';
import { valuesOf } from '../../../contract/enum';
import type { Tip, tipQuery, tipSelection } from '../../../contract/tip';
import type { tipCalls } from '../../../contract/tip/calls';
import { tipPlace, tipStatus } from '../../../contract/tip/enums';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { onlyRow } from '../../db/rows';
import { between, contains, countsBy, countWhere, oneOf, selected } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { isBefore } from '../../lib/time';
import { orNotFound } from '../../refusal';
import { holds, isOnline, timeAt, tipColumns } from './columns';
import { tip } from './table';

type Selection = z.output<typeof tipSelection>;
type Filters = NonNullable<Selection['filter']>;

const matching = (now: string) => (query: Filters) =>
  and(
    query.keyword ? contains(tip.text, query.keyword) : undefined,
    oneOf(tip.place, query.place),
    oneOf(tip.status, query.status),
    oneOf(timeAt(now), query.time),
    ...between(tip.from, query.fromFrom, query.fromTo),
  );

const { from, to, priority, text, updatedAt } = tip;
const sortable = { from, to, priority, text, updatedAt };

export function listTips(db: Db, query: z.output<typeof tipQuery>, now: string) {
  const where = matching(now)(query);
  const sorted = orderBy(query, sortable, { sort: 'from', order: 'descend' }, tip.id);
  const rows = db
    .select({ ...tipColumns(now), cursor: sorted.cursor })
    .from(tip)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, tip, where) });
}

const byStatus = countsBy(tip.status, valuesOf(tipStatus));

export async function countTips(db: Db, selection: Selection, now: string) {
  const shown = and(isOnline, holds(now)) as SQL;
  return onlyRow(
    await db
      .select({ total: count(), ...byStatus, now: countWhere(shown) })
      .from(tip)
      .where(selected(tip.id, selection, matching(now))),
  );
}

/** @throws `10404` */
export async function findTip(db: Db, id: string, now: string): Promise<Tip> {
  const [row] = await db.select(tipColumns(now)).from(tip).where(eq(tip.id, id));
  return orNotFound(row);
}

export async function lockTip(tx: Db, id: string, now: string): Promise<Tip> {
  await lockRow(tx, tip, id);
  return findTip(tx, id, now);
}

/**
 * The order in which the app shows the tips of a place: the most urgent first; of equally urgent ones, the last that
 * began.
 */
const firstShown = [asc(tip.priority), desc(tip.from), desc(tip.id)];

/** What a user sees at an instant, for every place, including places without a tip. */
export async function shownTips(db: Db, at: string, now: string) {
  const tips = await db
    .select(tipColumns(now))
    .from(tip)
    .where(and(isOnline, holds(at)))
    .orderBy(...firstShown);
  return valuesOf(tipPlace).map((place) => ({ place, tips: tips.filter((one) => one.place === place) }));
}

/** Tips that are online in a place at some time of a period. A period that ends before it begins has none. */
export function overlappingTips(db: Db, query: Query<typeof tipCalls.overlapping>, now: string): Promise<Tip[]> {
  const { place, from, to, except } = query;
  if (!isBefore(from, to)) {
    return Promise.resolve([]);
  }
  return db
    .select(tipColumns(now))
    .from(tip)
    .where(
      and(
        isOnline,
        eq(tip.place, place),
        lt(tip.from, to),
        gt(tip.to, from),
        except === undefined ? undefined : ne(tip.id, except),
      ),
    )
    .orderBy(...firstShown);
}
