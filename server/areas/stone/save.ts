import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Stone } from '../../../contract/stone';
import type { stoneCalls } from '../../../contract/stone/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { written } from '../../lib/money';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { UploadStore } from '../../lib/uploadStore';
import { messages } from '../../messages';
import { invalidField, requireVersion } from '../../refusal';
import { checkIcon, keepPrice, requireNoTimedPrice } from '../shelf';
import { stonePackage } from '../shelf/table';
import { stoneMessages } from './messages';
import { findStone, lockStone } from './queries';

type Form = Body<typeof stoneCalls.saveOrUpdate>;

const columnsOf = ({ name, icon, stones, bonus, price, currency, limitPerUser = null, tag = null }: Form) => ({
  name,
  icon,
  stones,
  bonus,
  price,
  currency,
  limitPerUser,
  tag,
});

const said = ({ name, icon, stones, bonus, price, currency, limitPerUser, tag }: Stone) => ({
  name,
  icon,
  stones,
  bonus,
  price: written(price, currency),
  limitPerUser,
  tag,
});

const targetOf = ({ id, name }: Stone) => ({ type: 'stone', id, name }) as const;

export async function createStone(tx: Db, actor: Actor, uploads: UploadStore, form: Form): Promise<Stone> {
  await checkIcon(uploads, form.icon);
  const row = onlyRow(
    await tx
      .insert(stonePackage)
      .values({ ...columnsOf(form), createdAt: actor.now, updatedAt: actor.now })
      .returning({ id: stonePackage.id }),
  );
  await keepPrice(tx, actor, row.id, { price: form.price }, form.reason);
  const created = await findStone(tx, row.id);
  await logOperation(tx, actor, {
    action: 'create',
    target: targetOf(created),
    after: said(created),
    reason: form.reason,
  });
  return created;
}

export async function updateStone(tx: Db, actor: Actor, uploads: UploadStore, id: string, form: Form) {
  const before = await lockStone(tx, id, actor.now);
  requireVersion(before, form.version);
  if (form.currency !== before.currency) {
    throw invalidField('currency', stoneMessages.currencyIsFixed);
  }
  if (form.price !== before.price) {
    requireNoTimedPrice(before);
    if (!form.reason) {
      throw invalidField('reason', messages.required);
    }
  }
  if (form.icon !== before.icon) {
    await checkIcon(uploads, form.icon);
  }
  return writeStone(tx, actor, { before, change: columnsOf(form), reason: form.reason });
}

/** Changes only the price; writes nothing if it is already as given. */
export async function changeStonePrice(
  tx: Db,
  actor: Actor,
  { id, version, price, reason }: Body<typeof stoneCalls.changePrice>,
): Promise<Stone> {
  const before = await lockStone(tx, id, actor.now);
  requireVersion(before, version);
  if (price === before.price) {
    return before;
  }
  requireNoTimedPrice(before);
  return writeStone(tx, actor, { before, change: { price }, reason });
}

interface Change {
  before: Stone;
  change: Partial<typeof stonePackage.$inferInsert>;
  reason?: string;
}

/** Updates a locked package, increments its version, and records its price if it changes. */
async function writeStone(tx: Db, actor: Actor, { before, change, reason }: Change): Promise<Stone> {
  await tx
    .update(stonePackage)
    .set({ ...change, updatedAt: actor.now, version: sql`${stonePackage.version} + 1` })
    .where(eq(stonePackage.id, before.id));
  const after = await findStone(tx, before.id);
  const repriced = after.price !== before.price;
  if (repriced) {
    await keepPrice(tx, actor, after.id, { price: after.price }, reason);
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
