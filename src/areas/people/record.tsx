import { ShopOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { auditState } from '@contract/audit/enums';
import { peopleCalls } from '@contract/people/calls';
import { roomCategory, roomStatus } from '@contract/room/enums';
import { RoomInSmall } from '@/areas/room';
import { Fetched } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';

export const record: RecordType = {
  path: (id) => pathTo('/activity/people/detail', { id }),
  icon: ShopOutlined,
  status: roomStatus,
  enums: { category: roomCategory, auditState },
  Card,
};

function Card({ id }: { id: string }) {
  return (
    <Fetched path={peopleCalls.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['people.owner', room.owner.nickname]} />}
    </Fetched>
  );
}
