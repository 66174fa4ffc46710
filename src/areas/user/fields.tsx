import type { User } from '@contract/user';
import { channel, gender, LEVEL_MAX, userStatus } from '@contract/user/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { Phone } from './Phone';
import { UserCell } from './UserCell';
import { UserStatus } from './UserStatus';

export const search = { type: 'text', name: 'keyword', label: 'user.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'status', label: 'user.status', options: userStatus },
  { type: 'numbers', name: 'level', label: 'user.level', min: 1, max: LEVEL_MAX },
  { type: 'choices', name: 'channel', label: 'user.channel', options: channel },
  { type: 'choices', name: 'gender', label: 'user.gender', options: gender },
  { type: 'days', name: 'registered', label: 'user.registeredAt' },
  { type: 'days', name: 'lastActive', label: 'user.lastActiveAt' },
  { type: 'text', name: 'number', label: 'user.number', pattern: /^[1-9]\d{0,14}$/, byAddress: true },
  { type: 'text', name: 'nickname', label: 'user.nickname', byAddress: true },
  { type: 'text', name: 'phone', label: 'user.phone', pattern: /^.{1,30}$/, byAddress: true },
];

export const listSpec: ListSpec = {
  name: 'user',
  fields,
  sorts: ['lastActiveAt', 'registeredAt', 'number', 'nickname', 'level', 'points', 'stones', 'status'],
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('user.view.active'), query: 'lastActive=7d' },
  { name: text('user.view.sanctioned'), query: 'status=muted,banned' },
];

interface Texts {
  text: (id: string) => string;
  number: (value: number) => string;
  label: LabelOf;
}

/** Columns of the list, without its actions. None has a width: a ban into next year needs more room than "Normal". */
export function columnsOf({ text, number, label }: Texts): ListColumn<User>[] {
  return [
    {
      key: 'number',
      always: true,
      names: true,
      title: text('user.number'),
      value: (user) => user.number,
      dataIndex: 'number',
      sorter: true,
    },
    {
      key: 'nickname',
      names: true,
      title: text('user.user'),
      value: ({ nickname }) => nickname,
      sorter: true,
      render: (_, user) => <UserCell user={user} />,
    },
    {
      key: 'phone',
      title: text('user.phone'),
      value: ({ phone }) => phone,
      render: (_, user) => <Phone user={user} />,
    },
    {
      key: 'level',
      title: text('user.level'),
      value: ({ level }) => level,
      dataIndex: 'level',
      align: 'right',
      sorter: true,
    },
    {
      key: 'points',
      extra: true,
      title: text('user.points'),
      value: ({ points }) => points,
      align: 'right',
      sorter: true,
      render: (_, { points }) => number(points),
    },
    {
      key: 'stones',
      title: text('user.stones'),
      value: ({ stones }) => stones,
      align: 'right',
      sorter: true,
      render: (_, { stones }) => number(stones),
    },
    {
      key: 'status',
      title: text('user.status'),
      value: ({ status }) => label(userStatus, status),
      sorter: true,
      render: (_, user) => <UserStatus user={user} />,
    },
    {
      key: 'channel',
      title: text('user.channel'),
      value: (user) => label(channel, user.channel),
      render: (_, user) => <EnumText of={channel} value={user.channel} />,
    },
    {
      key: 'lastActiveAt',
      title: text('user.lastActiveAt'),
      value: ({ lastActiveAt }) => dateOf(lastActiveAt),
      sorter: true,
      render: (_, { lastActiveAt }) => <TimeText value={lastActiveAt} />,
    },
    {
      key: 'gender',
      extra: true,
      title: text('user.gender'),
      value: (user) => label(gender, user.gender),
      render: (_, user) => <EnumText of={gender} value={user.gender} />,
    },
    {
      key: 'registeredAt',
      extra: true,
      title: text('user.registeredAt'),
      value: ({ registeredAt }) => dateOf(registeredAt),
      sorter: true,
      render: (_, { registeredAt }) => <TimeText value={registeredAt} />,
    },
  ];
}
