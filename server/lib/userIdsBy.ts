import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { user } from '../areas/user/table';
import { contains, containsIndexed, digitsOf, NUMBER, startsWith } from './filters';

const numbered = (keyword: string) => (NUMBER.test(keyword) ? startsWith(digitsOf(user.number), keyword) : undefined);

/** Selects the ids of the users whose nickname contains a keyword, or whose number begins with it; for what they did. */
export const userIdsBy = (keyword: string): SQL =>
  sql`select ${user.id} from ${user} where ${or(containsIndexed(user.nickname, keyword), numbered(keyword))}`;

/** Whether the user of a row is one of these. A value rather than `exists`, for which all of them would be read first. */
export const isUserBy = (userId: Column, keyword: string): SQL =>
  sql`(select ${or(contains(user.nickname, keyword), numbered(keyword))} from ${user} where ${user.id} = ${userId})`;
