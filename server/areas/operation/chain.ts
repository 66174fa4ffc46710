import { createHash } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { HOUR_MS } from '../../lib/time';
import { operation, operationSeal } from './table';

type Row = typeof operation.$inferSelect;

/** What the first seal of a database follows. */
export const ORIGIN = { seq: 0, hash: '' };

/** Operations of a seal, for `leftJoin`. */
export const sealed = eq(operationSeal.operationId, operation.id);

/** An operation may say that it was done this long before the one sealed before it: clocks differ, calls take time. */
export const LATE_MS = HOUR_MS;

/**
 * The seal of an operation: SHA-256, in hex, of the seal before it, a line feed, and the operation as a JSON array of
 * its columns in this order, objects with their keys sorted.
 */
export function sealOf(previous: string, row: Row): string {
  const { id, sysUserId, action, targetType, targetId, targetName, before, after, reason, ip, at } = row;
  const content = [id, sysUserId, action, targetType, targetId, targetName, before, after, reason, ip, at];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(content, sorted)}`)
    .digest('hex');
}

const sorted = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const operationColumns = getTableColumns(operation);
