import { auditCalls } from '@contract/audit/calls';
import { dayOf, startOfDay } from '@/components/list/days';
import { call } from '@/request';
import { useCall } from '@/request/useCall';

const EVERY_MS = 20_000;

export function useSummary() {
  const { data } = useCall(
    async (options) => {
      const askedAt = Date.now();
      const since = startOfDay(dayOf(new Date())).toISOString();
      return { askedAt, ...(await call(auditCalls.summary, { since }, options)) };
    },
    [],
    { pollingInterval: EVERY_MS, pollingWhenHidden: false },
  );
  return data;
}
