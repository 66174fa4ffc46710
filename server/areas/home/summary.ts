import type { HomeSummary } from '../../../contract/home';
import type { Db } from '../../db/connect';
import { latestOperations } from '../operation';
import { numbersOf, rechargeOf } from './numbers';
import { spansOf } from './spans';
import { todoOf } from './todo';
import { trendOf } from './trend';

const LATEST = 10;

export async function summarize(db: Db, zone: string, now: string): Promise<HomeSummary> {
  const spans = spansOf(now, zone);
  return {
    dayStart: spans.today.from,
    numbers: await numbersOf(db, spans),
    recharge: await rechargeOf(db, spans),
    ...(await trendOf(db, zone, now)),
    todo: await todoOf(db, zone, now),
    latest: await latestOperations(db, LATEST),
  };
}
