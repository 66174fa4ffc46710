import { Button, Flex, Table, type TableProps, Typography } from 'antd';
import { Card, withBoundary } from '@/components/boundary';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { forgetMissing, lackingCalls, useMissing } from '@/request/availability';
import { type Deviation, type Problem, useDeviations } from '@/request/deviations';

/** What the service does otherwise than the contract says: for whoever connects it. */
export const ServiceCard = withBoundary(function ServiceCard() {
  const learnt = useMissing();
  const deviations = useDeviations();
  const lacking = lackingCalls();
  const text = useTranslations('about.service');
  return (
    <Card
      size="small"
      title={text('title')}
      extra={
        learnt.size > 0 && (
          <Button size="small" onClick={forgetMissing}>
            {text('askAgain')}
          </Button>
        )
      }
    >
      <Flex vertical gap={16}>
        {!lacking.length && !deviations.length && <Typography.Text type="secondary">{text('nothing')}</Typography.Text>}
        {lacking.length > 0 && (
          <details>
            <summary>{text('missing', { count: lacking.length })}</summary>
            <ul className="about-calls">
              {lacking.map((call) => (
                <li key={call}>
                  <code>{call}</code> {learnt.has(call) && <small>{text('learnt')}</small>}
                </li>
              ))}
            </ul>
          </details>
        )}
        {deviations.length > 0 && <Deviations of={deviations} />}
      </Flex>
    </Card>
  );
});

const problems: Readonly<Record<Problem, MessageId>> = {
  missing: 'about.service.is.missing',
  kind: 'about.service.is.kind',
  row: 'about.service.is.row',
  noRecord: 'about.service.is.noRecord',
  list: 'about.service.is.list',
};

function Deviations({ of: deviations }: { of: readonly Deviation[] }) {
  const t = useTranslations();
  const text = useTranslations('about.service');
  const columns: TableProps<Deviation>['columns'] = [
    { key: 'call', title: text('call'), render: (_, { call }) => <code>{call}</code> },
    { key: 'field', title: text('field'), render: (_, { field }) => <code>{field || '–'}</code> },
    { key: 'problem', title: text('problem'), render: (_, { problem }) => t(problems[problem]) },
  ];
  return (
    <Table<Deviation>
      size="small"
      rowKey={({ call, field, problem }) => `${call} ${field} ${problem}`}
      columns={columns}
      dataSource={[...deviations]}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
    />
  );
}
