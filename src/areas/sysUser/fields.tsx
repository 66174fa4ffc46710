import type { SysUser } from '@contract/sysUser';
import { sysUserStatus } from '@contract/sysUser/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { PersonAvatar } from '@/components/PersonAvatar';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

export const search = { type: 'text', name: 'keyword', label: 'sysUser.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'status', label: 'sysUser.status', options: sysUserStatus },
  { type: 'days', name: 'created', label: 'sysUser.createdAt' },
];

export const listSpec: ListSpec = {
  name: 'sysUser',
  fields,
  sorts: ['createdAt', 'account', 'nickname', 'status', 'lastLoginAt'],
};

export const presetsOf = (t: Translate): Preset[] => [{ name: t('sysUser.view.disabled'), query: 'status=disabled' }];

export function columnsOf(t: Translate, label: LabelOf): ListColumn<SysUser>[] {
  return [
    {
      key: 'account',
      always: true,
      names: true,
      title: t('sysUser.account'),
      value: ({ account }) => account,
      sorter: true,
      width: 192,
      render: (_, { id, account, nickname }) => (
        <span className="fish-person">
          <PersonAvatar name={nickname} seed={id} />
          <span className="fish-clip" title={account}>
            {account}
          </span>
        </span>
      ),
    },
    {
      key: 'nickname',
      names: true,
      title: t('sysUser.nickname'),
      value: ({ nickname }) => nickname,
      dataIndex: 'nickname',
      sorter: true,
      ellipsis: true,
      width: 128,
    },
    { key: 'phone', title: t('sysUser.phone'), value: ({ phone }) => phone, dataIndex: 'phone', width: 112 },
    {
      key: 'email',
      title: t('sysUser.email'),
      value: ({ email }) => email,
      dataIndex: 'email',
      ellipsis: true,
      width: 122,
    },
    {
      key: 'status',
      title: t('sysUser.status'),
      value: ({ status }) => label(sysUserStatus, status),
      sorter: true,
      width: 98,
      render: (_, { status }) => <StatusTag of={sysUserStatus} value={status} />,
    },
    {
      key: 'lastLoginAt',
      title: t('sysUser.lastLoginAt'),
      value: ({ lastLoginAt }) => dateOf(lastLoginAt),
      beside: [{ key: 'lastLoginIp', title: t('login.ip'), value: ({ lastLoginIp }) => lastLoginIp }],
      sorter: true,
      width: 122,
      render: (_, { lastLoginAt, lastLoginIp }) => (
        <span className="fish-two-lines">
          <TimeText value={lastLoginAt} />
          <small>{lastLoginIp}</small>
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: t('sysUser.createdAt'),
      value: ({ createdAt }) => dateOf(createdAt),
      sorter: true,
      width: 112,
      render: (_, { createdAt }) => <TimeText value={createdAt} />,
    },
  ];
}
