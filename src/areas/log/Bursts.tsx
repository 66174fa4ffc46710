import { Link, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Typography } from 'antd';
import type { Burst } from '@contract/log';
import { BURST_DAYS, BURST_FAILURES, refusedOutcomes } from '@contract/log/enums';
import { paths } from '@contract/paths';
import { useFormat } from '@/components/format';
import { Highlights } from '@/components/page/Highlights';
import { PlaceText } from '@/components/place/PlaceText';
import { call } from '@/request';

/** Addresses that were refused again and again. Asked anew when `asked` is another. */
export function Bursts({ asked }: { asked: number }) {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useRequest(() => call(paths.log.bursts, undefined, { notice: false }), {
    refreshDeps: [asked],
    onError: () => undefined,
  });
  return (
    <Highlights
      title={formatMessage({ id: 'log.bursts' })}
      rule={formatMessage({ id: 'log.bursts.rule' }, { count: BURST_FAILURES, days: BURST_DAYS })}
      failed={error && formatMessage({ id: 'log.bursts.failed' })}
      onRetry={refresh}
    >
      {data?.map((burst) => (
        <Line key={`${burst.ip} ${burst.from}`} burst={burst} />
      ))}
    </Highlights>
  );
}

function Line({ burst }: { burst: Burst }) {
  const { formatMessage } = useIntl();
  const { number, dayTime, timeAfter } = useFormat();
  const { ip, place, failures, accounts, from, to, signedIn, signedInTo } = burst;
  const text = (key: string, values: Record<string, string | number>) =>
    formatMessage({ id: `log.bursts.${key}` }, values);
  const refused = { ip, outcome: refusedOutcomes.join(), atFrom: from, atTo: to };
  const succeeded = { ip, outcome: 'success', atFrom: from, atTo: signedInTo };
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
        <Link to={`?${new URLSearchParams(succeeded)}`} className="fish-standout-worse">
          {text('signedIn', { count: signedIn })}
        </Link>
      )}
      <Link
        to={`?${new URLSearchParams(refused)}`}
        aria-label={text('showOf', { count: number(failures), ip })}
        className="fish-standout-show"
      >
        {formatMessage({ id: 'log.bursts.show' })}
      </Link>
    </li>
  );
}
