import type { TableProps } from 'antd';
import type { Sanction } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { userStatus } from '@contract/user/enums';
import { AdminLink } from '@/components/AdminLink';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { WideTable } from '@/components/list/WideTable';
import { useRecord } from '@/components/page/useRecord';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export function Sanctions({ id }: { id: string }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { record: sanctions, loading, failure, refresh } = useRecord(userCalls.sanctions, id);
  const text = useTranslations('user.sanctions');

  const untilOf = ({ status, until }: Sanction) => {
    if (status === 'normal') return '–';
    return until ? dateTime(until) : t('user.forGood');
  };
  const columns: TableProps<Sanction>['columns'] = [
    { key: 'from', title: text('from'), render: (_, { from }) => <TimeText value={from} /> },
    { key: 'status', title: text('status'), render: (_, { status }) => <StatusTag of={userStatus} value={status} /> },
    { key: 'until', title: text('until'), render: (_, sanction) => untilOf(sanction) },
    { key: 'reason', title: text('reason'), render: (_, { reason }) => <div className="fish-text">{reason}</div> },
    {
      key: 'by',
      title: text('by'),
      render: (_, { by, byId }) => <AdminLink id={byId} name={by} />,
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
      pagination={{ pageSize: 20, hideOnSinglePage: true }}
    />
  );
}
