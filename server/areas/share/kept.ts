import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { type Compared, countAnew, type Kept } from '../../lib/kept';
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

interface Row {
  id: string;
  clicks: number;
  signUps: number;
  clicked: number;
  came: number;
  differ: number;
}

async function compare(db: Db, shown: number): Promise<Compared> {
  const counted = (table: typeof shareClick | typeof shareSignUp): SQL =>
    sql`(select share_id, count(*)::int as count from ${table} group by share_id)`;
  const { rows } = (await db.execute(sql`
    with told as (
      select share.id::text as id, share.clicks, share.sign_ups as "signUps",
        coalesce(clicked.count, 0) as clicked, coalesce(came.count, 0) as came
      from ${share} share
      left join ${counted(shareClick)} clicked on clicked.share_id = share.id
      left join ${counted(shareSignUp)} came on came.share_id = share.id
    ), shares as (select count(*)::int as shares from told)
    select shares, differ.* from shares left join (
      select *, count(*) over ()::int as differ from told
      where clicks <> clicked or "signUps" <> came order by id limit ${shown}
    ) differ on true`)) as unknown as { rows: (Row & { shares: number })[] };
  const found = rows.filter(({ id }) => id !== null);
  const inWords = (clicks: number, signUps: number) => `${clicks} clicks and ${signUps} sign-ups`;
  return {
    records: rows[0]?.shares ?? 0,
    differ: found[0]?.differ ?? 0,
    first: found.map(({ id, clicks, signUps, clicked, came }) => ({
      of: `share ${id}`,
      kept: inWords(clicks, signUps),
      counted: inWords(clicked, came),
    })),
  };
}

export const sharesKept: Kept = { name: 'Clicks and sign-ups of shares', count, compare };
