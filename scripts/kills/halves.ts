import { sql } from 'drizzle-orm';
import { areas } from '../../server/areas';
import type { Area } from '../../server/areas/area';
import type { Db } from '../../server/db/database';
import { rowsOf } from '../../server/db/rows';

/** What the database holds of writes and deliveries that only it can tell: nothing may be there by half, or twice. */
const QUESTIONS = {
  'adjustments without their operation, or with two': sql`
    select count(*)::int as n from user_ledger l left join (
      select reason, count(*) as times from operation where action = 'adjustPoints' group by 1) o on o.reason = l.reason
    where o.times is distinct from 1`,
  'notes without their operation, or with two': sql`
    select count(*)::int as n from user_note l left join (
      select after ->> 'text' as text, count(*) as times from operation where action = 'addNote' group by 1) o
      on o.text = l.text
    where o.times is distinct from 1`,
  'adjustments of the log that are not there': sql`
    select count(*)::int as n from operation o
    where o.action = 'adjustPoints' and not exists (select from user_ledger l where l.reason = o.reason)`,
  'notes of the log that are not there': sql`
    select count(*)::int as n from operation o
    where o.action = 'addNote' and not exists (select from user_note l where l.text = o.after ->> 'text')`,
  'users whose balance is not the sum of their ledger': sql`
    select count(*)::int as n from app_user u where points <> coalesce((
      select sum(delta) from user_ledger l where l.user_id = u.id and l.currency = 'points'), 0)`,
  'sendings that have begun and not ended': sql`
    select count(*)::int as n from delivery_job where finished_at is null`,
  'sendings whose recipients are not everyone, or whose counts are not those of their copies': sql`
    select count(*)::int as n from delivery_job j where recipients <> (select count(*) from app_user)
      or recipients <> (select count(*) from delivery d where d.job_id = j.id)
      or sent <> (select count(*) from delivery d where d.job_id = j.id and d.state = 'sent')`,
  'recipients who were not served exactly once': sql`
    select count(*)::int as n from delivery d left join (
      select delivery_id, count(*) as times from recorded_delivery group by 1) r on r.delivery_id = d.id
    where d.state <> 'sent' or r.times is distinct from 1`,
} as const;

/** One sentence for each question whose answer is not none. */
export async function halvesIn(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  // Without the statistics of what was just written PostgreSQL looks through the log once for each row.
  await db.execute(sql`analyze`);
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const rows = await rowsOf<{ n: number }>(db, question);
    if (rows[0]?.n) wrong.push(`${rows[0].n} ${what}`);
  }
  for (const kept of Object.values<Area>(areas).flatMap((area) => area.kept ?? [])) {
    const { differ } = await kept.compare(db, 0);
    if (differ) wrong.push(`${differ} numbers that are not those of the rows: ${kept.name}`);
  }
  return wrong;
}

/** How often each write is there, by its key. */
export async function keysIn(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select reason as key from user_ledger union all select text from user_note`,
  );
  return rows.map(({ key }) => key);
}

/** Sendings of which some were served before one of these moments, and others after it. */
export async function cutIn(db: Db, moments: readonly string[]): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`
    select count(*)::int as n from (
      select min(sent_at) as first, max(sent_at) as last from delivery group by job_id) j
    where exists (select from jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) at
      where at.value::timestamptz between j.first and j.last)`,
  );
  return rows[0]?.n ?? 0;
}
