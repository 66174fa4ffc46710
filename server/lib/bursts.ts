import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

interface Crowding {
  /** The column of the source whose values are counted. */
  by: string;
  atLeast: number;
  minutes: number;
}

const spanOf = (minutes: number) => sql.raw(`interval '${minutes} minutes'`);

/**
 * The rows of a source (with `id`, `at` and the column `by`) with whether they are `crowded`: at least `atLeast` rows with
 * the same value are in some time span that contains the row. Lists read what triggers keep of it with the rows
 * (`mark_crowded` in server/db/migrations); this is what that is compared with.
 */
export function crowded(source: SQL, { by, atLeast, minutes }: Crowding): SQL {
  const key = sql.identifier(by);
  const others = sql.raw(String(atLeast - 1));
  return sql`(
    select *, coalesce(bool_or(ends) over (
      partition by ${key} order by at, id rows between current row and ${others} following
    ), false) as crowded
    from (
      select *, at - lag(at, ${others}) over (partition by ${key} order by at, id) <= ${spanOf(minutes)} as ends
      from (${source}) source
    ) spans
  )`;
}

interface Marked {
  log: PgTable;
  /** Which rows are crowded, and wanted. */
  within: SQL | undefined;
  /** Which rows of the log count, crowded or not; all by default. */
  counted?: SQL;
}

/**
 * The crowded rows of a log, with the `run` that each belongs to: consecutive rows with the same value, none further
 * from the previous one than the span. A row between two that is not crowded ends a run too.
 */
export function bursts({ log, within, counted = sql`true` }: Marked, { by, minutes }: Crowding): SQL {
  const key = sql.identifier(by);
  return sql`(
    select *, count(*) filter (where first) over (partition by ${key} order by at, id) as run
    from (
      select *, (at - before <= ${spanOf(minutes)} and not exists (
        select from ${log} where ${log}.${key} = marked.${key} and ${log}.at > before and ${log}.at < marked.at and ${counted}
      )) is not true as first
      from (
        select *, lag(at) over (partition by ${key} order by at, id) as before from ${log} where ${within} and ${counted}
      ) marked
    ) runs
  )`;
}
