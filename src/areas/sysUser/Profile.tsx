import { useIntl } from '@umijs/max';
import type { SysUserDetail } from '@contract/sysUser';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';

/** The facts about an admin. */
export function Profile({ admin }: { admin: SysUserDetail }) {
  const { formatMessage } = useIntl();
  const { dateTime, number } = useFormat();
  const fact = (key: string, children: React.ReactNode) => ({
    key,
    label: formatMessage({ id: `sysUser.${key}` }),
    children: children || '–',
  });

  return (
    <Facts
      title={formatMessage({ id: 'sysUser.profile' })}
      items={[
        fact('account', admin.account),
        fact('nickname', admin.nickname),
        fact('phone', admin.phone),
        fact('email', admin.email),
        fact('lastLoginAt', <TimeText value={admin.lastLoginAt} />),
        fact('lastLoginIp', admin.lastLoginIp),
        fact('sessions', number(admin.sessions)),
        fact('createdAt', dateTime(admin.createdAt)),
      ]}
    />
  );
}
