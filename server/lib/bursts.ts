import { type SQL, sql } from 'drizzle-orm';

interface Burst {
  /** What is counted by: a column of the source. */
  by: string;
  atLeast: number;
  minutes: number;
}

const spanOf = (minutes: number) => sql.raw(`interval '${minutes} minutes'`);

/**
 * The rows of a source (with `id`, `at` and the column that is counted `by`) with their `peak`: the most rows alike in
 * any span of time that they lie in. The source has to leave a span's time around what is asked about.
 */
export function peaks(source: SQL, { by, minutes }: Pick<Burst, 'by' | 'minutes'>): SQL {
  const key = sql.identifier(by);
  const span = spanOf(minutes);
  return sql`(
    select *, max(near) over (partition by ${key} order by at range between current row and ${span} following) as peak
    from (
      select *, count(*) over (partition by ${key} order by at range between ${span} preceding and current row) as near
      from (${source}) source
    ) counted
  )`;
}

/**
 * The rows of a source that are so close together, each with the `run` it belongs to: one after the other, no further
 * apart than the span, and with no row alike in between that is not of it.
 */
export function bursts(source: SQL, { by, atLeast, minutes }: Burst): SQL {
  const key = sql.identifier(by);
  return sql`(
    select *, count(*) filter (where first) over (partition by ${key} order by at, id) as run
    from (
      select *, (lag(peak) over one >= ${atLeast} and at - lag(at) over one <= ${spanOf(minutes)}) is not true as first
      from ${peaks(source, { by, minutes })} peaks window one as (partition by ${key} order by at, id)
    ) marked
    where peak >= ${atLeast}
  )`;
}
