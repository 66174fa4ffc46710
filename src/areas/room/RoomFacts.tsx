import { Alert, type DescriptionsProps } from 'antd';
import { roomCategory } from '@contract/room/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { RecordLink } from '@/components/RecordLink';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type AnyRoom, isFrozen } from './AnyRoom';
import { RoomCover } from './RoomCover';

interface RoomFactsProps {
  room: AnyRoom;
  items: NonNullable<DescriptionsProps['items']>;
}

export const RoomFacts = withBoundary(function RoomFacts({ room, items }: RoomFactsProps) {
  const text = useTranslations('room');
  const { dateTime } = useFormat();
  const fact = factOf(text);

  return (
    <Facts
      title={text('facts')}
      lead={
        <div style={{ marginBlockEnd: 16 }}>
          <Reasons room={room} />
          <RoomCover path={room.cover} />
        </div>
      }
      items={[
        ...items,
        fact('category', <EnumText of={roomCategory} value={room.category} />),
        fact(
          'scene',
          <RecordLink type="sceneTemplate" id={room.scene.id}>
            <bdi>{room.scene.name}</bdi>
          </RecordLink>,
        ),
        fact('recommended', room.recommended && text('recommended.yes')),
        fact('description', room.description && <bdi className="fish-prose">{room.description}</bdi>),
        fact('createdAt', dateTime(room.createdAt)),
        fact('updatedAt', <TimeText value={room.updatedAt} />),
      ]}
    />
  );
});

function Reasons({ room }: { room: AnyRoom }) {
  const t = useTranslations();
  const alert = (id: 'room.closed' | 'room.frozen', type: 'error' | 'info', reason: string) => (
    <Alert
      type={type}
      showIcon
      className="fish-form-note"
      message={
        <>
          <strong>{t(id)}</strong>
          <div>
            <bdi className="fish-text">{reason}</bdi>
          </div>
        </>
      }
    />
  );
  return (
    <>
      {room.status === 'closed' && alert('room.closed', 'error', room.closedReason ?? '')}
      {isFrozen(room) && alert('room.frozen', 'info', room.frozenReason ?? '')}
    </>
  );
}
