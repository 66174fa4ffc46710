import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Burst } from '@contract/log';
import { logCalls } from '@contract/log/calls';
import { BURST_DAYS, BURST_FAILURES, refusedOutcomes } from '@contract/log/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { Highlights } from '@/components/page/Highlights';
import { PlaceText } from '@/components/place/PlaceText';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';

/** Addresses with many refused sign-ins. A new `refreshedAt` asks again. */
export const Bursts = withBoundary(function Bursts({ refreshedAt }: { refreshedAt: number }) {
  const t = useTranslations();
  const { data, failure, refresh } = useCall((options) => call(logCalls.bursts, undefined, options), [refreshedAt]);
  return (
    <Highlights
      title={t('log.bursts')}
      rule={t('log.bursts.rule', { count: BURST_FAILURES, days: BURST_DAYS })}
      failed={failure && t('log.bursts.failed')}
      onRetry={refresh}
    >
      {data?.map((burst, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and a service may not say what tells them apart
        <Line key={index} burst={burst} />
      ))}
    </Highlights>
  );
});

function Line({ burst }: { burst: Burst }) {
  const t = useTranslations();
  const { number, dayTime, timeAfter } = useFormat();
  const { ip, place, failures, accounts, from, to, signedIn, signedInTo } = burst;
  const text = useTranslations('log.bursts');
  const refused = { ip, outcome: refusedOutcomes.join(), atFrom: from, atTo: to };
  const succeeded = { ip, outcome: 'success', atFrom: from, atTo: signedInTo };
  const listOf = (filters: Record<string, string | undefined>) => pathTo('/log/list', filters);
  return (
    <li>
      <span className="fish-standout-what">
        <strong>{ip}</strong>
        {place && (
          <Typography.Text type="secondary">
            {' '}
            <PlaceText value={place} />
          </Typography.Text>
        )}
      </span>
      <span>{text('failures', { failures, accounts })}</span>
      <Typography.Text type="secondary">
        {text('time', { from: dayTime(from), to: timeAfter(to, from) })}
      </Typography.Text>
      {signedIn > 0 && (
        <Link to={listOf(succeeded)} className="fish-standout-worse">
          {text('signedIn', { count: signedIn })}
        </Link>
      )}
      <Link
        to={listOf(refused)}
        aria-label={text('showOf', { count: number(failures), ip })}
        className="fish-standout-show"
      >
        {t('log.bursts.show')}
      </Link>
    </li>
  );
}
