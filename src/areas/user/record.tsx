import { pathTo } from '@config/pathTo';
import { integralEvent } from '@contract/integral/enums';
import { userCalls } from '@contract/user/calls';
import { channel, userStatus } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export const record: RecordType = {
  path: (id) => pathTo('/user/appUser', { id }),
  icon: 'person',
  status: userStatus,
  enums: { event: integralEvent },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number, day } = useFormat();
  return (
    <Fetched path={userCalls.detail} id={id}>
      {(user) => (
        <RecordCard
          picture={<PersonAvatar name={user.nickname} seed={id} src={user.avatar} size={40} />}
          name={user.nickname}
          line={user.number}
          tag={<StatusTag of={userStatus} value={user.status} />}
          facts={[
            [t('user.level'), number(user.level)],
            [t('user.channel'), <EnumText key="channel" of={channel} value={user.channel} />],
            [t('user.registeredAt'), day(user.registeredAt)],
            [t('user.lastActiveAt'), <TimeText key="active" value={user.lastActiveAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
