import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { shareQuery, shareSignUpQuery } from '../../../contract/share';
import { between, contains, oneOf } from '../../lib/filters';
import { userIdsBy } from '../../lib/userIdsBy';
import { hasSuspect, suspectsBy } from './suspects';
import { share, shareSignUp } from './table';

type Shares = Omit<z.output<typeof shareQuery>, 'current' | 'pageSize' | 'sort' | 'order'>;
type SignUps = Omit<z.output<typeof shareSignUpQuery>, 'current' | 'pageSize' | 'sort' | 'order'>;

const equal = (column: Parameters<typeof eq>[0], value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

export const matchingShares = (query: Partial<Shares>) =>
  and(
    query.keyword ? sql`${share.userId} in (${userIdsBy(query.keyword)})` : undefined,
    equal(share.userId, query.userId),
    oneOf(share.channel, query.channel),
    oneOf(share.of, query.of),
    ...between(share.sharedAt, query.sharedFrom, query.sharedTo),
    query.suspect && hasSuspect(),
  );

/** For a query that joins the share of each sign-up. */
export const matchingSignUps = (query: SignUps) =>
  and(
    query.keyword
      ? or(
          sql`${shareSignUp.userId} in (${userIdsBy(query.keyword)})`,
          contains(shareSignUp.device, query.keyword),
          eq(shareSignUp.ip, query.keyword),
        )
      : undefined,
    equal(shareSignUp.shareId, query.shareId),
    equal(share.userId, query.sharerId),
    equal(shareSignUp.device, query.device),
    equal(shareSignUp.ip, query.ip),
    oneOf(share.channel, query.channel),
    ...between(share.sharedAt, query.sharedFrom, query.sharedTo),
    ...between(shareSignUp.at, query.atFrom, query.atTo),
    query.suspect && or(isSuspectBy('device'), isSuspectBy('ip')),
  );

/** Whether a sign-up is suspicious; `which` says which are asked about. */
export const isSuspectBy = (by: 'device' | 'ip', which?: SQL) =>
  sql<boolean>`${shareSignUp}.id in ${suspectsBy(by, which)}`;
