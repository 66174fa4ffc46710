import { useFormat } from '@/components/format';
import { KeyFacts, type KeyFigureProps } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';
import type { AnyRoom } from './AnyRoom';
import { Occupancy } from './parts';

/** How full a room is and when it is open; `more` stands behind. */
export function RoomFigures({ room, more = [] }: { room: AnyRoom; more?: readonly KeyFigureProps[] }) {
  const text = useTranslations('room');
  const { dayTime, ago } = useFormat();
  const time = (key: 'startsAt' | 'endsAt') => ({
    label: text(key),
    value: dayTime(room[key]),
    // A closed room neither begins nor ends any more.
    notes: room.status === 'closed' ? [] : [ago(room[key])],
  });
  return (
    <KeyFacts
      of={[{ label: text('online'), value: <Occupancy room={room} /> }, time('startsAt'), time('endsAt'), ...more]}
    />
  );
}
