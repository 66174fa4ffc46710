import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Body, Output, Query } from '../../../contract';
import { codes } from '../../../contract/codes';
import type { LedgerEntry } from '../../../contract/user';
import type { userCalls } from '../../../contract/user/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { equal } from '../../lib/filters';
import { type Actor, logOperation } from '../../lib/operationLog';
import { counting, orderBy, readPage } from '../../lib/paging';
import { messages } from '../../messages';
import { Refusal, ruleForbids } from '../../refusal';
import { order } from '../order/table';
import { sysUser } from '../sysUser/table';
import { wish } from '../wish/table';
import { moveBalance } from './balance';
import { userMessages } from './messages';
import { findUser, lockUser } from './queries';
import { ledger } from './table';

type Adjustment = Body<typeof userCalls.adjustPoints>;

const { id, currency, kind, delta, balance, reason, at } = getTableColumns(ledger);
const entryColumns = {
  id,
  currency,
  kind,
  delta,
  balance,
  reason,
  at,
  by: sysUser.nickname,
  byId: ledger.sysUserId,
  order: { id: order.id, number: order.number },
  wish: { id: wish.id, number: wish.number },
  integralId: ledger.integralId,
};

/** Entries with the admin who made them, and their order or wish. */
export const entries = (db: Db) =>
  db
    .select(entryColumns)
    .from(ledger)
    .leftJoin(sysUser, eq(sysUser.id, ledger.sysUserId))
    .leftJoin(order, eq(order.id, ledger.orderId))
    .leftJoin(wish, eq(wish.id, ledger.wishId))
    .$dynamic();

export async function listLedger(db: Db, query: Query<typeof userCalls.ledger>, now: string) {
  await findUser(db, query.id, now);
  const where = and(eq(ledger.userId, query.id), equal(ledger.currency, query.currency));
  const sorted = orderBy(query, { at: ledger.at }, { sort: 'at', order: 'descend' }, ledger.id);
  const rows = db
    .select({ ...entryColumns, cursor: sorted.cursor })
    .from(ledger)
    .leftJoin(sysUser, eq(sysUser.id, ledger.sysUserId))
    .leftJoin(order, eq(order.id, ledger.orderId))
    .leftJoin(wish, eq(wish.id, ledger.wishId))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, ledger, where) });
}

/** Adds or subtracts points. A requestId is applied once; a repeated one gets the same answer. */
export async function adjustPoints(
  tx: Db,
  actor: Actor,
  body: Adjustment,
): Promise<Output<typeof userCalls.adjustPoints>> {
  const before = await lockUser(tx, body.id);
  const earlier = await appliedBefore(tx, body);
  if (earlier) {
    return { points: earlier.balance, entry: earlier };
  }
  const { id, balance: points } = await moveBalance(tx, {
    userId: body.id,
    currency: 'points',
    kind: 'adjustment',
    delta: body.delta,
    reason: body.reason,
    requestId: body.requestId,
    sysUserId: actor.admin.id,
    now: actor.now,
  });
  await logOperation(tx, actor, {
    action: 'adjustPoints',
    target: { type: 'user', id: body.id, name: before.nickname },
    before: { points: before.points },
    after: { points },
    reason: body.reason,
  });
  return { points, entry: await findEntry(tx, eq(ledger.id, id)) };
}

/**
 * The entry that this requestId made before.
 * @throws `10422` if it was used for something else; for other points of the same user with the entry it made, because
 * whoever got no answer may have corrected what they typed
 */
async function appliedBefore(tx: Db, body: Adjustment): Promise<LedgerEntry | undefined> {
  const [made] = await tx.select().from(ledger).where(eq(ledger.requestId, body.requestId));
  if (!made) {
    return undefined;
  }
  if (made.userId !== body.id) {
    throw ruleForbids(messages.requestIdReused);
  }
  const entry = await findEntry(tx, eq(ledger.id, made.id));
  if (made.delta !== body.delta || made.reason !== body.reason) {
    const { delta, balance } = entry;
    throw new Refusal(codes.ruleForbids, userMessages.appliedAlready, { delta, balance }, { entry });
  }
  return entry;
}

async function findEntry(tx: Db, where: ReturnType<typeof eq>): Promise<LedgerEntry> {
  const entry = onlyRow(await entries(tx).where(where));
  return entry;
}
