import type { Room } from '@contract/room';
import { userSource } from '@/areas/user';
import { joined } from '@/components/format';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { type RoomTexts, roomColumns } from './columns';
import { moreRoomFields, roomSearch, roomSorts, roomStatusField } from './fields';

export const listSpec: ListSpec = {
  name: 'room',
  fields: [
    roomSearch,
    roomStatusField,
    ...moreRoomFields,
    { type: 'record', name: 'hostId', label: 'room.host', source: userSource },
  ],
  sorts: roomSorts,
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('room.view.live'), query: 'status=live&sort=online&order=descend' },
  { name: t('room.view.scheduled'), query: 'status=scheduled&sort=startsAt&order=ascend' },
  { name: t('room.view.draft'), query: 'status=draft' },
  { name: t('room.view.recommended'), query: 'recommended=true' },
];

export function columnsOf(texts: RoomTexts): ListColumn<Room>[] {
  const columns = roomColumns<Room>(texts);
  const host: ListColumn<Room> = {
    key: 'host',
    title: texts.t('room.host'),
    value: (room) => joined(room.host.nickname, room.host.number),
    width: 158,
    render: (_, room) => <PersonCell of={room.host} />,
  };
  const { number, title, scene, online, startsAt, status, ...extra } = columns;
  return [number, title, scene, host, online, startsAt, status, ...Object.values(extra)];
}
