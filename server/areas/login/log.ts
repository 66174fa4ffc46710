import Bowser from 'bowser';
import { count, eq } from 'drizzle-orm';
import type { LoginRecord } from '../../../contract/sysUser';
import type { Db } from '../../db/connect';
import { loginLog } from '../../db/tables';
import { orderBy, pageOf, windowOf } from '../../lib/paging';

interface Attempt {
  sysUserId: string | undefined;
  account: string;
  outcome: LoginRecord['outcome'];
  ip: string;
  userAgent: string | undefined;
  at: string;
}

/** Keeps a try to sign in, also a refused one. */
export async function logTry(db: Db, { userAgent, ...attempt }: Attempt): Promise<void> {
  const agent = userAgent ? Bowser.parse(userAgent) : undefined;
  await db.insert(loginLog).values({
    ...attempt,
    browser: nameOf(agent?.browser),
    system: nameOf(agent?.os),
  });
}

const nameOf = (part: { name?: string; version?: string } | undefined) =>
  [part?.name, part?.version?.split('.')[0]].filter(Boolean).join(' ');

/** Tries to sign in as one admin. */
export async function listTries(
  db: Db,
  query: { id: string; current: number; pageSize: number; sort?: 'at'; order: 'ascend' | 'descend' },
) {
  const where = eq(loginLog.sysUserId, query.id);
  const columns = { at: loginLog.at };
  const list = await db
    .select()
    .from(loginLog)
    .where(where)
    .orderBy(...orderBy(query, columns, { sort: 'at', order: 'descend' }, loginLog.id))
    .limit(windowOf(query).limit)
    .offset(windowOf(query).offset);
  const [all] = await db.select({ total: count() }).from(loginLog).where(where);
  return pageOf(query, list, all?.total ?? 0);
}
