import { Alert, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';
import { roomCategory } from '@contract/room/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
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
  const t = useTranslations();
  const { dateTime } = useFormat();
  const fact = (
    key: 'category' | 'scene' | 'recommended' | 'description' | 'createdAt' | 'updatedAt',
    children: ReactNode,
  ) => ({
    key,
    label: t(`room.${key}`),
    children: children || '–',
  });

  return (
    <Facts
      title={t('room.facts')}
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
        fact('recommended', room.recommended && t('room.recommended.yes')),
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
