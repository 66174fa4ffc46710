import { useRequest } from 'ahooks';
import { paths } from '@contract/paths';
import { dayOf, startOfDay } from '@/components/list/days';
import { call } from '@/request';

const EVERY_MS = 20_000;

/** The queue's numbers, asked now and then, with the time they were asked at. */
export function useSummary() {
  const { data } = useRequest(
    async () => {
      const askedAt = Date.now();
      const since = startOfDay(dayOf(new Date())).toISOString();
      return { askedAt, ...(await call(paths.audit.summary, { since }, { notice: false })) };
    },
    { pollingInterval: EVERY_MS, pollingWhenHidden: false, onError: () => undefined },
  );
  return data;
}
