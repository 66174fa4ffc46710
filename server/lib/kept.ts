import { asc, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { rowsOf } from '../db/rows';

/** What is kept and what the rows say, where these differ. */
export interface Difference {
  of: string;
  kept: string;
  counted: string;
}

export interface Compared {
  /** How many records were compared. */
  records: number;
  /** How many of their numbers differ. */
  differ: number;
  /** The first of these. */
  first: Difference[];
}

/** Numbers that are kept beside the rows which they count, in the transactions that write these. */
export interface Kept {
  /** What is counted, for an operator. */
  name: string;
  /** Counts them anew, while servers run. */
  count(db: Db): Promise<void>;
  /** Compares them with the rows as both are at one moment. */
  compare(db: Db, shown: number): Promise<Compared>;
}

/** How many rows are held, and counted for, at a time. */
const AT_ONCE = 1000;

/**
 * Counts anew for all rows of a table, some at a time, while others write. They are held first, and `work` counts by a
 * statement of its own: whoever writes what is counted has done so and is seen, or waits for the row and counts afterwards.
 */
export async function countAnew(
  db: Db,
  table: PgTable & { id: PgColumn },
  work: (tx: Db, ids: string[]) => PromiseLike<unknown>,
): Promise<void> {
  const { id } = table;
  for (let last: string | undefined = '0'; last; ) {
    const after: string = last;
    last = await db.transaction(async (tx) => {
      const held = tx.select({ id }).from(table).where(gt(id, after)).orderBy(asc(id)).limit(AT_ONCE);
      const ids = (await held.for('no key update')).map((row) => String(row.id));
      if (ids.length > 0) await work(tx, ids);
      return ids.at(-1);
    });
  }
}

/** Compares two texts of each row: `told` selects `id`, `kept` and `counted`; `of` is what a row is called. */
export async function compareTexts(db: Db, of: string, told: SQL, shown: number): Promise<Compared> {
  const rows = await rowsOf<Omit<Difference, 'of'> & { id: string | null; records: number; differ: number | null }>(
    db,
    sql`
    with told as materialized (${told}), records as (select count(*)::int as records from told)
    select records, differ.* from records left join (
      select id::text as id, kept, counted, count(*) over ()::int as differ from told
      where kept <> counted order by told.id limit ${shown}
    ) differ on true`,
  );
  return {
    records: rows[0]?.records ?? 0,
    differ: rows[0]?.differ ?? 0,
    first: rows.filter(({ id }) => id !== null).map(({ id, kept, counted }) => ({ of: `${of} ${id}`, kept, counted })),
  };
}
