import { pathTo } from '@config/pathTo';
import { logCalls } from '@contract/log/calls';
import { refusedOutcomes } from '@contract/log/enums';
import { withBoundary } from '@/components/boundary';
import { sumOf } from '@/components/format';
import { dayOf, startOfDay } from '@/components/list/days';
import { CountLinks } from '@/components/page/CountLinks';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { REFUSED } from './fields';

/** How many signed in or were refused today. A new `refreshedAt` asks again. */
export const Today = withBoundary(function Today({ refreshedAt }: { refreshedAt: number }) {
  const today = dayOf(new Date());
  const filter = { atFrom: startOfDay(today).toISOString() };
  const { data } = useCall((options) => call(logCalls.countByOutcome, { filter }, options), [refreshedAt, today]);
  const refused = data && sumOf(refusedOutcomes.map((outcome) => data[outcome]));
  const to = (filters: string) => `${pathTo('/log/list', { at: '1d' })}&${filters}`;
  return (
    <CountLinks
      counts={
        data && [
          { text: 'log.line.success', count: data.success, to: to('outcome=success') },
          { text: 'log.line.refused', count: refused, to: to(REFUSED) },
          { text: 'log.line.lockedOut', count: data.tooManyAttempts, to: to('outcome=tooManyAttempts') },
        ]
      }
    />
  );
});
