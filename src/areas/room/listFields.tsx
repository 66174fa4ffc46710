import type { Room } from '@contract/room';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { userSource } from '@/components/RecordSelect/source';
import type { Preset } from '@/components/views/SavedViews';
import { roomColumns, type Texts } from './columns';
import { moreFields, search, sorts, status } from './fields';

export const listSpec: ListSpec = {
  name: 'room',
  fields: [search, status, ...moreFields, { type: 'record', name: 'hostId', label: 'room.host', source: userSource }],
  sorts,
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('room.view.live'), query: 'status=live&sort=online&order=descend' },
  { name: text('room.view.scheduled'), query: 'status=scheduled&sort=startsAt&order=ascend' },
  { name: text('room.view.draft'), query: 'status=draft' },
  { name: text('room.view.recommended'), query: 'recommended=true' },
];

/** Columns of the list, without its actions. */
export function columnsOf(texts: Texts): ListColumn<Room>[] {
  const columns = roomColumns<Room>(texts);
  const host: ListColumn<Room> = {
    key: 'host',
    title: texts.text('room.host'),
    value: (room) => `${room.host.nickname} ${room.host.number}`,
    width: 132,
    render: (_, room) => <PersonCell of={room.host} />,
  };
  const { number, title, scene, online, startsAt, status, ...extra } = columns;
  return [number, title, scene, host, online, startsAt, status, ...Object.values(extra)];
}
