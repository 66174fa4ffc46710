import type { HomeSummary } from '../../../contract/home';
import type { Db } from '../../db/database';
import { listAudits } from '../audit';
import { listGifts } from '../gift';
import { listOrders } from '../order';
import { listPushes } from '../push';
import { wholeToday } from './spans';

/** How many rows of each kind are shown. */
const window = { current: 1, pageSize: 5, exact: 'true' } as const;
const earliestFirst = { ...window, order: 'ascend' } as const;

export async function todoOf(db: Db, zone: string, now: string): Promise<HomeSummary['todo']> {
  const { from, to } = wholeToday(now, zone);
  const audits = await listAudits(db, { ...window, order: 'descend', state: ['pending'] }, now);
  const orders = await listOrders(db, { ...earliestFirst, sort: 'orderedAt', status: ['paid'] });
  const pushes = await listPushes(db, {
    ...earliestFirst,
    sort: 'scheduledAt',
    status: ['scheduled'],
    scheduledAtFrom: from,
    scheduledAtTo: to,
  });
  const gifts = await listGifts(db, { ...earliestFirst, sort: 'stock', status: ['on'], stockState: ['low', 'none'] });
  return { audits: someOf(audits), orders: someOf(orders), pushes: someOf(pushes), gifts: someOf(gifts) };
}

const someOf = <Row>({ list, total }: { list: Row[]; total: number }) => ({ list, total });
