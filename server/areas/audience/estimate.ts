import { count, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Audience, AudienceEstimate } from '../../../contract/audience';
import type { audienceCalls } from '../../../contract/audience/calls';
import { type Variable, variablesIn } from '../../../contract/variables';
import type { Db } from '../../db/connect';
import { countWhere } from '../../lib/filters';
import { ruleForbids } from '../../refusal';
import { user } from '../user/table';
import { audienceMessages } from './messages';
import { isReachable, whoGets, whoIsLeftOut } from './who';

/** The condition for users who have no value for a variable; other variables always have one. */
const withoutValue = {
  nickname: countWhere(eq(user.nickname, '')),
  city: countWhere(sql`coalesce(${user.city}, '') = ''`),
} as const satisfies Partial<Record<Variable, unknown>>;

/** How many users would receive something now. @throws `10422` if nobody would */
export async function requireRecipients(db: Db, audience: Audience, now: string): Promise<number> {
  const recipients = await db.$count(user, whoGets(db, audience, now));
  if (recipients === 0) {
    throw ruleForbids(audienceMessages.nobodyToSendTo);
  }
  return recipients;
}

/** Counts the recipients, and for how many of them each variable would be empty. */
export async function estimateAudience(
  db: Db,
  { audience, texts }: Body<typeof audienceCalls.estimate>,
  now: string,
): Promise<AudienceEstimate> {
  const [counts = { recipients: 0, nickname: 0, city: 0 }] = await db
    .select({ recipients: count(), ...withoutValue })
    .from(user)
    .where(whoGets(db, audience, now));
  const bare = new Set(texts.flatMap(variablesIn).flatMap(({ name, instead }) => (instead === null ? [name] : [])));
  const variables = (['nickname', 'city'] as const).filter((variable) => bare.has(variable) && counts[variable] > 0);
  return {
    recipients: counts.recipients,
    banned: await db.$count(user, whoIsLeftOut(db, audience, now)),
    everyone: await db.$count(user, isReachable(now)),
    empty: variables.map((variable) => ({ variable, recipients: counts[variable] })),
  };
}
