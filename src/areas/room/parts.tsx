import { Flex, Typography } from 'antd';
import { frozenMark, roomStatus } from '@contract/room/enums';
import { useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { StatusTag } from '@/components/StatusTag';
import { type AnyRoom, isFrozen } from './AnyRoom';

/** "213 / 500": visitors and capacity. Only a live room has visitors. */
export function Occupancy({ room: { status, online, capacity } }: { room: AnyRoom }) {
  const { number } = useFormat();
  return (
    <span className="fish-nowrap">
      {status === 'live' ? number(online) : '–'}
      <Typography.Text type="secondary" className="fish-small">
        {' '}
        / {number(capacity)}
      </Typography.Text>
    </span>
  );
}

export function RoomTime({ room: { startsAt, endsAt } }: { room: AnyRoom }) {
  const { dayTime, timeAfter, full, ago } = useFormat();
  return (
    <Hint text={`${full(startsAt)} (${ago(startsAt)}) – ${full(endsAt)}`} className="fish-two-lines fish-nowrap">
      <time dateTime={startsAt}>{dayTime(startsAt)}</time>
      <small>– {timeAfter(endsAt, startsAt)}</small>
    </Hint>
  );
}

export function RoomStatusTag({ room }: { room: AnyRoom }) {
  const { status, closedReason } = room;
  return (
    <Flex component="span" gap={4}>
      <Hint text={closedReason}>
        <StatusTag of={roomStatus} value={status} />
      </Hint>
      {isFrozen(room) && (
        <Hint text={room.frozenReason}>
          <StatusTag of={frozenMark} value="true" />
        </Hint>
      )}
    </Flex>
  );
}
