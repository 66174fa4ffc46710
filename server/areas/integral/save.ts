import { and, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Integral } from '../../../contract/integral';
import { isOnce } from '../../../contract/integral/enums';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { lockIntegrals } from '../../db/locks';
import { integral } from '../../db/tables';
import { type Actor, changed, logOperation } from '../../lib/operationLog';
import { conflict, invalidField, ruleForbids } from '../../refusal';
import { findIntegral, lockIntegral } from './queries';

type Form = Body<typeof paths.integral.saveOrUpdate>;

/** The columns of what an operator wrote. @throws `10400` */
function columnsOf({ event, points, dailyCap = null, fromLevel }: Form) {
  if (dailyCap !== null && isOnce(event)) {
    throw invalidField('dailyCap', 'onceHasNoCap');
  }
  if (dailyCap !== null && dailyCap < points) {
    throw invalidField('dailyCap', 'capBelowPoints');
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

/** A rule is called by its event. */
const targetOf = ({ id, event }: Integral) => ({ type: 'integral', id, name: event }) as const;

/** Holds all rules while one is written. @throws `10400` when another one is for the same event and level */
async function requireOwnLevel(tx: Db, { event, fromLevel }: Form, ownId?: string): Promise<void> {
  await lockIntegrals(tx);
  const [other] = await tx
    .select({ id: integral.id })
    .from(integral)
    .where(and(eq(integral.event, event), eq(integral.fromLevel, fromLevel)));
  if (other && other.id !== ownId) {
    throw invalidField('fromLevel', 'integralTaken');
  }
}

/** A new one is off. */
export async function createIntegral(tx: Db, actor: Actor, form: Form): Promise<Integral> {
  const { now, admin } = actor;
  const written = columnsOf(form);
  await requireOwnLevel(tx, form);
  const [row] = await tx
    .insert(integral)
    .values({ ...written, status: 'off', sysUserId: admin.id, createdAt: now, updatedAt: now })
    .returning({ id: integral.id });
  if (!row) {
    throw new Error('the rule was not kept');
  }
  const created = await findIntegral(tx, row.id);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: written, reason: form.reason });
  return created;
}

/** Other numbers of a rule that is on need a reason: users get them at once. */
export async function updateIntegral(tx: Db, actor: Actor, id: string, form: Form): Promise<Integral> {
  if (form.version === undefined) {
    throw invalidField('version', 'required');
  }
  await requireOwnLevel(tx, form, id);
  const before = await lockIntegral(tx, id);
  if (form.version !== before.version) {
    throw conflict(before);
  }
  if (form.event !== before.event) {
    throw invalidField('event', 'eventIsFixed');
  }
  const change = columnsOf(form);
  const { after: others } = changed(stateOf(before), { ...change, status: before.status });
  if (before.status === 'on' && Object.keys(others ?? {}).length > 0 && !form.reason) {
    throw invalidField('reason', 'required');
  }
  return writeIntegral(tx, actor, { action: 'update', before, change, reason: form.reason });
}

interface Step {
  action: 'update' | 'enable' | 'disable';
  before: Integral;
  change: Partial<typeof integral.$inferInsert>;
  reason?: string;
}

/** Writes a change to a rule that is held, counts its version up, and logs it. */
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

/** Switches a rule on or off. @throws `10422` when it is so already */
export async function changeIntegralStatus(
  tx: Db,
  actor: Actor,
  { id, status, reason }: Body<typeof paths.integral.changeStatus>,
): Promise<Integral> {
  const before = await lockIntegral(tx, id);
  if (before.status === status) {
    throw ruleForbids(status === 'on' ? 'integralAlreadyOn' : 'integralAlreadyOff');
  }
  const action = status === 'on' ? 'enable' : 'disable';
  return writeIntegral(tx, actor, { action, before, change: { status }, reason });
}

/** Deletes a rule that no entry of the ledger refers to. @throws `10422` for one that is on, or has given points */
export async function removeIntegral(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof paths.integral.remove>,
): Promise<null> {
  const before = await lockIntegral(tx, id);
  if (before.status === 'on') {
    throw ruleForbids('integralIsOn');
  }
  if (before.applied > 0) {
    throw ruleForbids('integralApplied', { count: before.applied });
  }
  await tx.delete(integral).where(eq(integral.id, id));
  await logOperation(tx, actor, { action: 'remove', target: targetOf(before), before: stateOf(before), reason });
  return null;
}
