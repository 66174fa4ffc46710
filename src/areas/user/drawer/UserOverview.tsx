import { Link, useLocation } from '@umijs/max';
import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { channel, gender } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { UserPhone } from '../UserPhone';
import { useUserAddress } from '../useUserAddress';
import { CurrentSanction } from './CurrentSanction';

export function UserOverview({ user }: { user: UserDetail }) {
  const t = useTranslations();
  const { number, day, dateTime } = useFormat();
  // The list does not say.
  const hasDetail = useHas(userCalls.detail);
  const fact = (
    key:
      | 'points'
      | 'stones'
      | 'level'
      | 'channel'
      | 'registeredAt'
      | 'lastActiveAt'
      | 'phone'
      | 'gender'
      | 'birthday'
      | 'city'
      | 'bio',
    children: ReactNode,
  ) => ({
    key,
    label: t(`user.${key}`),
    children: children || '–',
  });

  return (
    <Flex vertical gap={16}>
      {user.status !== 'normal' && <CurrentSanction user={user} />}
      {user.sameDeviceCount > 0 && <SameDevice user={user} />}
      <div className="fish-columns">
        <div>
          <Facts
            title={t('user.facts.account')}
            items={[
              fact('points', number(user.points)),
              fact('stones', number(user.stones)),
              fact('level', number(user.level)),
              fact('channel', <EnumText of={channel} value={user.channel} />),
              fact('registeredAt', dateTime(user.registeredAt)),
              fact('lastActiveAt', <TimeText value={user.lastActiveAt} />),
            ]}
          />
        </div>
        <div>
          <Facts
            title={t('user.facts.person')}
            items={[
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
        </div>
      </div>
    </Flex>
  );
}

function SameDevice({ user: { id, sameDeviceCount } }: { user: UserDetail }) {
  const t = useTranslations();
  const { linkTo } = useUserAddress();
  return (
    <Alert
      showIcon
      type="warning"
      message={t('user.sameDevice', { count: sameDeviceCount })}
      action={
        <Link replace to={linkTo(id, 'devices')} state={useLocation().state}>
          {t('user.sameDevice.show')}
        </Link>
      }
    />
  );
}
