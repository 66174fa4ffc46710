import { and, countDistinct, eq, exists, gt, inArray, isNull, lte, ne, notExists, or, type SQL } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import type { HomeSummary } from '../../../contract/home';
import { moneyCurrency } from '../../../contract/money.enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { between } from '../../lib/filters';
import { auditItem } from '../audit/table';
import { order } from '../order/table';
import { totalsOfRecharges } from '../recharge';
import { room } from '../room/table';
import { user, userLogin } from '../user/table';
import { type Against, type HomeSpan, ofBoth } from './spans';

type Numbers = HomeSummary['numbers'];

export async function numbersOf(db: Db, spans: Against<HomeSpan>): Promise<Numbers> {
  const counts: Record<keyof Numbers, (span: HomeSpan) => PromiseLike<number>> = {
    newUsers: ({ from, to }) => db.$count(user, and(...between(user.registeredAt, from, to))),
    activeUsers: (span) => countActive(db, span),
    liveRooms: ({ to }) => db.$count(room, liveAt(db, 'activity', to, spans.today.to)),
    livePeopleRooms: ({ to }) => db.$count(room, liveAt(db, 'people', to, spans.today.to)),
    waitingAudits: ({ to }) => db.$count(auditItem, waitingAt(to)),
    orders: ({ from, to }) => db.$count(order, and(...between(order.orderedAt, from, to))),
  };
  const numbers: Partial<Numbers> = {};
  for (const name of Object.keys(counts) as (keyof Numbers)[]) {
    numbers[name] = await ofBoth(spans, counts[name]);
  }
  return numbers as Numbers;
}

async function countActive(db: Db, { from, to }: HomeSpan): Promise<number> {
  const rows = await db
    .select({ users: countDistinct(userLogin.userId) })
    .from(userLogin)
    .where(and(...between(userLogin.at, from, to)));
  return onlyRow(rows).users;
}

/** For now, the room's status decides; for an earlier time, its times and when it was closed. */
function liveAt(db: Db, kind: 'activity' | 'people', at: string, now: string) {
  if (at === now) {
    return and(eq(room.kind, kind), eq(room.status, 'live'));
  }
  return and(
    eq(room.kind, kind),
    lte(room.startsAt, at),
    gt(room.endsAt, at),
    inArray(room.status, ['live', 'ended', 'closed']),
    or(ne(room.status, 'closed'), gt(room.updatedAt, at)),
    kind === 'people' ? noDraftAt(db, at) : undefined,
  );
}

/** Not one that still waited for its first audit then: that was a draft, whatever became of it. */
function noDraftAt(db: Db, at: string) {
  const decided = (when: SQL) =>
    db
      .select({ id: auditItem.id })
      .from(auditItem)
      .where(and(eq(auditItem.targetId, room.id), eq(auditItem.kind, 'room'), when));
  return or(notExists(decided(gt(auditItem.decidedAt, at))), exists(decided(lte(auditItem.decidedAt, at))));
}

const waitingAt = (at: string) =>
  and(lte(auditItem.submittedAt, at), or(isNull(auditItem.decidedAt), gt(auditItem.decidedAt, at)));

export async function rechargeOf(db: Db, spans: Against<HomeSpan>): Promise<HomeSummary['recharge']> {
  const { today, yesterday } = await ofBoth(spans, ({ from, to }) => paidBetween(db, from, to));
  const amountIn = (sums: typeof today, currency: string) => sums.find((sum) => sum.currency === currency)?.amount ?? 0;
  return valuesOf(moneyCurrency)
    .map((currency) => ({
      currency,
      today: amountIn(today, currency),
      yesterday: amountIn(yesterday, currency),
    }))
    .filter((sums) => sums.today > 0 || sums.yesterday > 0);
}

/** Uses the list's own sums, so that the number always equals the list's total. */
async function paidBetween(db: Db, atFrom: string, atTo: string) {
  const { paid } = await totalsOfRecharges(db, { atFrom, atTo });
  return paid;
}
