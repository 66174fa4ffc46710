import { ShopOutlined } from '@ant-design/icons';
import { auditState } from '@contract/audit/enums';
import { paths } from '@contract/paths';
import { roomCategory, roomStatus } from '@contract/room/enums';
import { RoomInSmall } from '@/areas/room';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched } from '@/components/RecordLink/RecordCard';

export const record: RecordType = {
  path: (id) => `/activity/people/detail?id=${id}`,
  icon: ShopOutlined,
  status: roomStatus,
  enums: { category: roomCategory, auditState },
  Card,
};

function Card({ id }: { id: string }) {
  return (
    <Fetched path={paths.people.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['people.owner', room.owner.nickname]} />}
    </Fetched>
  );
}
