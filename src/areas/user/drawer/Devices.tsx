import { Flex, Typography } from 'antd';
import type { UserDevice } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { userStatus } from '@contract/user/enums';
import { Card, withBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { TimeText } from '@/components/format/TimeText';
import { useRecord } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { Skeleton } from '@/components/Skeleton';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useUserAddress } from '../useUserAddress';

export const Devices = withBoundary(function Devices({ id }: { id: string }) {
  const t = useTranslations();
  const { record: devices, failure, refresh } = useRecord(userCalls.devices, id);

  return (
    <Card size="small" title={t('user.devices')}>
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!devices && !failure && <Skeleton active />}
      {devices?.length === 0 && t('user.devices.none')}
      <Flex component="ul" vertical gap={16} className="fish-plain">
        {devices?.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </Flex>
    </Card>
  );
});

function Device({ device: { model, system, firstSeenAt, lastSeenAt, others } }: { device: UserDevice }) {
  const t = useTranslations();
  const { linkTo } = useUserAddress();
  const seen = t('user.devices.seen', {
    first: <TimeText key="first" value={firstSeenAt} />,
    last: <TimeText key="last" value={lastSeenAt} />,
  });
  return (
    <li>
      <div>
        {model} · {system}
      </div>
      <Typography.Text type="secondary" className="fish-small">
        {seen}
      </Typography.Text>
      {others.length > 0 && (
        <Flex wrap gap="4px 12px" align="center">
          <Typography.Text type="warning">{t('user.devices.others')}</Typography.Text>
          {others.map((other) => (
            <Flex key={other.id} gap={6} align="center">
              <RecordLink type="user" id={other.id} to={linkTo(other.id)}>
                <bdi>{other.nickname}</bdi> {other.number}
              </RecordLink>
              {other.status !== 'normal' && <StatusTag of={userStatus} value={other.status} />}
            </Flex>
          ))}
        </Flex>
      )}
    </li>
  );
}
