import type { Operation } from '../../contract/operation';
import type { Admin } from '../auth/session';
import type { Db } from '../db/connect';
import { operation } from '../db/tables';

/** Who acts, when and from where; the same for every write of one call. */
export interface Actor {
  admin: Admin;
  ip: string;
  now: string;
}

interface Entry {
  action: Operation['action'];
  target: { type: Operation['targetType']; id?: string; name?: string };
  /** The record before and after; only what differs is kept. Never pass a password or a token. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Writes down an operation, in the transaction that carries it out. */
export const logOperation = (tx: Db, actor: Actor, entry: Entry): Promise<void> => logOperations(tx, actor, [entry]);

/** Writes down some operations of one call at once. */
export async function logOperations(tx: Db, actor: Actor, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) {
    await tx.insert(operation).values(entries.map((entry) => rowOf(actor, entry)));
  }
}

const rowOf = ({ admin, ip, now }: Actor, { action, target, reason, ...entry }: Entry) => ({
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

/** Kept out of the log: they change with every write and say nothing. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Only the fields whose value differs between the two; without one of them, those of the other that say something. */
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

/** Null, an empty text, an empty list and a field that isn't there are all nothing. */
function said(value: unknown) {
  const text = Array.isArray(value) ? value.join() : value;
  return text === '' ? undefined : (text ?? undefined);
}
