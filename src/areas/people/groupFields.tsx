import type { PeopleGroup } from '@contract/people';
import { GROUP_ROOMS_MIN, type GroupBy, groupBy } from '@contract/people/enums';
import { joined } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { RecordLink } from '@/components/RecordLink';
import { type Translate, useTranslations } from '@/locales/useTranslations';

const ROOMS_MAX = 9999;

export const filters = [
  { type: 'days', name: 'created', label: 'room.createdAt' },
  { type: 'numbers', name: 'rooms', label: 'people.groups.rooms', min: GROUP_ROOMS_MIN, max: ROOMS_MAX },
] as const satisfies ListSpec['fields'];

export const groupsSpec: ListSpec = {
  name: 'peopleGroups',
  fields: [{ type: 'choices', name: 'by', label: 'people.groups.by', options: groupBy, single: true }, ...filters],
  sorts: ['rooms', 'lastAt', 'firstAt'],
};

export function columnsOf(t: Translate, by: GroupBy): ListColumn<PeopleGroup>[] {
  const owners: ListColumn<PeopleGroup> = {
    key: 'owners',
    title: t('people.groups.owners'),
    value: ({ owners: some }) => some.map(({ nickname }) => nickname).join(t('text.comma')),
    width: 260,
    render: (_, group) => <Owners of={group} />,
  };
  return [sharedOf(t, by), roomsColumn(t), ...(by === 'owner' ? [] : [owners]), ...timesOf(t)];
}

/** What the rooms of a group have in common. */
const sharedOf = (t: Translate, by: GroupBy): ListColumn<PeopleGroup> => ({
  key: 'shared',
  always: true,
  names: true,
  title: t(`people.${by}`),
  value: (group) => nameOf(group),
  width: 176,
  render: (_, group) => {
    const [owner] = group.owners;
    return by === 'owner' && owner ? <PersonCell of={owner} /> : <bdi className="fish-clip">{group.id}</bdi>;
  },
});

export function nameOf({ by, id, owners: [owner] }: PeopleGroup): string {
  return by === 'owner' && owner ? joined(owner.nickname, owner.number) || id : id;
}

function roomsColumn(t: Translate): ListColumn<PeopleGroup> {
  return {
    key: 'rooms',
    title: t('people.groups.rooms'),
    value: ({ rooms }) => rooms,
    sorter: true,
    width: 190,
    render: (_, { rooms, waiting }) => (
      <span className="fish-two-lines">
        <strong>{t('people.groups.count', { count: rooms })}</strong>
        <small>{t('people.groups.waiting', { count: waiting })}</small>
      </span>
    ),
    beside: [
      { key: 'waiting', title: t('people.groups.waiting.title'), value: ({ waiting }: PeopleGroup) => waiting },
      { key: 'ownerCount', title: t('people.groups.ownerCount'), value: ({ ownerCount }: PeopleGroup) => ownerCount },
    ],
  };
}

const timesOf = (t: Translate): ListColumn<PeopleGroup>[] =>
  (['firstAt', 'lastAt'] as const).map((key) => ({
    key,
    title: t(`people.groups.${key}`),
    value: (group) => dateOf(group[key]),
    sorter: true,
    width: 130,
    render: (_, group) => <TimeText value={group[key]} />,
  }));

function Owners({ of: { owners, ownerCount } }: { of: PeopleGroup }) {
  const t = useTranslations();
  const more = ownerCount - owners.length;
  return (
    <span className="fish-clip fish-cell-link">
      {owners.map((owner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and a service may not say what tells them apart
        <span key={index}>
          {index > 0 && t('text.comma')}
          <RecordLink type="user" id={owner.id}>
            <bdi>{owner.nickname}</bdi>
          </RecordLink>
        </span>
      ))}
      {more > 0 && ` +${more}`}
    </span>
  );
}
