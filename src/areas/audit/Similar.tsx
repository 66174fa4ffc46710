import { useIntl } from '@umijs/max';
import { Card, type TableProps } from 'antd';
import type { AuditItem } from '@contract/audit';
import { auditState, rejectReason } from '@contract/audit/enums';
import { paths } from '@contract/paths';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag, useLabels } from '@/components/StatusTag';
import { headlineOf } from './headline';

const spec = {
  name: 'auditSimilar',
  prefix: 'similar',
  fields: [],
  sorts: ['decidedAt'],
  defaultSize: 20,
} as const satisfies ListSpec;

/** How similar content was decided before. */
export function Similar({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const list = useRecordList(paths.audit.similar, spec, { id });

  const columns: TableProps<AuditItem>['columns'] = [
    {
      key: 'content',
      title: formatMessage({ id: 'audit.content' }),
      render: (_, item) => (
        <RecordLink type="audit" id={item.id}>
          <bdi className="fish-text fish-said">{headlineOf(item, (key) => formatMessage({ id: key }))}</bdi>
        </RecordLink>
      ),
    },
    {
      key: 'state',
      title: formatMessage({ id: 'audit.state' }),
      render: (_, { state, reasonCode }) => (
        <span className="fish-audit-outcome">
          <StatusTag of={auditState} value={state} />
          {reasonCode && <span className="fish-small">{label(rejectReason, reasonCode)}</span>}
        </span>
      ),
    },
    { key: 'by', title: formatMessage({ id: 'audit.reviewer' }), render: (_, { reviewer }) => reviewer?.nickname },
    {
      key: 'at',
      title: formatMessage({ id: 'audit.decidedAt' }),
      render: (_, { decidedAt }) => <TimeText value={decidedAt} />,
    },
  ];
  const title = formatMessage({ id: 'audit.similar' });
  return (
    <Card size="small" title={title}>
      <PagedTable label={title} list={list} columns={columns} empty={formatMessage({ id: 'audit.similar.none' })} />
    </Card>
  );
}
