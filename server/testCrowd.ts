import { sql } from 'drizzle-orm';
import type { Db } from './db/database';

/** Adds very many app users, called `Crowd 1` and so on, with one point and two stones each. */
export async function addCrowd(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into app_user (number, nickname, gender, level, points, stones, channel, status, registered_at)
    select top.number + place, 'Crowd ' || place, 'unknown', 1, 1, 2, 'wechat', 'normal', now() - interval '3 years'
    from generate_series(1, ${count}::int) place, (select max(number) as number from app_user) top`);
}
