import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { seedDemo } from '../../server/db/demo';

export async function fill(db: Db, total: number): Promise<void> {
  await seedDemo(db, { now: new Date(), password: 'fishadmin' });
  await db.execute(sql`
    insert into app_user (number, nickname, gender, phone, bio, birthday, city, level, points, stones, channel,
      status, status_until, status_reason, last_active_at, registered_at)
    select top.number + row_number() over (), nickname || ' ' || copy, gender, phone, bio, birthday, city, level,
      points, stones, channel, status, status_until, status_reason,
      last_active_at - copy * interval '7 minutes', registered_at - copy * interval '11 minutes'
    from app_user, generate_series(1, ${Math.ceil(total / 5000)}::int) copy,
      (select max(number) as number from app_user) top
    limit greatest(0, ${total}::int - (select count(*) from app_user))`);
  await db.execute(sql`analyze app_user`);
}
