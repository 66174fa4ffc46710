import { Link, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Typography } from 'antd';
import { paths } from '@contract/paths';
import type { ShareSuspect } from '@contract/share';
import { SUSPECT_HOURS, SUSPECT_SIGN_UPS } from '@contract/share/enums';
import { useFormat } from '@/components/format';
import { endOfDay, startOfDay } from '@/components/list/days';
import { Highlights } from '@/components/page/Highlights';
import { RecordLink } from '@/components/RecordLink';
import { call } from '@/request';
import { signUpsOf } from '../links';

interface SuspectsProps {
  /** Days of the operator's zone. */
  from: string;
  to: string;
  /** Of channels, separated by commas; of all where it is empty. */
  channel?: string;
}

/** Devices and addresses that too many people signed up with. */
export function Suspects({ from, to, channel }: SuspectsProps) {
  const { formatMessage } = useIntl();
  const { data, error, refresh } = useRequest(
    () => {
      const time = { atFrom: startOfDay(from).toISOString(), atTo: endOfDay(to).toISOString() };
      return call(paths.share.suspects, { ...time, ...(channel && { channel }) }, { notice: false });
    },
    { refreshDeps: [from, to, channel], onError: () => undefined },
  );
  return (
    <Highlights
      title={formatMessage({ id: 'share.suspects' })}
      rule={formatMessage({ id: 'share.suspects.rule' }, { ...SUSPECT_SIGN_UPS, hours: SUSPECT_HOURS })}
      failed={error && formatMessage({ id: 'share.suspects.failed' })}
      onRetry={refresh}
    >
      {data?.map((suspect) => (
        <Suspect key={`${suspect.value} ${suspect.from}`} of={suspect} />
      ))}
    </Highlights>
  );
}

function Suspect({ of: { by, value, from, to, signUps, sharers } }: { of: ShareSuspect }) {
  const { formatMessage } = useIntl();
  const { dayTime, timeAfter } = useFormat();
  return (
    <li>
      <strong className="fish-standout-what">{value}</strong>
      <span>{formatMessage({ id: `share.suspects.${by}` }, { count: signUps })}</span>
      <Typography.Text type="secondary">
        {formatMessage({ id: 'share.suspects.time' }, { from: dayTime(from), to: timeAfter(to, from) })}
      </Typography.Text>
      <span>
        {formatMessage({ id: 'share.suspects.by' })}{' '}
        {sharers.map(({ user, signUps: count }, index) => (
          <span key={user.id}>
            {index > 0 && ', '}
            <RecordLink type="user" id={user.id}>
              <bdi>{user.nickname}</bdi>
            </RecordLink>{' '}
            ({count})
          </span>
        ))}
      </span>
      <Link
        to={signUpsOf({ [by]: value, atFrom: from, atTo: to })}
        aria-label={formatMessage({ id: 'share.suspects.showOf' }, { count: signUps, value })}
        className="fish-standout-show"
      >
        {formatMessage({ id: 'share.suspects.show' })}
      </Link>
    </li>
  );
}
