import { auditState } from '@contract/audit/enums';
import type { PeopleRoom } from '@contract/people';
import { frozenMark } from '@contract/room/enums';
import { moreFields, roomColumns, search, sorts, status, type Texts } from '@/areas/room';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { userSource } from '@/components/RecordSelect/source';
import type { Preset } from '@/components/views/SavedViews';
import { AuditTag, Reports } from './parts';

const REPORTS_MAX = 9999;

export const listSpec: ListSpec = {
  name: 'people',
  fields: [
    search,
    status,
    { type: 'choices', name: 'auditState', label: 'people.audit', options: auditState },
    { type: 'numbers', name: 'reports', label: 'people.reports', min: 0, max: REPORTS_MAX },
    { type: 'choices', name: 'frozen', label: 'people.frozen', options: frozenMark, single: true },
    ...moreFields.map((field) => ({ ...field, more: true }) as const),
    { type: 'record', name: 'ownerId', label: 'people.owner', source: userSource, more: true },
  ],
  sorts: [...sorts, 'reports'],
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('people.view.live'), query: 'status=live&sort=online&order=descend' },
  { name: text('people.view.pending'), query: 'auditState=pending&sort=createdAt&order=ascend' },
  { name: text('people.view.reported'), query: 'reportsFrom=1&sort=reports&order=descend' },
  { name: text('people.view.frozen'), query: 'frozen=true' },
];

/** Columns of the list, without its actions. */
export function columnsOf(texts: Texts): ListColumn<PeopleRoom>[] {
  const { text, label } = texts;
  const columns = roomColumns<PeopleRoom>(texts);
  const owner: ListColumn<PeopleRoom> = {
    key: 'owner',
    title: text('people.owner'),
    value: (room) => `${room.owner.nickname} ${room.owner.number}`,
    width: 134,
    render: (_, room) => <PersonCell of={room.owner} />,
  };
  const audit: ListColumn<PeopleRoom> = {
    key: 'auditState',
    title: text('people.audit'),
    value: (room) => label(auditState, room.auditState),
    width: 98,
    render: (_, room) => <AuditTag room={room} />,
  };
  const reports: ListColumn<PeopleRoom> = {
    key: 'reports',
    title: text('people.reports'),
    value: (room) => room.reports,
    align: 'right',
    sorter: true,
    width: 84,
    render: (_, room) => <Reports count={room.reports} />,
  };
  const frozen: ListColumn<PeopleRoom> = {
    key: 'frozen',
    extra: true,
    title: text('people.frozen'),
    value: (room) => label(frozenMark, room.frozen ? 'true' : 'false'),
    width: 100,
    render: (_, room) => label(frozenMark, room.frozen ? 'true' : 'false'),
  };
  const { number, title, scene, online, startsAt, status, ...extra } = columns;
  const shown = [number, { ...title, width: 174 }, owner, audit, reports, online, startsAt, status];
  return [...shown, { ...scene, extra: true }, frozen, ...Object.values(extra)];
}
