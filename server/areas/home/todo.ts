import type { HomeSummary } from '../../../contract/home';
import type { Db } from '../../db/connect';
import { listAudits } from '../audit/queries';
import { listGifts } from '../gift/queries';
import { listPushes } from '../push/queries';
import { wholeToday } from './spans';

/** Rows of each that are shown; the lists have the rest. */
const window = { current: 1, pageSize: 5 } as const;
const earliestFirst = { ...window, order: 'ascend' } as const;

/** What waits to be done, as the lists tell it that open from here. */
export async function todoOf(db: Db, zone: string, now: string): Promise<HomeSummary['todo']> {
  const { from, to } = wholeToday(now, zone);
  const audits = await listAudits(db, { ...window, order: 'descend', state: ['pending'] }, now);
  const pushes = await listPushes(db, {
    ...earliestFirst,
    sort: 'scheduledAt',
    status: ['scheduled'],
    scheduledAtFrom: from,
    scheduledAtTo: to,
  });
  const gifts = await listGifts(db, { ...earliestFirst, sort: 'stock', status: ['on'], stockState: ['low', 'none'] });
  return { audits: someOf(audits), pushes: someOf(pushes), gifts: someOf(gifts) };
}

const someOf = <Row>({ list, total }: { list: Row[]; total: number }) => ({ list, total });
