import { useRequest } from 'ahooks';
import { refusedOutcomes } from '@contract/log/enums';
import { paths } from '@contract/paths';
import { dayOf, startOfDay } from '@/components/list/days';
import { CountLinks } from '@/components/page/CountLinks';
import { call } from '@/request';
import { REFUSED } from './fields';

/** How many signed in and were refused today. Asked anew when `asked` is another. */
export function Today({ asked }: { asked: number }) {
  const today = dayOf(new Date());
  const filter = { atFrom: startOfDay(today).toISOString() };
  const { data } = useRequest(() => call(paths.log.countByOutcome, { filter }, { notice: false }), {
    refreshDeps: [asked, today],
    onError: () => undefined,
  });
  if (!data) return '\u00a0';
  const refused = refusedOutcomes.reduce((sum, outcome) => sum + data[outcome], 0);
  const to = (filters: string) => `/log/list?at=1d&${filters}`;
  return (
    <CountLinks
      counts={[
        { text: 'log.line.success', count: data.success, to: to('outcome=success') },
        { text: 'log.line.refused', count: refused, to: to(REFUSED) },
        { text: 'log.line.lockedOut', count: data.tooManyAttempts, to: to('outcome=tooManyAttempts') },
      ]}
    />
  );
}
