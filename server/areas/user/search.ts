import { eq, sql } from 'drizzle-orm';
import { containsIndexed, digitsOf, startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, matchMany } from '../../lib/finder';
import { statusAt, userColumns } from './columns';
import { PHONE_PART_MIN } from './queries';
import { user } from './table';

const isNumber = (keyword: string) => /^\d{1,15}$/.test(keyword);

/** By number, nickname, id, and by a phone or four digits of it. */
export const findUsersBy: Finder = async (db, keyword, now) => {
  const digits = keyword.replace(/[\s-]/g, '');
  const order = [sql`${user.lastActiveAt} desc nulls last`, sql`${user.id} desc nulls last`];
  const ways = {
    exactly: [eq(user.phone, digits), isNumber(keyword) ? eq(user.number, Number(keyword)) : undefined],
    begins: [isNumber(keyword) ? startsWith(digitsOf(user.number), keyword) : undefined],
    within: [
      /^\+?\d+$/.test(digits) && digits.length >= PHONE_PART_MIN ? containsIndexed(user.phone, digits) : undefined,
    ],
  };
  const { where, rank } = matchMany(keyword, ways, { table: user, id: user.id, names: [user.nickname], order });
  const { id, number, nickname, phone } = userColumns(now);
  const rows = await db
    .select({ id, number, nickname, phone, status: statusAt(now), rank })
    .from(user)
    .where(where)
    .orderBy(rank, ...order)
    .limit(HITS_PER_TYPE);
  return rows.map(({ number, nickname, phone, ...row }) => ({
    ...row,
    title: nickname,
    subtitle: phone ? `${number} · ${phone}` : String(number),
  }));
};
