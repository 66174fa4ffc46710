import { desc, eq, sql } from 'drizzle-orm';
import { contains, startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { statusAt, userColumns } from './columns';
import { PHONE_PART_MIN } from './queries';
import { user } from './table';

const isNumber = (keyword: string) => /^\d{1,15}$/.test(keyword);

/** By number, nickname, id, and by a phone or four digits of it. */
export const findUsersBy: Finder = async (db, keyword, now) => {
  const digits = keyword.replace(/[\s-]/g, '');
  const { where, rank } = match(keyword, {
    id: user.id,
    names: [user.nickname],
    exactly: [eq(user.phone, digits), isNumber(keyword) ? eq(user.number, Number(keyword)) : undefined],
    begins: [isNumber(keyword) ? startsWith(sql`${user.number}::text`, keyword) : undefined],
    within: [/^\+?\d+$/.test(digits) && digits.length >= PHONE_PART_MIN ? contains(user.phone, digits) : undefined],
  });
  const { id, number, nickname, phone } = userColumns(now);
  const rows = await db
    .select({ id, number, nickname, phone, status: statusAt(now), rank })
    .from(user)
    .where(where)
    .orderBy(rank, sql`${user.lastActiveAt} desc nulls last`, desc(user.id))
    .limit(HITS_PER_TYPE);
  return rows.map(({ number, nickname, phone, ...row }) => ({
    ...row,
    title: nickname,
    subtitle: phone ? `${number} · ${phone}` : String(number),
  }));
};
