import type { ProColumns } from '@ant-design/pro-table';
import type { SysUser } from '@contract/sysUser';
import { sysUserStatus } from '@contract/sysUser.enums';
import { TimeText } from '@/components/format/TimeText';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { PersonAvatar } from '@/components/PersonAvatar';
import { StatusTag } from '@/components/StatusTag';

export const search = { type: 'text', name: 'keyword', label: 'sysUser.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'status', label: 'sysUser.status', options: sysUserStatus },
  { type: 'days', name: 'created', label: 'sysUser.createdAt' },
];

export const listSpec: ListSpec = { fields, sorts: ['createdAt', 'account', 'nickname', 'status', 'lastLoginAt'] };

/** Columns of the list, without its actions. */
export function columnsOf(text: (id: string) => string): ProColumns<SysUser>[] {
  return [
    {
      key: 'account',
      title: text('sysUser.account'),
      sorter: true,
      width: 180,
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
      title: text('sysUser.nickname'),
      dataIndex: 'nickname',
      sorter: true,
      ellipsis: true,
      width: 120,
    },
    { key: 'phone', title: text('sysUser.phone'), dataIndex: 'phone', width: 116 },
    { key: 'email', title: text('sysUser.email'), dataIndex: 'email', ellipsis: true, width: 160 },
    {
      key: 'status',
      title: text('sysUser.status'),
      sorter: true,
      width: 104,
      render: (_, { status }) => <StatusTag of={sysUserStatus} value={status} />,
    },
    {
      key: 'lastLoginAt',
      title: text('sysUser.lastLoginAt'),
      sorter: true,
      width: 124,
      render: (_, { lastLoginAt, lastLoginIp }) => (
        <span className="fish-two-lines">
          <TimeText value={lastLoginAt} />
          <small>{lastLoginIp}</small>
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: text('sysUser.createdAt'),
      sorter: true,
      width: 104,
      render: (_, { createdAt }) => <TimeText value={createdAt} />,
    },
  ];
}
