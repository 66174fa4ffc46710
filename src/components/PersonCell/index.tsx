import type { Person } from '@contract/person';
import { textOf } from '@/components/format';
import { PersonAvatar } from '@/components/PersonAvatar';
import { RecordLink } from '@/components/RecordLink';

export function PersonCell({ of: { id, nickname, number, avatar } }: { of: Person }) {
  return (
    <span className="fish-person">
      <PersonAvatar name={nickname} seed={id} src={avatar} />
      <span className="fish-two-lines fish-clip">
        <span className="fish-clip" title={nickname}>
          <RecordLink type="user" id={id}>
            <bdi>{textOf(nickname)}</bdi>
          </RecordLink>
        </span>
        <small>{textOf(number)}</small>
      </span>
    </span>
  );
}
