import type { UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { channel, gender } from '@contract/user/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { UserPhone } from '../../UserPhone';

export const UserFacts = withBoundary(function UserFacts({ user }: { user: UserDetail }) {
  const text = useTranslations('user');
  const { number, day, dateTime } = useFormat();
  // The list does not say.
  const hasDetail = useHas(userCalls.detail);
  const fact = factOf(text);

  return (
    <Facts
      title={text('facts')}
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
