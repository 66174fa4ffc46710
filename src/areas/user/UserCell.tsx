import { useIntl } from '@umijs/max';
import type { User } from '@contract/user';
import { useFormat } from '@/components/format';
import { PersonAvatar } from '@/components/PersonAvatar';

/** A user in a row: picture, nickname, and since when they are here. */
export function UserCell({ user: { id, nickname, avatar, registeredAt } }: { user: User }) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  return (
    <span className="fish-person">
      <PersonAvatar name={nickname} seed={id} src={avatar} />
      <span className="fish-two-lines fish-name">
        <bdi className="fish-clip" title={nickname}>
          {nickname}
        </bdi>
        <small>{formatMessage({ id: 'user.joined' }, { day: day(registeredAt) })}</small>
      </span>
    </span>
  );
}
