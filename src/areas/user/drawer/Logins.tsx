import { useIntl } from '@umijs/max';
import { Card, type TableProps } from 'antd';
import { paths } from '@contract/paths';
import type { UserLogin } from '@contract/user';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';

const spec = {
  name: 'userLogins',
  prefix: 'logins',
  fields: [],
  sorts: ['at'],
  defaultSize: 10,
} as const satisfies ListSpec;

/** Each time a user signed in to the app, newest first. */
export function Logins({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.user.logins, spec, { id });
  const text = (key: string) => formatMessage({ id: `user.login.${key}` });

  const columns: TableProps<UserLogin>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    { key: 'model', title: text('model'), dataIndex: 'model' },
    { key: 'ip', title: text('ip'), dataIndex: 'ip' },
    { key: 'place', title: text('place'), dataIndex: 'place' },
  ];

  return (
    <Card size="small" title={formatMessage({ id: 'user.logins' })}>
      <PagedTable label={formatMessage({ id: 'user.logins' })} list={list} columns={columns} empty={text('none')} />
    </Card>
  );
}
