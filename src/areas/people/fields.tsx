import { auditState } from '@contract/audit/enums';
import type { PeopleRoom } from '@contract/people';
import { frozenMark } from '@contract/room/enums';
import { moreRoomFields, type RoomTexts, roomColumns, roomSearch, roomSorts, roomStatusField } from '@/areas/room';
import { userSource } from '@/areas/user';
import { joined } from '@/components/format';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { AuditTag, Reports } from './parts';

const REPORTS_MAX = 9999;

export const listSpec: ListSpec = {
  name: 'people',
  fields: [
    roomSearch,
    roomStatusField,
    { type: 'choices', name: 'auditState', label: 'people.audit', options: auditState },
    { type: 'numbers', name: 'reports', label: 'people.reports', min: 0, max: REPORTS_MAX },
    { type: 'choices', name: 'frozen', label: 'people.frozen', options: frozenMark, single: true },
    { type: 'days', name: 'created', label: 'room.createdAt' },
    ...moreRoomFields.map((field) => ({ ...field }) as const),
    { type: 'record', name: 'ownerId', label: 'people.owner', source: userSource },
    { type: 'text', name: 'device', label: 'people.device', byAddress: true },
    { type: 'text', name: 'ip', label: 'people.ip', byAddress: true },
  ],
  sorts: [...roomSorts, 'reports'],
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('people.view.live'), query: 'status=live&sort=online&order=descend' },
  { name: t('people.view.pending'), query: 'auditState=pending&sort=createdAt&order=ascend' },
  { name: t('people.view.reported'), query: 'reportsFrom=1&sort=reports&order=descend' },
  { name: t('people.view.frozen'), query: 'frozen=true&status=live,scheduled' },
];

export function columnsOf(texts: RoomTexts): ListColumn<PeopleRoom>[] {
  const { t, label } = texts;
  const columns = roomColumns<PeopleRoom>(texts);
  const owner: ListColumn<PeopleRoom> = {
    key: 'owner',
    title: t('people.owner'),
    value: (room) => joined(room.owner.nickname, room.owner.number),
    width: 136,
    render: (_, room) => <PersonCell of={room.owner} />,
  };
  const audit: ListColumn<PeopleRoom> = {
    key: 'auditState',
    title: t('people.audit'),
    value: (room) => label(auditState, room.auditState),
    width: 98,
    render: (_, room) => <AuditTag room={room} />,
  };
  const reports: ListColumn<PeopleRoom> = {
    key: 'reports',
    title: t('people.reports'),
    value: (room) => room.reports,
    align: 'right',
    sorter: true,
    width: 76,
    render: (_, room) => <Reports count={room.reports} />,
  };
  const frozen: ListColumn<PeopleRoom> = {
    key: 'frozen',
    extra: true,
    title: t('people.frozen'),
    value: (room) => label(frozenMark, room.frozen ? 'true' : 'false'),
    width: 100,
    render: (_, room) => label(frozenMark, room.frozen ? 'true' : 'false'),
  };
  const { number, title, scene, online, startsAt, status, ...extra } = columns;
  const shown = [number, { ...title, width: 200 }, owner, audit, reports, online, startsAt, status];
  return [...shown, { ...scene, extra: true }, frozen, ...Object.values(extra)];
}
