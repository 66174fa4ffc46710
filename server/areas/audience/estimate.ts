import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Audience, AudienceEstimate } from '../../../contract/audience';
import type { audienceCalls } from '../../../contract/audience/calls';
import { type Variable, variablesIn } from '../../../contract/variables';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { countWhere } from '../../lib/filters';
import { ruleForbids } from '../../refusal';
import { user } from '../user/table';
import { audienceMessages } from './messages';
import { isBanned, meant, whoGets } from './who';

/** The condition for users who have no value for a variable; other variables always have one. */
const withoutValue = {
  nickname: countWhere(eq(user.nickname, '')),
  city: countWhere(sql`coalesce(${user.city}, '') = ''`),
} as const satisfies Partial<Record<Variable, unknown>>;

/** How many users would receive something now. @throws `10422` if nobody would */
export async function requireRecipients(db: Db, audience: Audience, now: string): Promise<number> {
  const recipients = await db.$count(user, whoGets(audience, now));
  if (recipients === 0) {
    throw ruleForbids(audienceMessages.nobodyToSendTo);
  }
  return recipients;
}

/**
 * Counts the recipients, and for how many of them each variable would be empty. Those who are banned are taken from all:
 * both are counted by an index, and those who are not banned have none.
 */
export async function estimateAudience(
  db: Db,
  { audience, texts }: Body<typeof audienceCalls.estimate>,
  now: string,
): Promise<AudienceEstimate> {
  const those = meant(audience, now);
  const count = async (which: SQL | undefined) => {
    const counts = onlyRow(
      await db
        .select({ meant: db.$count(user, which), banned: db.$count(user, and(which, isBanned(now))) })
        .from(sql`(select) once`),
    );
    return { recipients: counts.meant - counts.banned, banned: counts.banned };
  };
  const all = await count(undefined);
  return {
    ...(those ? await count(those) : all),
    everyone: all.recipients,
    empty: await countEmpty(db, audience, texts, now),
  };
}

/** For how many recipients each variable would be empty which has no words instead. */
async function countEmpty(
  db: Db,
  audience: Audience,
  texts: string[],
  now: string,
): Promise<AudienceEstimate['empty']> {
  const bare = new Set(texts.flatMap(variablesIn).flatMap(({ name, instead }) => (instead === null ? [name] : [])));
  const variables = (['nickname', 'city'] as const).filter((variable) => bare.has(variable));
  if (variables.length === 0) return [];
  const counts = onlyRow(await db.select(withoutValue).from(user).where(whoGets(audience, now)));
  return variables
    .filter((variable) => counts[variable] > 0)
    .map((variable) => ({ variable, recipients: counts[variable] }));
}
