import { asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import type { Compared, Kept } from '../../lib/kept';
import { share, shareClick, shareSignUp } from './table';

/** How many shares are counted, and held, at a time. */
const AT_ONCE = 1000;

const countOf = (table: typeof shareClick | typeof shareSignUp) =>
  sql`(select count(*)::int from ${table} where ${table.shareId} = ${share.id})`;

/**
 * Whoever clicks has counted and is seen, or waits for the row and counts afterwards; so the rows are held first, and
 * their clicks are counted by a statement of its own.
 */
async function count(db: Db): Promise<void> {
  for (let last: string | undefined = '0'; last; ) {
    const after: string = last;
    last = await db.transaction(async (tx) => {
      const held = await tx
        .select({ id: share.id })
        .from(share)
        .where(gt(share.id, after))
        .orderBy(asc(share.id))
        .limit(AT_ONCE)
        .for('no key update');
      const ids = held.map(({ id }) => id);
      const numbers = { clicks: countOf(shareClick), signUps: countOf(shareSignUp) };
      if (ids.length > 0) await tx.update(share).set(numbers).where(inArray(share.id, ids));
      return ids.at(-1);
    });
  }
}

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
