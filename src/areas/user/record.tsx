import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { channel, userStatus } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { EnumText, StatusTag } from '@/components/StatusTag';

export const record: RecordType = {
  path: (id) => `/user/appUser?id=${id}`,
  icon: 'person',
  status: userStatus,
  enums: {},
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number, day } = useFormat();
  return (
    <Fetched path={paths.user.detail} id={id}>
      {(user) => (
        <RecordCard
          picture={<PersonAvatar name={user.nickname} seed={id} src={user.avatar} size={40} />}
          name={user.nickname}
          line={user.number}
          tag={<StatusTag of={userStatus} value={user.status} />}
          facts={[
            [formatMessage({ id: 'user.level' }), number(user.level)],
            [formatMessage({ id: 'user.channel' }), <EnumText key="channel" of={channel} value={user.channel} />],
            [formatMessage({ id: 'user.registeredAt' }), day(user.registeredAt)],
            [formatMessage({ id: 'user.lastActiveAt' }), <TimeText key="active" value={user.lastActiveAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
