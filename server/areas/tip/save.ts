import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Tip } from '../../../contract/tip';
import type { tipCalls } from '../../../contract/tip/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { type Actor, logOperation } from '../../lib/operationLog';
import { isBefore, toMillisecond } from '../../lib/time';
import { messages } from '../../messages';
import { invalidField, requireVersion, ruleForbids } from '../../refusal';
import { tipMessages } from './messages';
import { findTip, lockTip } from './queries';
import { tip } from './table';

type Form = Body<typeof tipCalls.saveOrUpdate>;

/** @throws `10400` */
function columnsOf({ text, place, from, to, priority }: Form) {
  const times = { from: toMillisecond(from), to: toMillisecond(to) };
  if (!isBefore(times.from, times.to)) {
    throw invalidField('to', messages.endBeforeStart);
  }
  return { text, place, priority, ...times };
}

/** The fields that an operation can change, without those that time or other tips change. */
const stateOf = ({ text, place, from, to, priority, status }: Tip) => ({ text, place, from, to, priority, status });

const targetOf = ({ id, text }: Tip) => ({ type: 'tip', id, name: text }) as const;

export async function createTip(tx: Db, actor: Actor, form: Form): Promise<Tip> {
  const { now } = actor;
  const row = onlyRow(
    await tx
      .insert(tip)
      .values({ ...columnsOf(form), status: 'draft', createdAt: now, updatedAt: now })
      .returning({ id: tip.id }),
  );
  const created = await findTip(tx, row.id, now);
  const { status: _, ...written } = stateOf(created);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: written });
  return created;
}

/** An online tip whose period is over can't be edited; one still running needs an end in the future. */
export async function updateTip(tx: Db, actor: Actor, id: string, form: Form): Promise<Tip> {
  const before = await lockTip(tx, id, actor.now);
  requireVersion(before, form.version);
  const isOnline = before.status === 'online';
  if (isOnline && before.time === 'over') {
    throw ruleForbids(tipMessages.tipIsOver);
  }
  const written = columnsOf(form);
  if (isOnline && !isBefore(actor.now, written.to)) {
    throw invalidField('to', messages.endHasPassed);
  }
  return writeTip(tx, actor, { action: 'update', before, change: written });
}

interface Step {
  action: 'update' | 'publish' | 'withdraw';
  before: Tip;
  change: Partial<typeof tip.$inferInsert>;
  reason?: string;
}

/** Updates a locked tip, increments its version, and logs it. */
async function writeTip(tx: Db, actor: Actor, { action, before, change, reason }: Step): Promise<Tip> {
  await tx
    .update(tip)
    .set({ ...change, updatedAt: actor.now, version: sql`${tip.version} + 1` })
    .where(eq(tip.id, before.id));
  const after = await findTip(tx, before.id, actor.now);
  await logOperation(tx, actor, {
    action,
    target: targetOf(after),
    before: stateOf(before),
    after: stateOf(after),
    reason,
  });
  return after;
}

/** Puts a tip online if its end is in the future, or withdraws an online one, which requires a reason. */
export async function changeTipStatus(
  tx: Db,
  actor: Actor,
  { id, version, status, reason }: Body<typeof tipCalls.changeStatus>,
): Promise<Tip> {
  if (status === 'offline' && !reason) {
    throw invalidField('reason', messages.required);
  }
  const before = await lockTip(tx, id, actor.now);
  if (version !== undefined) requireVersion(before, version);
  if (status === 'online') {
    requireOnlineable(before);
  } else if (before.status !== 'online') {
    throw ruleForbids(tipMessages.tipNotOnline);
  }
  const action = status === 'online' ? 'publish' : 'withdraw';
  return writeTip(tx, actor, { action, before, change: { status }, reason });
}

function requireOnlineable({ status, time }: Tip): void {
  if (status === 'online') {
    throw ruleForbids(tipMessages.tipAlreadyOnline);
  }
  if (time === 'over') {
    throw ruleForbids(tipMessages.tipEndHasPassed);
  }
}
