import type { ProColumns } from '@ant-design/pro-table';
import type { User } from '@contract/user';
import { channel, gender, LEVEL_MAX, userStatus } from '@contract/user.enums';
import { TimeText } from '@/components/format/TimeText';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText } from '@/components/StatusTag';
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
  fields,
  sorts: ['lastActiveAt', 'registeredAt', 'number', 'nickname', 'level', 'points', 'stones', 'status'],
};

interface Texts {
  text: (id: string) => string;
  number: (value: number) => string;
}

/** Columns of the list, without its actions. None has a width: a ban into next year needs more room than "Normal". */
export function columnsOf({ text, number }: Texts): ProColumns<User>[] {
  return [
    { key: 'number', title: text('user.number'), dataIndex: 'number', sorter: true },
    {
      key: 'nickname',
      title: text('user.user'),
      sorter: true,
      render: (_, user) => <UserCell user={user} />,
    },
    {
      key: 'status',
      title: text('user.status'),
      sorter: true,
      render: (_, user) => <UserStatus user={user} />,
    },
    { key: 'phone', title: text('user.phone'), render: (_, user) => <Phone user={user} /> },
    { key: 'level', title: text('user.level'), dataIndex: 'level', align: 'right', sorter: true },
    {
      key: 'points',
      title: text('user.points'),
      align: 'right',
      sorter: true,
      render: (_, { points }) => number(points),
    },
    {
      key: 'stones',
      title: text('user.stones'),
      align: 'right',
      sorter: true,
      render: (_, { stones }) => number(stones),
    },
    {
      key: 'lastActiveAt',
      title: text('user.lastActiveAt'),
      sorter: true,
      render: (_, { lastActiveAt }) => <TimeText value={lastActiveAt} />,
    },
    {
      key: 'channel',
      title: text('user.channel'),
      render: (_, user) => <EnumText of={channel} value={user.channel} />,
    },
    {
      key: 'gender',
      title: text('user.gender'),
      render: (_, user) => <EnumText of={gender} value={user.gender} />,
    },
    {
      key: 'registeredAt',
      title: text('user.registeredAt'),
      sorter: true,
      render: (_, { registeredAt }) => <TimeText value={registeredAt} />,
    },
  ];
}
