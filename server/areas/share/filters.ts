import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { shareQuery, shareSignUpQuery } from '../../../contract/share';
import { between, contains, containsIndexed, digitsOf, equal, NUMBER, oneOf, startsWith } from '../../lib/filters';
import { type KeywordMatch, matchesAny } from '../../lib/keyword';
import { isUserBy, userIdsBy } from '../../lib/userIdsBy';
import { share, shareSignUp } from './table';

type Shares = Omit<z.output<typeof shareQuery>, 'current' | 'pageSize' | 'sort' | 'order'>;
type SignUps = Omit<z.output<typeof shareSignUpQuery>, 'current' | 'pageSize' | 'sort' | 'order'>;

/** Which sign-ups are suspicious, as the indexes of these say it. */
const isSuspect = sql`(${shareSignUp.byDevice} or ${shareSignUp.byIp})`;

/** Whether a share has suspicious sign-ups. */
export const hasSuspect = sql<boolean>`exists (
  select from ${shareSignUp} where ${shareSignUp.shareId} = ${share.id} and ${isSuspect}
)`;

/** A keyword matches the sharer. */
export const shareMatchesBy = (keyword: string): KeywordMatch[] => [
  {
    ids: sql`select ${share.id} from ${share} where ${share.userId} in (${userIdsBy(keyword)})`,
    is: isUserBy(share.userId, keyword),
  },
];

/** `named`: what the keyword finds, if it was looked for. */
export const matchingShares = (query: Partial<Shares>, named?: SQL) =>
  and(
    query.keyword ? (named ?? matchesAny(share.id, shareMatchesBy(query.keyword))) : undefined,
    equal(share.userId, query.userId),
    oneOf(share.channel, query.channel),
    oneOf(share.of, query.of),
    ...between(share.sharedAt, query.sharedFrom, query.sharedTo),
    // An array, because of all shares few are suspicious, which PostgreSQL does not expect.
    query.suspect &&
      sql`${share.id} = any(array(select distinct ${shareSignUp.shareId} from ${shareSignUp} where ${isSuspect}))`,
  );

const signUps = (which: SQL) => sql`select ${shareSignUp.id} from ${shareSignUp} where ${which}`;

/** A keyword matches the nickname or the number of the new user, a part of the device, or the address. */
export function signUpMatchesBy(keyword: string): KeywordMatch[] {
  const ofIp = eq(shareSignUp.ip, keyword);
  const found = [
    ...[shareSignUp.nickname, shareSignUp.device].map((text) => ({
      ids: signUps(containsIndexed(text, keyword)),
      is: contains(text, keyword),
    })),
    { ids: signUps(ofIp), is: ofIp },
  ];
  if (!NUMBER.test(keyword)) return found;
  const ofNumber = startsWith(digitsOf(shareSignUp.number), keyword);
  return [...found, { ids: signUps(ofNumber), is: ofNumber }];
}

/** `named`: what the keyword finds, if it was looked for. */
export const matchingSignUps = (query: SignUps, named?: SQL) =>
  and(
    query.keyword ? (named ?? matchesAny(shareSignUp.id, signUpMatchesBy(query.keyword))) : undefined,
    equal(shareSignUp.shareId, query.shareId),
    query.sharerId === undefined
      ? undefined
      : sql`${shareSignUp.shareId} in (select ${share.id} from ${share} where ${share.userId} = ${query.sharerId})`,
    equal(shareSignUp.device, query.device),
    equal(shareSignUp.ip, query.ip),
    oneOf(shareSignUp.channel, query.channel),
    ...between(shareSignUp.sharedAt, query.sharedFrom, query.sharedTo),
    ...between(shareSignUp.at, query.atFrom, query.atTo),
    query.suspect && isSuspect,
  );
