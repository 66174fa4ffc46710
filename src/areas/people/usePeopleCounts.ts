import { peopleCalls } from '@contract/people/calls';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';

/** Counts live self-built rooms, their visitors, and rooms that wait for audit; a new `refreshedAt` asks again. */
export function usePeopleCounts(refreshedAt: unknown) {
  const { data } = useCall(countNow, [refreshedAt]);
  return data;
}

async function countNow(options: CallOptions) {
  const [all, waiting] = await Promise.all([
    call(peopleCalls.countByStatus, { filter: {} }, options),
    call(peopleCalls.countByStatus, { filter: { auditState: ['pending'] } }, options),
  ]);
  return { live: all.live, online: all.online, waiting: waiting.total };
}
