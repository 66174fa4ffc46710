import { Flex, Table, Typography } from 'antd';
import { nameOf } from '@/components/list/naming';
import type { List } from '@/components/list/useList';
import { usePagerItem } from '@/components/list/usePagerItem';
import type { MessageIdBelow } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import type { BulkEntry, BulkRun, Outcome, RunProgress } from './run';

interface ResultProps<Row extends { id: string }> {
  run: BulkRun<{ id: string }>;
  list: List<Row>;
}

const told = ['done', 'failed', 'unknown', 'waiting'] as const;
const order: readonly Outcome[] = ['failed', 'unknown', 'waiting'];

export function BulkResult<Row extends { id: string }>({
  run,
  progress,
  list,
}: ResultProps<Row> & { progress: RunProgress }) {
  const t = useTranslations();
  const text = (id: MessageIdBelow<'bulk'>, count?: number) => t(`bulk.${id}`, { count });
  const itemRender = usePagerItem();
  const left = order.flatMap((outcome) => run.entries.filter((entry) => entry.outcome === outcome));

  return (
    <>
      <Flex role="status" gap={16} wrap>
        {told
          .filter((outcome) => outcome === 'done' || progress[outcome] > 0)
          .map((outcome) => (
            <Typography.Text key={outcome} strong type={outcome === 'failed' ? 'danger' : undefined}>
              {text(`count.${outcome}`, progress[outcome])}
            </Typography.Text>
          ))}
      </Flex>
      {left.length > 0 && (
        <>
          <Typography.Paragraph type="secondary">{text('left', left.length)}</Typography.Paragraph>
          <Table<BulkEntry<{ id: string }>>
            size="small"
            rowKey={({ item }) => item.id}
            dataSource={left}
            pagination={{ pageSize: 10, hideOnSinglePage: true, size: 'small', itemRender }}
            columns={[
              { title: text('record'), render: (_, { item }) => <bdi>{nameOf(list, item as Row)}</bdi> },
              { title: text('reason'), render: (_, { outcome, reason }) => reason ?? text(`outcome.${outcome}`) },
            ]}
          />
        </>
      )}
    </>
  );
}
