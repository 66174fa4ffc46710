import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { Order } from '@contract/order';
import { paths } from '@contract/paths';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { columnsOf } from './columns';
import { listSpec, presetsOf, search } from './fields';
import { OrderBulk } from './OrderBulk';
import { OrderDialog } from './OrderDialog';
import { OrderSums } from './OrderSums';
import { isOrderAction, type OrderAction } from './steps';
import { useOrderCounts } from './useOrderCounts';
import { useOrderMenu } from './useOrderMenu';

/** Every purchase in the mall: for money, stones or points. */
export default function OrderList() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ text: (id) => formatMessage({ id }), label }), [formatMessage, label]);
  const list = useList(paths.order.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.order.detail, OrderAction, Order>(
    paths.order.detail,
    isOrderAction,
  );
  const menuOf = useOrderMenu(ask);
  const title = formatMessage({ id: 'order.title' });
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
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(order) => (
          <RowActions name={String(order.number)} to={kinds.order.path(order.id)} items={menuOf(order)} />
        )}
        empty={formatMessage({ id: 'order.empty' })}
        selectable
        totals={page && <OrderSums of={page.totals} />}
      />
      <OrderBulk list={list} />
      {asked && <OrderDialog action={asked.action} order={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}

/** What waits for whom, of all orders. */
function Line({ asked }: { asked: number }) {
  const counts = useOrderCounts(asked);
  if (!counts) return '\u00a0';
  return (
    <CountLinks
      counts={[
        { text: 'order.line.paid', count: counts.paid, to: '?status=paid' },
        { text: 'order.line.waiting', count: counts.waiting, to: '?status=waiting' },
        { text: 'order.line.shipped', count: counts.shipped, to: '?status=shipped' },
      ]}
    />
  );
}
