import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Tip } from '../../../contract/tip';
import type { Db } from '../../db/connect';
import { tip } from '../../db/tables';
import { type Actor, logOperation } from '../../lib/operationLog';
import { isBefore, toMillisecond } from '../../lib/time';
import { conflict, invalidField, ruleForbids } from '../../refusal';
import { findTip, lockTip } from './queries';

type Form = Body<typeof paths.tip.saveOrUpdate>;

/** The columns of what an operator wrote. @throws `10400` */
function columnsOf({ text, place, from, to, priority }: Form) {
  const times = { from: toMillisecond(from), to: toMillisecond(to) };
  if (!isBefore(times.from, times.to)) {
    throw invalidField('to', 'endBeforeStart');
  }
  return { text, place, priority, ...times };
}

/** All of a tip that an operation can change, and nothing that time or other tips change. */
const stateOf = ({ text, place, from, to, priority, status }: Tip) => ({ text, place, from, to, priority, status });

const targetOf = ({ id, text }: Tip) => ({ type: 'tip', id, name: text }) as const;

/** A new one is a draft. */
export async function createTip(tx: Db, actor: Actor, form: Form): Promise<Tip> {
  const { now } = actor;
  const [row] = await tx
    .insert(tip)
    .values({ ...columnsOf(form), status: 'draft', createdAt: now, updatedAt: now })
    .returning({ id: tip.id });
  if (!row) {
    throw new Error('the tip was not kept');
  }
  const created = await findTip(tx, row.id, now);
  const { status: _, ...written } = stateOf(created);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: written });
  return created;
}

/** One that was shown to its end stays as users saw it; one that is online keeps an end that lies ahead. */
export async function updateTip(tx: Db, actor: Actor, id: string, form: Form): Promise<Tip> {
  if (form.version === undefined) {
    throw invalidField('version', 'required');
  }
  const before = await lockTip(tx, id, actor.now);
  const isOnline = before.status === 'online';
  if (isOnline && before.time === 'over') {
    throw ruleForbids('tipIsOver');
  }
  if (form.version !== before.version) {
    throw conflict(before);
  }
  const written = columnsOf(form);
  if (isOnline && !isBefore(actor.now, written.to)) {
    throw invalidField('to', 'endHasPassed');
  }
  return writeTip(tx, actor, { action: 'update', before, change: written });
}

interface Step {
  action: 'update' | 'publish' | 'withdraw';
  before: Tip;
  change: Partial<typeof tip.$inferInsert>;
  reason?: string;
}

/** Writes a change to a tip that is held, counts its version up, and logs it. */
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

/** Puts online what has its end ahead, or withdraws what is online, which needs a reason. */
export async function changeTipStatus(
  tx: Db,
  actor: Actor,
  { id, status, reason }: Body<typeof paths.tip.changeStatus>,
): Promise<Tip> {
  if (status === 'offline' && !reason) {
    throw invalidField('reason', 'required');
  }
  const before = await lockTip(tx, id, actor.now);
  if (status === 'online') {
    requireOnlineable(before);
  } else if (before.status !== 'online') {
    throw ruleForbids('tipNotOnline');
  }
  const action = status === 'online' ? 'publish' : 'withdraw';
  return writeTip(tx, actor, { action, before, change: { status }, reason });
}

function requireOnlineable({ status, time }: Tip): void {
  if (status === 'online') {
    throw ruleForbids('tipAlreadyOnline');
  }
  if (time === 'over') {
    throw ruleForbids('tipEndHasPassed');
  }
}
