import type { ReactNode } from 'react';
import type { UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { channel, gender } from '@contract/user/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { UserPhone } from '../../UserPhone';

type Fact = 'level' | 'channel' | 'registeredAt' | 'lastActiveAt' | 'phone' | 'gender' | 'birthday' | 'city' | 'bio';

export const UserFacts = withBoundary(function UserFacts({ user }: { user: UserDetail }) {
  const t = useTranslations();
  const { number, day, dateTime } = useFormat();
  // The list does not say.
  const hasDetail = useHas(userCalls.detail);
  const fact = (key: Fact, children: ReactNode) => ({ key, label: t(`user.${key}`), children });

  return (
    <Facts
      title={t('user.facts')}
      items={[
        fact('level', number(user.level)),
        fact('channel', <EnumText of={channel} value={user.channel} />),
        fact('registeredAt', dateTime(user.registeredAt)),
        fact('lastActiveAt', <TimeText value={user.lastActiveAt} />),
        fact('phone', <UserPhone user={user} />),
        fact('gender', <EnumText of={gender} value={user.gender} />),
        ...(hasDetail
          ? [
              fact('birthday', user.birthday && day(`${user.birthday}T00:00:00`)),
              fact('city', user.city),
              fact('bio', user.bio && <bdi className="fish-text">{user.bio}</bdi>),
            ]
          : []),
      ]}
    />
  );
});
