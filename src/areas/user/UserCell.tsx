import type { User } from '@contract/user';
import { useFormat } from '@/components/format';
import { PersonAvatar } from '@/components/PersonAvatar';
import { useTranslations } from '@/locales/useTranslations';

export function UserCell({ user: { id, nickname, avatar, registeredAt } }: { user: User }) {
  const t = useTranslations();
  const { day } = useFormat();
  return (
    <span className="fish-person">
      <PersonAvatar name={nickname} seed={id} src={avatar} />
      <span className="fish-two-lines fish-user-name">
        <bdi className="fish-clip" title={nickname}>
          {nickname}
        </bdi>
        <small>{t('user.joined', { day: day(registeredAt) })}</small>
      </span>
    </span>
  );
}
