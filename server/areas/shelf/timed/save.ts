import { and, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Body } from '../../../../contract';
import type { TimedPrice } from '../../../../contract/shelf';
import type { shelfCalls } from '../../../../contract/shelf/calls';
import { priceNames, TIMED_PRICE_MAX_DAYS } from '../../../../contract/shelf/enums';
import type { Db } from '../../../db/database';
import { onlyRow } from '../../../db/rows';
import { type Actor, logOperation } from '../../../lib/operationLog';
import { DAY_MS, elapsed, isBefore, MINUTE_MS, toMillisecond } from '../../../lib/time';
import { messages } from '../../../messages';
import { type FieldProblem, InvalidFields, notFound, requireVersion, ruleForbids } from '../../../refusal';
import { giftsBy, stonesBy } from '../byId';
import { findGoods, holdGoods } from '../goods';
import { inUtc, shelfMessages } from '../messages';
import { timedPrice } from '../table';
import { type PricedItem, type Prices, readPriced, saidPrices, saidUnder } from './item';
import { findTimed, runningOf, timedRow } from './queries';
import { advanceItem, begin, endRunning, type TimedRow, targetOf, writeTimed } from './steps';

type Form = Body<typeof shelfCalls.saveTimedPrice>;

/** A start up to a minute ago is now: clocks differ, and a reason takes time to write. */
const LATE_MS = MINUTE_MS;

/** The item, held until the transaction ends, after the steps that are due. @throws `10404` */
async function holdItem(tx: Db, id: string, now: string): Promise<PricedItem> {
  const { type } = await findGoods(tx, id);
  await holdGoods(tx, type, [id]);
  await advanceItem(tx, id, now);
  return readPriced(tx, { type, id });
}

/** Plans a timed price, or begins it at once. @throws `10400`, `10404`, `10409` with the item as it is */
export async function planPrice(tx: Db, actor: Actor, form: Form): Promise<TimedPrice> {
  const { now, admin, ip } = actor;
  const item = await holdItem(tx, form.itemId, now);
  requireVersion(
    onlyRow<{ version: number }>(await (item.type === 'stone' ? stonesBy : giftsBy)(tx, [item.id])),
    form.version,
  );
  const wanted = await checkPlan(tx, item, form, now);
  const row = onlyRow(
    await tx
      .insert(timedPrice)
      .values({
        ...wanted,
        itemId: item.id,
        itemType: item.type,
        state: 'waiting',
        sysUserId: admin.id,
        ip,
        createdAt: now,
      })
      .returning(),
  );
  const after = { ...saidUnder(row, item), ...timesOf(row) };
  const before = saidPrices(item, item);
  await logOperation(tx, actor, { action: 'planPrice', target: targetOf(item), before, after, reason: row.reason });
  return beginIfDue(tx, row, now);
}

/** Changes one that is planned; it is whose change it is from then on. @throws `10400`, `10404`, `10409`, `10422` */
export async function changePlan(tx: Db, actor: Actor, id: string, form: Form): Promise<TimedPrice> {
  const { now, admin, ip } = actor;
  if ((await timedRow(tx, id)).itemId !== form.itemId) {
    throw notFound();
  }
  const item = await holdItem(tx, form.itemId, now);
  requireVersion(await findTimed(tx, id), form.version);
  const before = await timedRow(tx, id);
  if (before.state !== 'waiting') {
    throw ruleForbids(shelfMessages.timedPriceNotWaiting);
  }
  const row = await writeTimed(tx, id, { ...(await checkPlan(tx, item, form, now)), sysUserId: admin.id, ip });
  const said = (of: TimedRow) => ({ ...saidUnder(of, item), ...timesOf(of) });
  await logOperation(tx, actor, {
    action: 'changePlannedPrice',
    target: targetOf(item),
    before: said(before),
    after: said(row),
    reason: row.reason,
  });
  return beginIfDue(tx, row, now);
}

/** Calls off one that is planned, or ends the one that runs. @throws `10404`, `10409`, `10422` */
export async function endTimedPrice(
  tx: Db,
  actor: Actor,
  { id, version, reason }: Body<typeof shelfCalls.endTimedPrice>,
): Promise<TimedPrice> {
  const { now, admin } = actor;
  const item = await holdItem(tx, (await timedRow(tx, id)).itemId, now);
  requireVersion(await findTimed(tx, id), version);
  const row = await timedRow(tx, id);
  if (row.state === 'running') {
    await endRunning(tx, row, { by: actor, reason, endedById: admin.id });
  } else if (row.state === 'waiting') {
    await writeTimed(tx, id, { state: 'calledOff', endedAt: now, endedById: admin.id, endReason: reason });
    const before = { ...saidUnder(row, item), ...timesOf(row) };
    await logOperation(tx, actor, { action: 'callOffPrice', target: targetOf(item), before, reason });
  } else {
    throw ruleForbids(shelfMessages.timedPriceOver);
  }
  return findTimed(tx, id);
}

