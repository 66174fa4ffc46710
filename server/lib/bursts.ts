import { type SQL, sql } from 'drizzle-orm';

interface Burst {
  /** The column of the source whose values are counted. */
  by: string;
  atLeast: number;
  minutes: number;
}

const spanOf = (minutes: number) => sql.raw(`interval '${minutes} minutes'`);

/**
 * The rows of a source (with `id`, `at` and the column `by`) with their `peak`: the most rows with the same value in
 * any time span that contains the row. The source has to include one span before and after the wanted time.
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
 * The rows of a source whose `peak` is at least `atLeast`, with the `run` that each belongs to: consecutive rows with the
 * same value, none further from the previous one than the span.
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
