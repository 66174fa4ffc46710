import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Gift } from '../../../contract/gift';
import type { giftCalls } from '../../../contract/gift/calls';
import { STOCK_MAX } from '../../../contract/gift/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { written } from '../../lib/money';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { UploadStore } from '../../lib/uploadStore';
import { messages } from '../../messages';
import { invalidField, requireVersion } from '../../refusal';
import { checkIcon, keepPrice, requireNoTimedPrice } from '../shelf';
import { gift } from '../shelf/table';
import { giftMessages } from './messages';
import { findGift, lockGift } from './queries';

type Form = Body<typeof giftCalls.saveOrUpdate>;
type Prices = Pick<Gift, 'priceStones' | 'pricePoints'>;

function columnsOf(form: Form) {
  const { id: _, version: __, reason: ___, stockRead: ____, ...rest } = form;
  const { priceStones = null, pricePoints = null, limitPerUser = null } = rest;
  return { ...rest, priceStones, pricePoints, limitPerUser };
}

function said(gift: Gift) {
  const { name, icon, category, kind, priceStones, pricePoints, value, currency, stock, lowStock, limitPerUser } = gift;
  return {
    name,
    icon,
    category,
    kind,
    priceStones,
    pricePoints,
    value: written(value, currency),
    stock,
    lowStock,
    limitPerUser,
  };
}

const targetOf = ({ id, name }: Gift) => ({ type: 'gift', id, name }) as const;

const samePrices = (one: Prices, other: Prices) =>
  one.priceStones === other.priceStones && one.pricePoints === other.pricePoints;

function requirePrice({ priceStones, pricePoints }: Prices): void {
  if (priceStones === null && pricePoints === null) {
    throw invalidField('priceStones', giftMessages.onePriceRequired);
  }
}

export async function createGift(tx: Db, actor: Actor, uploads: UploadStore, form: Form): Promise<Gift> {
  const values = columnsOf(form);
  requirePrice(values);
  await checkIcon(uploads, form.icon);
  const row = onlyRow(
    await tx
      .insert(gift)
      .values({ ...values, createdAt: actor.now, updatedAt: actor.now })
      .returning({ id: gift.id }),
  );
  await keepPrice(tx, actor, row.id, values, form.reason);
  const created = await findGift(tx, row.id);
  await logOperation(tx, actor, {
    action: 'create',
    target: targetOf(created),
    after: said(created),
    reason: form.reason,
  });
  return created;
}

export async function updateGift(tx: Db, actor: Actor, uploads: UploadStore, id: string, form: Form): Promise<Gift> {
  // A sale leaves the version alone: without the stock that was read, what was sold since then would be undone.
  if (form.stockRead === undefined) {
    throw invalidField('stockRead', messages.required);
  }
  const before = await lockGift(tx, id, actor.now);
  requireVersion(before, form.version);
  const change = columnsOf(form);
  requirePrice(change);
  if (!samePrices(change, before)) {
    requireNoTimedPrice(before);
    if (!form.reason) {
      throw invalidField('reason', messages.required);
    }
  }
  const stock = stockOf(before, form.stock - form.stockRead);
  if (form.icon !== before.icon) {
    await checkIcon(uploads, form.icon);
  }
  return writeGift(tx, actor, { before, change: { ...change, stock }, reason: form.reason });
}

/** The stock now and what the form changes about it, so that what was sold while it was open stays sold. */
function stockOf(before: Gift, change: number): number {
  const wanted = before.stock + change;
  if (wanted < 0) {
    throw invalidField('stock', giftMessages.stockSoldMeanwhile, { count: before.stock });
  }
  if (wanted > STOCK_MAX) {
    throw invalidField('stock', messages.numberTooBig, { count: STOCK_MAX });
  }
  return wanted;
}

/** Changes only the prices; writes nothing if they are already as given. */
export async function changeGiftPrice(
  tx: Db,
  actor: Actor,
  { id, version, reason, ...change }: Body<typeof giftCalls.changePrice>,
): Promise<Gift> {
  requirePrice(change);
  const before = await lockGift(tx, id, actor.now);
  requireVersion(before, version);
  if (samePrices(change, before)) {
    return before;
  }
  requireNoTimedPrice(before);
  return writeGift(tx, actor, { before, change, reason });
}

interface Change {
  before: Gift;
  change: Partial<typeof gift.$inferInsert>;
  reason?: string;
}

/** Updates a locked gift, increments its version, and records its prices if they change. */
async function writeGift(tx: Db, actor: Actor, { before, change, reason }: Change): Promise<Gift> {
  await tx
    .update(gift)
    .set({ ...change, updatedAt: actor.now, version: sql`${gift.version} + 1` })
    .where(eq(gift.id, before.id));
  const after = await findGift(tx, before.id);
  const repriced = !samePrices(after, before);
  if (repriced) {
    await keepPrice(tx, actor, after.id, after, reason);
  }
  await logOperation(tx, actor, {
    action: repriced ? 'changePrice' : 'update',
    target: targetOf(after),
    before: said(before),
    after: said(after),
    reason,
  });
  return after;
}
