import type { Operation } from '../../contract/operation';
import { operation } from '../areas/operation/table';
import type { Admin } from '../auth/session';
import type { Db } from '../db/database';

/** Who acts, when and from which address; the same for all writes of one call. */
export interface Actor {
  admin: Admin;
  ip: string;
  now: string;
}

/** In whose name an operation is logged: the actor's, or by the clock that of who planned it. */
export type By = Pick<Actor, 'ip' | 'now'> & { admin: Pick<Admin, 'id'> };

interface Entry {
  action: Operation['action'];
  target: { type: Operation['targetType']; id?: string; name?: string };
  /** The record before and after; only the differences are stored. Never pass a password or a token. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Logs an operation, in the transaction that carries it out. */
export const logOperation = (tx: Db, by: By, entry: Entry): Promise<void> => logOperations(tx, by, [entry]);

export async function logOperations(tx: Db, by: By, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) {
    await tx.insert(operation).values(entries.map((entry) => rowOf(by, entry)));
  }
}

const rowOf = ({ admin, ip, now }: By, { action, target, reason, ...entry }: Entry) => ({
  sysUserId: admin.id,
  action,
  targetType: target.type,
  targetId: target.id,
  targetName: target.name,
  ...changed(entry.before, entry.after),
  reason,
  ip,
  at: now,
});

/** Not logged, because they change with every write and say nothing. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** The fields whose values differ. If one side is missing, the fields of the other side that are not empty. */
export function changed(before: Entry['before'], after: Entry['after']) {
  const keep = (record: Entry['before'], other: Entry['after']) =>
    record &&
    Object.fromEntries(
      Object.entries(record).filter(
        ([field, value]) => !bookkeeping.has(field) && said(other?.[field]) !== said(value),
      ),
    );
  return { before: keep(before, after), after: keep(after, before) };
}

/** Null, an empty text, an empty list and a missing field all count as empty. */
function said(value: unknown) {
  const text = Array.isArray(value) ? value.join() : value;
  return text === '' ? undefined : (text ?? undefined);
}
