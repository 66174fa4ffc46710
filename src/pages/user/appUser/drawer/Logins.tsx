import { useIntl } from '@umijs/max';
import { Card, type TableProps } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { UserLogin } from '@contract/user';
import { TimeText } from '@/components/format/TimeText';
import { useListData } from '@/components/list/useListData';
import { PagedTable } from './PagedTable';

const PAGE_SIZE = 10;

/** Each time a user signed in to the app, newest first. */
export function Logins({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const [current, setCurrent] = useState(1);
  const data = useListData(paths.user.logins, { id, current, pageSize: PAGE_SIZE });
  const text = (key: string) => formatMessage({ id: `user.login.${key}` });

  const columns: TableProps<UserLogin>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    { key: 'model', title: text('model'), dataIndex: 'model' },
    { key: 'ip', title: text('ip'), dataIndex: 'ip' },
    { key: 'place', title: text('place'), dataIndex: 'place' },
  ];

  return (
    <Card size="small" title={formatMessage({ id: 'user.logins' })}>
      <PagedTable
        {...data}
        columns={columns}
        empty={text('none')}
        paging={{ current, pageSize: PAGE_SIZE, onChange: setCurrent }}
      />
    </Card>
  );
}
