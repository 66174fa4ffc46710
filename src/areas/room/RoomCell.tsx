import { StarFilled } from '@ant-design/icons';
import { frozenMark, recommendedMark, roomCategory } from '@contract/room/enums';
import { Hint } from '@/components/Hint';
import { EnumText, useLabel } from '@/components/StatusTag';
import { type AnyRoom, isFrozen } from './AnyRoom';
import { RoomCover } from './RoomCover';

export function RoomCell({ room }: { room: AnyRoom }) {
  const { title, cover, category, recommended } = room;
  return (
    <span className="fish-person">
      <RoomCover path={cover} width={48} />
      <span className="fish-two-lines fish-clip">
        <Hint as="bdi" text={title} placement="topLeft" className="fish-clip">
          {title}
        </Hint>
        <small>
          <EnumText of={roomCategory} value={category} />
          {recommended && <Star />}
          {isFrozen(room) && <Frozen />}
        </small>
      </span>
    </span>
  );
}

function Star() {
  const label = useLabel(recommendedMark, 'true');
  return (
    <Hint text={label}>
      <StarFilled role="img" aria-label={label} className="fish-star" />
    </Hint>
  );
}

function Frozen() {
  return (
    <span className="fish-frozen">
      <EnumText of={frozenMark} value="true" />
    </span>
  );
}
