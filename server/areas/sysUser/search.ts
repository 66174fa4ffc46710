import { eq } from 'drizzle-orm';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { sysUser } from './table';

export const findSysUsersBy: Finder = (db, keyword) => {
  const { where, rank } = match(keyword, {
    id: sysUser.id,
    names: [sysUser.account, sysUser.nickname, sysUser.email],
    exactly: [eq(sysUser.phone, keyword)],
  });
  const { id, account, nickname, status } = sysUser;
  return db
    .select({ id, title: nickname, subtitle: account, status, rank })
    .from(sysUser)
    .where(where)
    .orderBy(rank, account)
    .limit(HITS_PER_TYPE);
};
