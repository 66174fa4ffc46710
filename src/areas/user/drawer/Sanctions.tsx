import { useIntl } from '@umijs/max';
import type { TableProps } from 'antd';
import { paths } from '@contract/paths';
import type { Sanction } from '@contract/user';
import { userStatus } from '@contract/user/enums';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { WideTable } from '@/components/list/WideTable';
import { useRecord } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';

/** Mutes, bans and restorations of a user, newest first. */
export function Sanctions({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { record: sanctions, loading, failure, refresh } = useRecord(paths.user.sanctions, id);
  const text = (key: string) => formatMessage({ id: `user.sanctions.${key}` });

  const untilOf = ({ status, until }: Sanction) => {
    if (status === 'normal') return '–';
    return until ? dateTime(until) : formatMessage({ id: 'user.forGood' });
  };
  const columns: TableProps<Sanction>['columns'] = [
    { key: 'from', title: text('from'), render: (_, { from }) => <TimeText value={from} /> },
    { key: 'status', title: text('status'), render: (_, { status }) => <StatusTag of={userStatus} value={status} /> },
    { key: 'until', title: text('until'), render: (_, sanction) => untilOf(sanction) },
    { key: 'reason', title: text('reason'), render: (_, { reason }) => <div className="fish-text">{reason}</div> },
    {
      key: 'by',
      title: text('by'),
      render: (_, { by, byId }) => (
        <RecordLink type="sysUser" id={byId}>
          {by}
        </RecordLink>
      ),
    },
  ];

  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <WideTable
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={sanctions}
      loading={loading}
      locale={{ emptyText: sanctions ? text('none') : ' ' }}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
