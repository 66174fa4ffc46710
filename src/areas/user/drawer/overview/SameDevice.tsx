import type { UserDetail, UserDevice } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { userStatus } from '@contract/user/enums';
import { withBoundary } from '@/components/boundary';
import { textOf } from '@/components/format';
import { useRecord } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useUserAddress } from '../../useUserAddress';
import { Line, Section } from './Section';

const SHOWN = 3;

type Other = UserDevice['others'][number];

/** Other users of their devices; asked for only if there are some. */
export const SameDevice = withBoundary(function SameDevice({ user: { id, sameDeviceCount } }: { user: UserDetail }) {
  const t = useTranslations();
  const { linkTo } = useUserAddress();
  const isAlone = sameDeviceCount === 0;
  const { record: devices, failure, refresh } = useRecord(userCalls.devices, isAlone ? undefined : id);
  const others = isAlone ? [] : devices && othersOn(devices);
  return (
    <Section
      title={t('user.overview.sameDevice')}
      tab="devices"
      all={t('user.overview.sameDevice.all', { count: sameDeviceCount ?? others?.length })}
      rows={others?.slice(0, SHOWN)}
      none={t('user.overview.sameDevice.none')}
      failure={failure}
      onRetry={refresh}
    >
      {({ id: otherId, nickname, number, status }) => (
        <Line end={number}>
          <span className="fish-clip" title={nickname}>
            <RecordLink type="user" id={otherId} to={linkTo(otherId)}>
              <bdi>{textOf(nickname)}</bdi>
            </RecordLink>
          </span>
          {status !== 'normal' && <StatusTag of={userStatus} value={status} />}
        </Line>
      )}
    </Section>
  );
});

/** Each once, also who shares several devices. */
const othersOn = (devices: readonly UserDevice[]): Other[] => [
  ...new Map(devices.flatMap(({ others }) => others ?? []).map((other) => [other.id, other])).values(),
];
