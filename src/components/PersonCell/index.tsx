import type { Person } from '@contract/person';
import { PersonAvatar } from '@/components/PersonAvatar';
import { RecordLink } from '@/components/RecordLink';

/** An app user in a row: picture, nickname that leads to their story, number. */
export function PersonCell({ of: { id, nickname, number, avatar } }: { of: Person }) {
  return (
    <span className="fish-person">
      <PersonAvatar name={nickname} seed={id} src={avatar} />
      <span className="fish-two-lines fish-clip">
        <span className="fish-clip" title={nickname}>
          <RecordLink type="user" id={id}>
            <bdi>{nickname}</bdi>
          </RecordLink>
        </span>
        <small>{number}</small>
      </span>
    </span>
  );
}
