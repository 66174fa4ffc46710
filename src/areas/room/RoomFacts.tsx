import type { DescriptionsProps } from 'antd';
import { roomCategory } from '@contract/room/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { ReasonAlert } from '@/components/ReasonAlert';
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
  return (
    <>
      {room.status === 'closed' && (
        <ReasonAlert type="error" className="fish-form-note" title={t('room.closed')} reason={room.closedReason} />
      )}
      {isFrozen(room) && (
        <ReasonAlert type="info" className="fish-form-note" title={t('room.frozen')} reason={room.frozenReason} />
      )}
    </>
  );
}
