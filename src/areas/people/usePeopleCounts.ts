import { useRequest } from 'ahooks';
import { paths } from '@contract/paths';
import { call } from '@/request';

/** How many self-built rooms are live with how many people, and how many wait; asked anew when `asked` is another. */
export function usePeopleCounts(asked: unknown) {
  const { data } = useRequest(countNow, { refreshDeps: [asked], onError: () => undefined });
  return data;
}

async function countNow() {
  const quietly = { notice: false };
  const [all, waiting] = await Promise.all([
    call(paths.people.countByStatus, { filter: {} }, quietly),
    call(paths.people.countByStatus, { filter: { auditState: ['pending'] } }, quietly),
  ]);
  return { live: all.live, online: all.online, waiting: waiting.total };
}
