import { sysUserCalls } from '@contract/sysUser/calls';
import { sysUserStatus } from '@contract/sysUser/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { sysUserPath } from './sysUserPath';

export const record: RecordType = {
  path: (id) => sysUserPath(id),
  icon: 'person',
  status: sysUserStatus,
  enums: {},
  create: { label: 'sysUser.create', path: sysUserPath(), call: sysUserCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { day } = useFormat();
  return (
    <Fetched path={sysUserCalls.detail} id={id}>
      {(admin) => (
        <RecordCard
          picture={<PersonAvatar name={admin.nickname} seed={id} size={40} />}
          name={admin.nickname}
          line={admin.account}
          tag={<StatusTag of={sysUserStatus} value={admin.status} />}
          facts={[
            [t('sysUser.email'), admin.email ?? '–'],
            [t('sysUser.lastLoginAt'), <TimeText key="login" value={admin.lastLoginAt} />],
            [t('sysUser.createdAt'), day(admin.createdAt)],
          ]}
        />
      )}
    </Fetched>
  );
}
