import { Link, useIntl } from '@umijs/max';
import { Card, type TableProps } from 'antd';
import { paths } from '@contract/paths';
import type { LoginRecord } from '@contract/sysUser';
import { loginOutcome } from '@contract/sysUser/enums';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PlaceText } from '@/components/place/PlaceText';
import { StatusTag } from '@/components/StatusTag';

const spec = {
  name: 'sysUserLogins',
  prefix: 'logins',
  fields: [],
  sorts: ['at'],
  defaultSize: 10,
} as const satisfies ListSpec;

/** Tries to sign in as this admin, also refused ones. */
export function Logins({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.sysUser.logins, spec, { id });
  const text = (key: string) => formatMessage({ id: `login.${key}` });

  const columns: TableProps<LoginRecord>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    {
      key: 'outcome',
      title: text('outcome'),
      render: (_, { outcome }) => <StatusTag of={loginOutcome} value={outcome} />,
    },
    { key: 'ip', title: text('ip'), dataIndex: 'ip' },
    { key: 'place', title: text('place'), render: (_, { place }) => <PlaceText value={place} /> },
    { key: 'browser', title: text('browser'), render: (_, { browser, system }) => `${browser} · ${system}` },
  ];

  return (
    <Card
      size="small"
      title={formatMessage({ id: 'sysUser.logins' })}
      extra={<Link to={`/log/list?sysUserId=${id}`}>{text('all')}</Link>}
    >
      <PagedTable
        label={formatMessage({ id: 'sysUser.logins' })}
        list={list}
        columns={columns}
        empty={formatMessage({ id: 'sysUser.logins.none' })}
      />
    </Card>
  );
}
