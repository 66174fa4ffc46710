import { and, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Integral } from '../../../contract/integral';
import type { integralCalls } from '../../../contract/integral/calls';
import { isOnce } from '../../../contract/integral/enums';
import type { Db } from '../../db/database';
import { lockRowToDelete } from '../../db/lockRow';
import { lockIntegrals } from '../../db/locks';
import { onlyRow } from '../../db/rows';
import { type Actor, changed, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, requireVersion, ruleForbids } from '../../refusal';
import { integralMessages } from './messages';
import { findIntegral, lockIntegral } from './queries';
import { integral } from './table';

type Form = Body<typeof integralCalls.saveOrUpdate>;

function columnsOf({ event, points, dailyCap = null, fromLevel }: Form) {
  if (dailyCap !== null && isOnce(event)) {
    throw invalidField('dailyCap', integralMessages.onceHasNoCap);
  }
  if (dailyCap !== null && dailyCap < points) {
    throw invalidField('dailyCap', integralMessages.capBelowPoints);
  }
  return { event, points, dailyCap, fromLevel };
}

const stateOf = ({ event, points, dailyCap, fromLevel, status }: Integral) => ({
  event,
  points,
  dailyCap,
  fromLevel,
  status,
});

/** A rule is named by its event. */
const targetOf = ({ id, event }: Integral) => ({ type: 'integral', id, name: event }) as const;

/** Locks all rules while one is written. @throws `10400` if another rule is for the same event and level */
async function requireOwnLevel(tx: Db, { event, fromLevel }: Form, ownId?: string): Promise<void> {
  await lockIntegrals(tx);
  const [other] = await tx
    .select({ id: integral.id })
    .from(integral)
    .where(and(eq(integral.event, event), eq(integral.fromLevel, fromLevel)));
  if (other && other.id !== ownId) {
    throw invalidField('fromLevel', integralMessages.integralTaken);
  }
}

export async function createIntegral(tx: Db, actor: Actor, form: Form): Promise<Integral> {
  const { now, admin } = actor;
  const written = columnsOf(form);
  await requireOwnLevel(tx, form);
  const row = onlyRow(
    await tx
      .insert(integral)
      .values({ ...written, status: 'off', sysUserId: admin.id, createdAt: now, updatedAt: now })
      .returning({ id: integral.id }),
  );
  const created = await findIntegral(tx, row.id);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: written, reason: form.reason });
  return created;
}

/** Changing the numbers of a rule that is on requires a reason, because users are affected at once. */
export async function updateIntegral(tx: Db, actor: Actor, id: string, form: Form): Promise<Integral> {
  const before = await lockIntegral(tx, id);
  requireVersion(before, form.version);
  await requireOwnLevel(tx, form, id);
  if (form.event !== before.event) {
    throw invalidField('event', integralMessages.eventIsFixed);
  }
  const change = columnsOf(form);
  const { after: others } = changed(stateOf(before), { ...change, status: before.status });
  if (before.status === 'on' && Object.keys(others ?? {}).length > 0 && !form.reason) {
    throw invalidField('reason', messages.required);
  }
  return writeIntegral(tx, actor, { action: 'update', before, change, reason: form.reason });
}

interface Step {
  action: 'update' | 'enable' | 'disable';
  before: Integral;
  change: Partial<typeof integral.$inferInsert>;
  reason?: string;
}

/** Updates a locked rule, increments its version, and logs it. */
async function writeIntegral(tx: Db, actor: Actor, { action, before, change, reason }: Step): Promise<Integral> {
  await tx
    .update(integral)
    .set({ ...change, sysUserId: actor.admin.id, updatedAt: actor.now, version: sql`${integral.version} + 1` })
    .where(eq(integral.id, before.id));
  const after = await findIntegral(tx, before.id);
  await logOperation(tx, actor, {
    action,
    target: targetOf(after),
    before: stateOf(before),
    after: stateOf(after),
    reason,
  });
  return after;
}

/** @throws `10409` if it is no longer as it was read, `10422` if it already has this status */
export async function changeIntegralStatus(
  tx: Db,
  actor: Actor,
  { id, version, status, reason }: Body<typeof integralCalls.changeStatus>,
): Promise<Integral> {
  const before = await lockIntegral(tx, id);
  if (version !== undefined) requireVersion(before, version);
  if (before.status === status) {
    throw ruleForbids(status === 'on' ? integralMessages.integralAlreadyOn : integralMessages.integralAlreadyOff);
  }
  const action = status === 'on' ? 'enable' : 'disable';
  return writeIntegral(tx, actor, { action, before, change: { status }, reason });
}

/** Deletes a rule that no ledger entry refers to. @throws `10422` for a rule that is on or has given points */
export async function removeIntegral(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof integralCalls.remove>,
): Promise<null> {
  await lockRowToDelete(tx, integral, id);
  const before = await findIntegral(tx, id);
  if (before.status === 'on') {
    throw ruleForbids(integralMessages.integralIsOn);
  }
  if (before.applied > 0) {
    throw ruleForbids(integralMessages.integralApplied, { count: before.applied });
  }
  await tx.delete(integral).where(eq(integral.id, id));
  await logOperation(tx, actor, { action: 'remove', target: targetOf(before), before: stateOf(before), reason });
  return null;
}
