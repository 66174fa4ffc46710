import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { sysUserStatus } from '@contract/sysUser/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { StatusTag } from '@/components/StatusTag';
import { detailOf } from './detailOf';

export const record: RecordType = {
  path: (id) => detailOf(id),
  icon: 'person',
  status: sysUserStatus,
  enums: {},
  create: { label: 'sysUser.create', path: detailOf() },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  return (
    <Fetched path={paths.sysUser.detail} id={id}>
      {(admin) => (
        <RecordCard
          picture={<PersonAvatar name={admin.nickname} seed={id} size={40} />}
          name={admin.nickname}
          line={admin.account}
          tag={<StatusTag of={sysUserStatus} value={admin.status} />}
          facts={[
            [formatMessage({ id: 'sysUser.email' }), admin.email ?? '–'],
            [formatMessage({ id: 'sysUser.lastLoginAt' }), <TimeText key="login" value={admin.lastLoginAt} />],
            [formatMessage({ id: 'sysUser.createdAt' }), day(admin.createdAt)],
          ]}
        />
      )}
    </Fetched>
  );
}
