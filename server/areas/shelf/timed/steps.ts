import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { priceNames, type TimedPriceState } from '../../../../contract/shelf/enums';
import type { Db } from '../../../db/database';
import { onlyRow } from '../../../db/rows';
import { advanceEach } from '../../../lib/advanceEach';
import { type By, logOperation } from '../../../lib/operationLog';
import { isBefore } from '../../../lib/time';
import type { Advance } from '../../area';
import { holdGoods, tryHoldGoods } from '../goods';
import { timedPrice } from '../table';
import {
  type PricedItem,
  type Prices,
  pricesUnder,
  readPriced,
  saidPrices,
  saidUnder,
  samePrices,
  writePrices,
} from './item';

export type TimedRow = typeof timedPrice.$inferSelect;

const { state, startsAt, endsAt, itemId, itemType } = timedPrice;

const due = (now: string) =>
  or(and(eq(state, 'running'), lte(endsAt, now)), and(eq(state, 'waiting'), lte(startsAt, now)));

/**
 * Begins and ends timed prices that are due. Several processes may run it at once: an item that another one holds is
 * skipped. Each item has its own transaction, so that nobody who sells waits for all of them.
 */
export const advanceTimedPrices: Advance = (db, now, onError) =>
  advanceEach({
    due: (limit) =>
      db
        .selectDistinct({ id: itemId, type: itemType })
        .from(timedPrice)
        .where(due(now))
        .orderBy(asc(itemId))
        .limit(limit),
    step: (item) =>
      db.transaction(async (tx) => (await tryHoldGoods(tx, item)) && (await advanceItem(tx, item.id, now)) > 0),
    onError,
  });

/**
 * Performs the due steps of items that are about to be sold, in case the clock is late. Only these are held: who buys does
 * not wait for others who do.
 */
export async function advanceSold(tx: Db, ids: string[], now: string): Promise<void> {
  const items = await tx
    .selectDistinct({ id: itemId, type: itemType })
    .from(timedPrice)
    .where(and(inArray(itemId, ids), due(now)))
    .orderBy(asc(itemId));
  for (const { id, type } of items) {
    await holdGoods(tx, type, [id]);
    await advanceItem(tx, id, now);
  }
}

/** Performs the due steps of an item that is held, in their order. */
export async function advanceItem(tx: Db, id: string, now: string): Promise<number> {
  const rows = await tx
    .select()
    .from(timedPrice)
    .where(and(eq(itemId, id), due(now)))
    .orderBy(asc(startsAt), asc(timedPrice.id));
  for (const row of rows) {
    await step(tx, row, now);
  }
  return rows.length;
}

/** After a stop of the servers one may be over before it began: then the price never changes. */
async function step(tx: Db, row: TimedRow, now: string): Promise<void> {
  if (row.state === 'running') {
    await endRunning(tx, row, { by: plannerOf(row, now), reason: row.reason });
  } else if (isBefore(now, row.endsAt)) {
    await begin(tx, row, now);
  } else {
    await miss(tx, row, now);
  }
}

/** What the clock does is logged in the name of who planned it. */
const plannerOf = ({ sysUserId, ip }: TimedRow, now: string): By => ({ admin: { id: sysUserId }, ip, now });

const itemOf = (tx: Db, { itemType: type, itemId: id }: TimedRow) => readPriced(tx, { type, id });

const wasOf = ({ wasPrice, wasPriceStones, wasPricePoints }: TimedRow): Prices => ({
  price: wasPrice,
  priceStones: wasPriceStones,
  pricePoints: wasPricePoints,
});

/** Gives a held item its timed price. One that has lost every price that this is for keeps what it has. */
export async function begin(tx: Db, row: TimedRow, now: string): Promise<TimedRow> {
  const item = await itemOf(tx, row);
  if (priceNames.every((name) => row[name] === null || item[name] === null)) {
    return miss(tx, row, now);
  }
  const by = plannerOf(row, now);
  const prices = pricesUnder(row, item);
  const { price: wasPrice, priceStones: wasPriceStones, pricePoints: wasPricePoints } = item;
  const was = { wasPrice, wasPriceStones, wasPricePoints };
  const begun = await writeTimed(tx, row.id, { state: 'running', beganAt: now, ...was });
  await writePrices(tx, item, prices, { by, reason: row.reason, timedStep: 'begin' });
  await logOperation(tx, by, {
    action: 'beginTimedPrice',
    target: targetOf(item),
    before: saidPrices(item, item),
    after: { ...saidPrices(item, prices), endsAt: row.endsAt },
    reason: row.reason,
  });
  return begun;
}

interface End {
  by: By;
  reason: string;
  /** The operator who ends it early. */
  endedById?: string;
}

/**
 * Gives a held item back what it had. Prices that were changed in between stay as they are: a server of the release
 * before lets them be changed.
 */
export async function endRunning(tx: Db, row: TimedRow, { by, reason, endedById }: End): Promise<TimedRow> {
  const item = await itemOf(tx, row);
  const was = wasOf(row);
  const prices = samePrices(item, pricesUnder(row, was)) ? was : item;
  const change = endedById ? { endedById, endReason: reason } : {};
  const ended = await writeTimed(tx, row.id, { state: 'ended', endedAt: by.now, ...change });
  if (!samePrices(item, prices)) {
    await writePrices(tx, item, prices, { by, reason, timedStep: 'end' });
  }
  const said = { before: saidPrices(item, item), after: saidPrices(item, prices) };
  await logOperation(tx, by, { action: 'endTimedPrice', target: targetOf(item), ...said, reason });
  return ended;
}

async function miss(tx: Db, row: TimedRow, now: string): Promise<TimedRow> {
  const item = await itemOf(tx, row);
  const missed = await writeTimed(tx, row.id, { state: 'missed', endedAt: now });
  await logOperation(tx, plannerOf(row, now), {
    action: 'missTimedPrice',
    target: targetOf(item),
    before: { ...saidUnder(row, item), startsAt: row.startsAt, endsAt: row.endsAt },
    reason: row.reason,
  });
  return missed;
}

export const targetOf = ({ type, id, name }: PricedItem) => ({ type, id, name }) as const;

interface Change extends Partial<Omit<typeof timedPrice.$inferInsert, 'state'>> {
  state?: TimedPriceState;
}

/** Writes a timed price whose item is held, and counts its version up. */
export async function writeTimed(tx: Db, id: string, change: Change): Promise<TimedRow> {
  const row = onlyRow(
    await tx
      .update(timedPrice)
      .set({ ...change, version: sql`${timedPrice.version} + 1` })
      .where(eq(timedPrice.id, id))
      .returning(),
  );
  return row;
}
