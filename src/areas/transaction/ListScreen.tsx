import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { useMemo } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { search, useOrderCounts } from '@/areas/order';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { Sums } from '@/components/money/Sums';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { columnsOf, listSpec, presetsOf } from './fields';

/** What was exchanged for stones and points, gift by gift. */
export default function TransactionList() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ text: (id) => formatMessage({ id }), label }), [formatMessage, label]);
  const list = useList(paths.transaction.pageList, listSpec, columns);
  const title = formatMessage({ id: 'transaction.title' });
  const { page } = list;

  return (
    <>
      <PageHeader
        title={title}
        line={<Line asked={list.refreshedAt} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf(label)} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={({ number, order }) => <RowActions name={String(number)} to={kinds.order.path(order.id)} />}
        empty={formatMessage({ id: 'transaction.empty' })}
        totals={page && <Totals of={page.totals} />}
      />
    </>
  );
}

/** What waits for a parcel and what is on its way, of all exchanges. */
function Line({ asked }: { asked: number }) {
  const counts = useOrderCounts(asked, { kind: ['exchange'] });
  if (!counts) return '\u00a0';
  return (
    <CountLinks
      counts={[
        { text: 'order.line.paid', count: counts.paid, to: '?state=toShip' },
        { text: 'order.line.shipped', count: counts.shipped, to: '?state=shipped' },
      ]}
    />
  );
}

type Totals = Output<typeof paths.transaction.pageList>['totals'];

function Totals({ of: { pieces, cost, value } }: { of: Totals }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <>
      <Typography.Text type="secondary">
        {formatMessage({ id: 'order.item.count' })} <Typography.Text strong>{number(pieces)}</Typography.Text>
      </Typography.Text>
      <Sums label={formatMessage({ id: 'transaction.cost' })} of={cost} />
      <Sums label={formatMessage({ id: 'transaction.value' })} of={value} />
    </>
  );
}