const timesOf = ({ startsAt, endsAt }: TimedRow) => ({ startsAt, endsAt });

async function beginIfDue(tx: Db, row: TimedRow, now: string): Promise<TimedPrice> {
  if (!isBefore(now, row.startsAt)) {
    await begin(tx, row, now);
  }
  return findTimed(tx, row.id);
}

type Plan = Prices & Pick<TimedRow, 'startsAt' | 'endsAt' | 'reason'>;

/** What is to be kept. @throws `10400` with every field that is wrong */
async function checkPlan(tx: Db, item: PricedItem, form: Form, now: string): Promise<Plan> {
  const { price = null, priceStones = null, pricePoints = null, reason } = form;
  const isLate = !form.startsAt || elapsed(form.startsAt, now) > 0;
  const plan: Plan = {
    ...{ price, priceStones, pricePoints, reason },
    startsAt: isLate ? now : toMillisecond(form.startsAt ?? now),
    endsAt: toMillisecond(form.endsAt),
  };
  const problems = [
    ...priceProblems(await ordinaryOf(tx, item), plan),
    ...timeProblems(form, plan, now),
    ...(await overlapProblems(tx, item.id, form.id, plan)),
  ];
  if (problems.length > 0) {
    throw new InvalidFields(problems);
  }
  return plan;
}

/** The prices of a held item, or those that come back when the timed price that runs is over. */
async function ordinaryOf(tx: Db, item: PricedItem): Promise<PricedItem> {
  const running = (await runningOf(tx, [item.id])).get(item.id);
  return running
    ? { ...item, price: running.wasPrice, priceStones: running.wasPriceStones, pricePoints: running.wasPricePoints }
    : item;
}

function priceProblems(item: PricedItem, plan: Prices): FieldProblem[] {
  const foreign = priceNames.filter((name) => plan[name] !== null && item[name] === null);
  if (foreign.length > 0) {
    return foreign.map((path) => ({ path, text: shelfMessages.noSuchPrice }));
  }
  const given = priceNames.filter((name) => plan[name] !== null);
  const own = priceNames.find((name) => item[name] !== null) ?? 'price';
  if (given.length === 0) {
    return [{ path: own, text: messages.required }];
  }
  return given.every((name) => plan[name] === item[name]) ? [{ path: own, text: shelfMessages.samePrice }] : [];
}

function* timeProblems(form: Form, { startsAt, endsAt }: Plan, now: string): Generator<FieldProblem> {
  if (form.startsAt && elapsed(form.startsAt, now) > LATE_MS) {
    yield { path: 'startsAt', text: messages.timeHasPassed };
  }
  if (!isBefore(now, endsAt)) {
    yield { path: 'endsAt', text: messages.endHasPassed };
  } else if (!isBefore(startsAt, endsAt)) {
    yield { path: 'endsAt', text: messages.endBeforeStart };
  } else if (elapsed(startsAt, endsAt) > TIMED_PRICE_MAX_DAYS * DAY_MS) {
    yield { path: 'endsAt', text: shelfMessages.timedPriceTooLong, params: { days: TIMED_PRICE_MAX_DAYS } };
  }
}

/** The item is held, so nobody plans another one at the same time. */
async function overlapProblems(tx: Db, itemId: string, ownId: string | undefined, plan: Plan): Promise<FieldProblem[]> {
  const { startsAt, endsAt, state, id } = timedPrice;
  const [other] = await tx
    .select({ startsAt, endsAt })
    .from(timedPrice)
    .where(
      and(
        eq(timedPrice.itemId, itemId),
        inArray(state, ['waiting', 'running']),
        // One that runs has begun, also where the clock went back behind its start.
        or(eq(state, 'running'), lt(startsAt, plan.endsAt)),
        gt(endsAt, plan.startsAt),
        ownId ? ne(id, ownId) : undefined,
      ),
    )
    .limit(1);
  const params = other && { from: inUtc(other.startsAt), to: inUtc(other.endsAt) };
  return params ? [{ path: 'startsAt', text: shelfMessages.timedPricesOverlap, params }] : [];
}
