import Bowser from 'bowser';
import { eq, getTableColumns } from 'drizzle-orm';
import type { LoginRecord } from '../../../contract/sysUser';
import type { Db } from '../../db/database';
import { counting, orderBy, type PageQuery, readPage } from '../../lib/paging';
import { placeOf } from '../../lib/place';
import { loginLog } from '../sysUser/table';

export interface Attempt {
  sysUserId: string | undefined;
  account: string;
  outcome: LoginRecord['outcome'];
  ip: string;
  userAgent: string | undefined;
  at: string;
}

/** Logs an attempt to sign in, accepted or refused. */
export async function logAttempt(db: Db, { userAgent, ...attempt }: Attempt): Promise<void> {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  await db
    .insert(loginLog)
    .values({ ...attempt, place: placeOf(attempt.ip), browser: nameOf(browser), system: nameOf(os) });
}

/**
 * "Chrome 130", "Windows 10". Windows by its version name, because operators don't know its version number (NT 10.0).
 */
function nameOf({ name, version, versionName }: { name?: string; version?: string; versionName?: string }): string {
  const shown = version?.startsWith('NT') ? versionName : version?.split('.')[0];
  return [name, shown].filter(Boolean).join(' ');
}

export function listAttempts(db: Db, query: PageQuery<'at'> & { id: string }) {
  const where = eq(loginLog.sysUserId, query.id);
  const sorted = orderBy(query, { at: loginLog.at }, { sort: 'at', order: 'descend' }, loginLog.id);
  const { inBurst: _, ...columns } = getTableColumns(loginLog);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(loginLog)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, loginLog, where) });
}
