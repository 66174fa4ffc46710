import type { TableProps } from 'antd';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { auditState } from '@contract/audit/enums';
import { Card, withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { auditHeadline } from './headline';
import { presetOf } from './presetOf';

const spec = {
  name: 'auditSimilar',
  prefix: 'similar',
  fields: [],
  sorts: ['decidedAt'],
  defaultSize: 10,
} as const satisfies ListSpec;

export const Similar = withBoundary(function Similar({ id }: { id: string }) {
  const t = useTranslations();
  const label = useLabels();
  const list = useRecordList(auditCalls.similar, spec, { id });

  const columns: TableProps<AuditItem>['columns'] = [
    {
      key: 'content',
      title: t('audit.content'),
      render: (_, item) => (
        <div className="fish-clip fish-audit-alike" title={auditHeadline(item, t)}>
          <RecordLink type="audit" id={item.id}>
            <bdi>{auditHeadline(item, t)}</bdi>
          </RecordLink>
        </div>
      ),
    },
    {
      key: 'state',
      title: t('audit.state'),
      render: (_, { state, reasonCode, reason }) => {
        const why = presetOf(label, { reasonCode, reason }) ?? reason;
        return (
          <span className="fish-audit-outcome">
            <StatusTag of={auditState} value={state} />
            {why && (
              <span className="fish-small fish-clip" title={why}>
                {why}
              </span>
            )}
          </span>
        );
      },
    },
    {
      key: 'by',
      title: t('audit.reviewer'),
      render: (_, { reviewer }) =>
        reviewer && (
          <div className="fish-clip fish-audit-alike-by" title={reviewer.nickname}>
            <bdi>{reviewer.nickname}</bdi>
          </div>
        ),
    },
    {
      key: 'at',
      title: t('audit.decidedAt'),
      render: (_, { decidedAt }) => <TimeText value={decidedAt} />,
    },
  ];
  const title = t('audit.similar');
  return (
    <Card size="small" title={title} className="fish-audit-similar">
      <PagedTable label={title} list={list} columns={columns} empty={t('audit.similar.none')} />
    </Card>
  );
});
