import { Link, useIntl, useLocation } from '@umijs/max';
import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { UserDetail } from '@contract/user';
import { channel, gender, userStatus } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { EnumText, useLabel } from '@/components/StatusTag';
import { Phone } from '../Phone';
import { useUntil } from '../useUntil';
import { useUserAddress } from '../useUserAddress';

/** What an operator should know first: what is wrong now, then the facts. */
export function Overview({ user }: { user: UserDetail }) {
  const { formatMessage } = useIntl();
  const { number, day, dateTime } = useFormat();
  const fact = (key: string, children: ReactNode) => ({
    key,
    label: formatMessage({ id: `user.${key}` }),
    children: children || '–',
  });

  return (
    <Flex vertical gap={16}>
      {user.status !== 'normal' && <CurrentSanction user={user} />}
      {user.sameDeviceCount > 0 && <SameDevice user={user} />}
      <div className="fish-columns">
        <div>
          <Facts
            title={formatMessage({ id: 'user.facts.account' })}
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
            title={formatMessage({ id: 'user.facts.person' })}
            items={[
              fact('phone', <Phone user={user} />),
              fact('gender', <EnumText of={gender} value={user.gender} />),
              fact('birthday', user.birthday && day(`${user.birthday}T00:00:00`)),
              fact('city', user.city),
              fact('bio', user.bio && <bdi className="fish-text">{user.bio}</bdi>),
            ]}
          />
        </div>
      </div>
    </Flex>
  );
}

function CurrentSanction({ user: { status, statusUntil, statusReason } }: { user: UserDetail }) {
  const label = useLabel(userStatus, status);
  const until = useUntil();
  return (
    <Alert
      showIcon
      type={status === 'banned' ? 'error' : 'warning'}
      message={
        <>
          <strong>
            {label} {until.exact(statusUntil)}
          </strong>
          <div className="fish-text">{statusReason}</div>
        </>
      }
    />
  );
}

function SameDevice({ user: { id, sameDeviceCount } }: { user: UserDetail }) {
  const { formatMessage } = useIntl();
  const { linkTo } = useUserAddress();
  return (
    <Alert
      showIcon
      type="warning"
      message={formatMessage({ id: 'user.sameDevice' }, { count: sameDeviceCount })}
      action={
        <Link replace to={linkTo(id, 'devices')} state={useLocation().state}>
          {formatMessage({ id: 'user.sameDevice.show' })}
        </Link>
      }
    />
  );
}
