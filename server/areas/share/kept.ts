import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import { compareTexts, countAnew, type Kept } from '../../lib/kept';
import { share, shareClick, shareSignUp } from './table';

const countOf = (table: typeof shareClick | typeof shareSignUp) =>
  sql`(select count(*)::int from ${table} where ${table.shareId} = ${share.id})`;

const count = (db: Db) =>
  countAnew(db, share, (tx, ids) =>
    tx
      .update(share)
      .set({ clicks: countOf(shareClick), signUps: countOf(shareSignUp) })
      .where(inArray(share.id, ids)),
  );

const inWords = (clicks: SQL | PgColumn, signUps: SQL | PgColumn) =>
  sql`${clicks} || ' clicks and ' || ${signUps} || ' sign-ups'`;
const counts = (table: typeof shareClick | typeof shareSignUp) =>
  sql`(select share_id, count(*)::int as count from ${table} group by share_id)`;

const compare: Kept['compare'] = (db, shown) =>
  compareTexts(
    db,
    'share',
    sql`
      select ${share.id}, ${inWords(share.clicks, share.signUps)} as kept,
        ${inWords(sql`coalesce(clicked.count, 0)`, sql`coalesce(came.count, 0)`)} as counted
      from ${share}
      left join ${counts(shareClick)} clicked on clicked.share_id = ${share.id}
      left join ${counts(shareSignUp)} came on came.share_id = ${share.id}`,
    shown,
  );

export const sharesKept: Kept = { name: 'Clicks and sign-ups of shares', count, compare };
