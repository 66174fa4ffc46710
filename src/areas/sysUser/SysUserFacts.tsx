import type { SysUserDetail } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';

export const SysUserFacts = withBoundary(function SysUserFacts({ admin }: { admin: SysUserDetail }) {
  const text = useTranslations('sysUser');
  const { dateTime, number } = useFormat();
  // The list does not say.
  const hasDetail = useHas(sysUserCalls.detail);
  const fact = factOf(text);

  return (
    <Facts
      title={text('profile')}
      items={[
        fact('account', admin.account),
        fact('nickname', admin.nickname),
        fact('phone', admin.phone),
        fact('email', admin.email),
        fact('lastLoginAt', <TimeText value={admin.lastLoginAt} />),
        fact('lastLoginIp', admin.lastLoginIp),
        ...(hasDetail ? [fact('sessions', number(admin.sessions))] : []),
        fact('createdAt', dateTime(admin.createdAt)),
      ]}
    />
  );
});
