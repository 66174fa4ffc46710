import { useRequest } from 'ahooks';
import { paths } from '@contract/paths';
import { dayOf, endOfDay, startOfDay } from '@/components/list/days';
import { call } from '@/request';

/** How many rooms are live with how many people, and how many start today; asked anew when `asked` is another. */
export function useRoomCounts(asked: unknown) {
  const { data } = useRequest(countNow, { refreshDeps: [asked], onError: () => undefined });
  return data;
}

async function countNow() {
  const today = dayOf(new Date());
  const filter = {
    status: ['scheduled'],
    startsFrom: startOfDay(today).toISOString(),
    startsTo: endOfDay(today).toISOString(),
  };
  const quietly = { notice: false };
  const [all, soon] = await Promise.all([
    call(paths.room.countByStatus, { filter: {} }, quietly),
    call(paths.room.countByStatus, { filter }, quietly),
  ]);
  return { live: all.live, online: all.online, today: soon.scheduled };
}
