import type { TableProps } from 'antd';
import type { AuditItem, Violation } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { AdminLink } from '@/components/AdminLink';
import { Card, withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { useTranslations } from '@/locales/useTranslations';
import { useViolationText } from './ViolationText';

const spec = {
  name: 'auditViolations',
  prefix: 'violations',
  fields: [],
  sorts: ['at'],
  defaultSize: 20,
} as const satisfies ListSpec;

/** It was no earlier violation when the item was decided. */
const isLater = ({ id, at }: Violation, item: AuditItem) =>
  id !== item.id && item.decidedAt !== null && Date.parse(at) > Date.parse(item.decidedAt);

export const Violations = withBoundary(function Violations({ item }: { item: AuditItem }) {
  const t = useTranslations();
  const { what, why } = useViolationText();
  const list = useRecordList(auditCalls.violations, spec, { userId: item.submitter.id });
  const text = useTranslations('audit.history');

  const columns: TableProps<Violation>['columns'] = [
    {
      key: 'what',
      title: text('what'),
      render: (_, violation) => (
        <span className="fish-two-lines">
          {violation.id === item.id ? text('this') : what(violation)}
          <small>
            <TimeText value={violation.at} />
          </small>
          {isLater(violation, item) && <small>{text('later')}</small>}
        </span>
      ),
    },
    {
      key: 'why',
      title: text('why'),
      render: (_, violation) => <bdi className="fish-text">{why(violation)}</bdi>,
    },
    {
      key: 'by',
      title: text('by'),
      render: (_, { by }) => <AdminLink id={by.id} name={by.nickname} />,
    },
  ];
  const title = t('audit.history');
  return (
    <Card size="small" title={title}>
      <PagedTable label={title} list={list} columns={columns} empty={text('none')} narrow />
    </Card>
  );
});
