import { Link } from '@umijs/max';
import { Typography } from 'antd';
import type { ShareSuspect } from '@contract/share';
import { shareCalls } from '@contract/share/calls';
import { SUSPECT_HOURS, SUSPECT_SIGN_UPS } from '@contract/share/enums';
import { Has } from '@/components/availability/Has';
import { withBoundary } from '@/components/boundary';
import { textOf, useFormat } from '@/components/format';
import { endOfDay, startOfDay } from '@/components/list/days';
import { Highlights } from '@/components/page/Highlights';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { signUpsOf } from '../links';

interface SuspectsProps {
  /** Days in the operator's zone. */
  from: string;
  to: string;
  /** Channels separated by commas; empty means all. */
  channel?: string;
}

export const Suspects = withBoundary(function Suspects({ from, to, channel }: SuspectsProps) {
  const t = useTranslations();
  const { data, failure, refresh } = useCall(
    (options) => {
      const time = { atFrom: startOfDay(from).toISOString(), atTo: endOfDay(to).toISOString() };
      return call(shareCalls.suspects, { ...time, ...(channel && { channel: channel.split(',') }) }, options);
    },
    [from, to, channel],
  );
  return (
    <Highlights
      title={t('share.suspects')}
      rule={t('share.suspects.rule', { ...SUSPECT_SIGN_UPS, hours: SUSPECT_HOURS })}
      failed={failure && t('share.suspects.failed')}
      onRetry={refresh}
    >
      {data?.map((suspect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and a service may not say what tells them apart
        <Suspect key={index} of={suspect} />
      ))}
    </Highlights>
  );
});

function Suspect({ of: { by, value, from, to, signUps, sharers } }: { of: ShareSuspect }) {
  const t = useTranslations();
  const { dayTime, timeAfter } = useFormat();
  return (
    <li>
      <strong className="fish-standout-what">{value}</strong>
      <span>{t(`share.suspects.${by}`, { count: signUps })}</span>
      <Typography.Text type="secondary">
        {t('share.suspects.time', { from: dayTime(from), to: timeAfter(to, from) })}
      </Typography.Text>
      <span>
        {t('share.suspects.by')}{' '}
        {sharers.map(({ user, signUps: count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places
          <span key={index}>
            {index > 0 && t('text.comma')}
            <RecordLink type="user" id={user.id}>
              <bdi>{user.nickname}</bdi>
            </RecordLink>{' '}
            ({textOf(count)})
          </span>
        ))}
      </span>
      <Has call={shareCalls.signUps}>
        <Link
          to={signUpsOf({ [by]: value, atFrom: from, atTo: to })}
          aria-label={t('share.suspects.showOf', { count: signUps, value })}
          className="fish-standout-show"
        >
          {t('share.suspects.show')}
        </Link>
      </Has>
    </li>
  );
}
