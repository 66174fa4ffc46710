import { Link } from '@umijs/max';
import { Flex, type TableProps, Typography } from 'antd';
import { reachChange, reach as reachEnum } from '@contract/authority/enums';
import { withBoundary } from '@/components/boundary';
import { WideTable } from '@/components/list/WideTable';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import type { Reach } from './reach';

interface ReachTableProps {
  rows: readonly Reach[];
  /** True if a second list is compared. */
  compares: boolean;
}

export const ReachTable = withBoundary(function ReachTable({ rows, compares }: ReachTableProps) {
  const text = useTranslations('authority');
  const columns: TableProps<Reach>['columns'] = [
    {
      title: text('group'),
      width: 110,
      onCell: (_, index = 0) => ({ rowSpan: spanAt(rows, index), style: { verticalAlign: 'top' } }),
      render: (_, { group }) => group || text('group.none'),
    },
    { title: text('screen'), ellipsis: true, width: 200, render: (_, row) => <Name of={row} /> },
    { title: text('path'), width: 220, render: (_, { path }) => <code>{path}</code> },
    { title: text('now'), width: 170, render: (_, { now }) => <By entries={now} /> },
  ];
  if (compares) {
    columns.push({
      title: text('tried'),
      width: 240,
      render: (_, { tried, change }) => (
        <Flex gap={8} wrap>
          {change && <StatusTag of={reachChange} value={change} />}
          {(!change || tried.length > 0) && <By entries={tried} bare={Boolean(change)} />}
        </Flex>
      ),
    });
  }

  return (
    <section className="fish-card" aria-label={text('title')}>
      <WideTable<Reach>
        size="small"
        rowKey="path"
        columns={columns}
        dataSource={[...rows]}
        pagination={false}
        locale={{ emptyText: text('try.same') }}
      />
    </section>
  );
});

function Name({ of: { path, name } }: { of: Reach }) {
  return /\/detail$|:/i.test(path) ? name : <Link to={path}>{name}</Link>;
}

function By({ entries, bare }: { entries: readonly string[]; bare?: boolean }) {
  const t = useTranslations();
  return (
    <span>
      {!bare && <StatusTag of={reachEnum} value={entries.length ? 'open' : 'closed'} />}
      {entries.length > 0 && (
        <Typography.Text type="secondary">
          {' '}
          {t('authority.because', { entries: entries.join(t('text.comma')) })}
        </Typography.Text>
      )}
    </span>
  );
}

/** Row span of a group's name: it stands once beside all rows of the group. */
function spanAt(rows: readonly Reach[], index: number): number {
  const group = rows[index]?.group;
  if (rows[index - 1]?.group === group) return 0;
  const end = rows.findIndex((row, at) => at > index && row.group !== group);
  return (end < 0 ? rows.length : end) - index;
}
