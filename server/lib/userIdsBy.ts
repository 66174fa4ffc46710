import { or, type SQL, sql } from 'drizzle-orm';
import { user } from '../areas/user/table';
import { containsIndexed, digitsOf, NUMBER, startsWith } from './filters';

/** Selects the ids of the users whose nickname contains a keyword, or whose number begins with it; for what they did. */
export const userIdsBy = (keyword: string): SQL =>
  sql`select ${user.id} from ${user} where ${or(
    containsIndexed(user.nickname, keyword),
    NUMBER.test(keyword) ? startsWith(digitsOf(user.number), keyword) : undefined,
  )}`;
