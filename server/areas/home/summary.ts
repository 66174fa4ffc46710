import type { HomeSummary } from '../../../contract/home';
import type { Db } from '../../db/database';
import { latestOperations } from '../operation';
import { numbersOf, rechargeOf } from './numbers';
import { spansOf } from './spans';
import { todoOf } from './todo';
import { trendOf } from './trend';

const LATEST = 10;

/** One after the other, but in two rows: of the few connections for reports one is left for somebody else. */
export async function summarize(db: Db, zone: string, now: string): Promise<HomeSummary> {
  const spans = spansOf(now, zone);
  const counted = async () => ({
    numbers: await numbersOf(db, spans),
    recharge: await rechargeOf(db, spans),
    latest: await latestOperations(db, LATEST),
  });
  const listed = async () => ({ ...(await trendOf(db, zone, now)), todo: await todoOf(db, zone, now) });
  const [counts, lists] = await Promise.all([counted(), listed()]);
  return { dayStart: spans.today.from, ...counts, ...lists };
}
