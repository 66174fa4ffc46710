import type { User } from '@contract/user';
import { channel, gender, LEVEL_MAX, userStatus } from '@contract/user/enums';
import { TimeText } from '@/components/format/TimeText';
import { type CellValue, dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { UserCell } from './UserCell';
import { UserPhone } from './UserPhone';
import { UserStatusCell } from './UserStatus';

export const search = { type: 'text', name: 'keyword', label: 'user.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'status', label: 'user.status', options: userStatus },
  { type: 'numbers', name: 'level', label: 'user.level', min: 1, max: LEVEL_MAX },
  { type: 'choices', name: 'channel', label: 'user.channel', options: channel },
  { type: 'choices', name: 'gender', label: 'user.gender', options: gender },
  { type: 'days', name: 'registered', label: 'user.registeredAt' },
  { type: 'days', name: 'lastActive', label: 'user.lastActiveAt' },
  { type: 'text', name: 'number', label: 'user.number', pattern: /^[1-9]\d{0,14}$/, byAddress: true, asNumber: true },
  { type: 'text', name: 'nickname', label: 'user.nickname', byAddress: true },
  { type: 'text', name: 'phone', label: 'user.phone', pattern: /^.{1,30}$/, byAddress: true },
];

export const listSpec: ListSpec = {
  name: 'user',
  fields,
  sorts: ['lastActiveAt', 'registeredAt', 'number', 'nickname', 'level', 'points', 'stones', 'status'],
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('user.view.active'), query: 'lastActive=7d' },
  { name: t('user.view.sanctioned'), query: 'status=muted,banned' },
];

interface Texts {
  t: Translate;
  number: (value: number) => string;
  label: LabelOf;
}

/** When a mute or ban ends: a time, or that it does not. */
function endOf({ status, statusUntil }: User, t: Translate): CellValue {
  if (status === 'normal') return null;
  return dateOf(statusUntil) ?? t('user.forGood');
}

/** No column has a width: names and numbers need what they need. */
export function columnsOf({ t, number, label }: Texts): ListColumn<User>[] {
  return [
    {
      key: 'number',
      always: true,
      names: true,
      title: t('user.number'),
      value: (user) => user.number,
      dataIndex: 'number',
      sorter: true,
    },
    {
      key: 'nickname',
      names: true,
      title: t('user.user'),
      value: ({ nickname }) => nickname,
      sorter: true,
      render: (_, user) => <UserCell user={user} />,
    },
    {
      key: 'phone',
      title: t('user.phone'),
      value: ({ phone }) => phone,
      render: (_, user) => <UserPhone user={user} />,
    },
    {
      key: 'level',
      title: t('user.level'),
      value: ({ level }) => level,
      dataIndex: 'level',
      align: 'right',
      sorter: true,
    },
    {
      key: 'points',
      extra: true,
      title: t('user.points'),
      value: ({ points }) => points,
      align: 'right',
      sorter: true,
      render: (_, { points }) => number(points),
    },
    {
      key: 'stones',
      title: t('user.stones'),
      value: ({ stones }) => stones,
      align: 'right',
      sorter: true,
      render: (_, { stones }) => number(stones),
    },
    {
      key: 'status',
      title: t('user.status'),
      value: ({ status }) => label(userStatus, status),
      beside: [{ key: 'statusUntil', title: t('field.statusUntil'), value: (user) => endOf(user, t) }],
      sorter: true,
      render: (_, user) => <UserStatusCell user={user} />,
    },
    {
      key: 'channel',
      title: t('user.channel'),
      value: (user) => label(channel, user.channel),
      render: (_, user) => <EnumText of={channel} value={user.channel} />,
    },
    {
      key: 'lastActiveAt',
      title: t('user.lastActiveAt'),
      value: ({ lastActiveAt }) => dateOf(lastActiveAt),
      sorter: true,
      render: (_, { lastActiveAt }) => <TimeText value={lastActiveAt} />,
    },
    {
      key: 'gender',
      extra: true,
      title: t('user.gender'),
      value: (user) => label(gender, user.gender),
      render: (_, user) => <EnumText of={gender} value={user.gender} />,
    },
    {
      key: 'registeredAt',
      extra: true,
      title: t('user.registeredAt'),
      value: ({ registeredAt }) => dateOf(registeredAt),
      sorter: true,
      render: (_, { registeredAt }) => <TimeText value={registeredAt} />,
    },
  ];
}
