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
export async function logOperation(tx: Db, { admin, ip, now }: Actor, entry: Entry): Promise<void> {
  const { before, after } = changed(entry.before, entry.after);
  await tx.insert(operation).values({
    sysUserId: admin.id,
    action: entry.action,
    targetType: entry.target.type,
    targetId: entry.target.id,
    targetName: entry.target.name,
    before,
    after,
    reason: entry.reason,
    ip,
    at: now,
  });
}

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

/** Null, an empty text and a field that isn't there are all nothing. */
const said = (value: unknown) => (value === '' ? undefined : (value ?? undefined));
