import { type SQL, sql } from 'drizzle-orm';

interface Crowding {
  /** The column of the source whose values are counted. */
  by: string;
  atLeast: number;
  minutes: number;
}

const spanOf = (minutes: number) => sql.raw(`interval '${minutes} minutes'`);

/**
 * The rows of a source (with `id`, `at` and the column `by`) with whether they are `crowded`: at least `atLeast` rows with
 * the same value are in some time span that contains the row. Only so many neighbours are looked at, because a span may
 * have thousands of rows while somebody tries passwords. The source has to include one span, or that many rows, before
 * and after the wanted ones.
 */
export function crowded(source: SQL, { by, atLeast, minutes }: Crowding): SQL {
  const key = sql.identifier(by);
  const others = sql.raw(String(atLeast - 1));
  return sql`(
    select *, bool_or(ends) over (
      partition by ${key} order by at, id rows between current row and ${others} following
    ) as crowded
    from (
      select *, at - lag(at, ${others}) over (partition by ${key} order by at, id) <= ${spanOf(minutes)} as ends
      from (${source}) source
    ) spans
  )`;
}

/**
 * The crowded rows of a source, with the `run` that each belongs to: consecutive rows with the same value, none further
 * from the previous one than the span.
 */
export function bursts(source: SQL, crowding: Crowding): SQL {
  const key = sql.identifier(crowding.by);
  return sql`(
    select *, count(*) filter (where first) over (partition by ${key} order by at, id) as run
    from (
      select *, (lag(crowded) over one and at - lag(at) over one <= ${spanOf(crowding.minutes)}) is not true as first
      from ${crowded(source, crowding)} crowds window one as (partition by ${key} order by at, id)
    ) marked
    where crowded
  )`;
}
