import { useIntl } from '@umijs/max';
import { Card, Table, type TableProps } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { LoginRecord } from '@contract/sysUser';
import { loginOutcome } from '@contract/sysUser.enums';
import { Failed } from '@/components/Failed';
import { TimeText } from '@/components/format/TimeText';
import { useListData } from '@/components/list/useListData';
import { StatusTag } from '@/components/StatusTag';

const PAGE_SIZE = 10;

/** Tries to sign in as this admin, also refused ones. */
export function Logins({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const [current, setCurrent] = useState(1);
  const { page, loading, failure, refresh } = useListData(paths.sysUser.logins, { id, current, pageSize: PAGE_SIZE });
  const text = (key: string) => formatMessage({ id: `login.${key}` });

  const columns: TableProps<LoginRecord>['columns'] = [
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
    {
      key: 'outcome',
      title: text('outcome'),
      render: (_, { outcome }) => <StatusTag of={loginOutcome} value={outcome} />,
    },
    { key: 'ip', title: text('ip'), dataIndex: 'ip' },
    { key: 'browser', title: text('browser'), render: (_, { browser, system }) => `${browser} · ${system}` },
  ];

  return (
    <Card size="small" title={formatMessage({ id: 'sysUser.logins' })}>
      {failure ? (
        <Failed message={failure.message} onRetry={refresh} />
      ) : (
        <Table
          size="small"
          rowKey="id"
          columns={columns}
          dataSource={page?.list}
          loading={loading}
          scroll={{ x: 'max-content' }}
          pagination={{
            current,
            pageSize: PAGE_SIZE,
            total: page?.total,
            onChange: setCurrent,
            hideOnSinglePage: true,
          }}
        />
      )}
    </Card>
  );
}
