import { roomCalls } from '@contract/room/calls';
import { dayOf, endOfDay, startOfDay } from '@/components/list/days';
import { type CallOptions, call } from '@/request';
import { useCall } from '@/request/useCall';

/** Counts live rooms, their visitors, and rooms that start today; a new `refreshedAt` asks again. */
export function useRoomCounts(refreshedAt: unknown) {
  const { data } = useCall(countNow, [refreshedAt]);
  return data;
}

async function countNow(options: CallOptions) {
  const today = dayOf(new Date());
  const filter = {
    status: ['scheduled'],
    startsFrom: startOfDay(today).toISOString(),
    startsTo: endOfDay(today).toISOString(),
  };
  const [all, soon] = await Promise.all([
    call(roomCalls.countByStatus, { filter: {} }, options),
    call(roomCalls.countByStatus, { filter }, options),
  ]);
  return { live: all.live, online: all.online, today: soon.scheduled };
}
