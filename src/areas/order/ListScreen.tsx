import { useMemo } from 'react';
import type { Order } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { textOf } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isOrderAction } from './actions';
import { columnsOf } from './columns';
import { listSpec, presetsOf, search } from './fields';
import { OrderBulk } from './OrderBulk';
import { OrderDialog } from './OrderDialog';
import { OrderSums } from './OrderSums';
import { useOrderCounts } from './useOrderCounts';
import { useOrderMenu } from './useOrderMenu';

export default function OrderList() {
  const t = useTranslations();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, label }), [t, label]);
  const list = useList(orderCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<Order> => call(orderCalls.detail, { id }, options),
    isOrderAction,
  );
  const menuOf = useOrderMenu(openDialog);
  const title = t('order.title');
  const { page } = list;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} />}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(order) => (
          <RowActions name={textOf(order.number)} to={recordTypes.order.path(order.id)} items={menuOf(order)} />
        )}
        empty={t('order.empty')}
        bulk={[orderCalls.close]}
        totals={page?.totals && <OrderSums of={page.totals} />}
      />
      <OrderBulk list={list} />
      {dialog && (
        <OrderDialog action={dialog.action} order={dialog.record} onDone={list.refresh} onClose={closeDialog} />
      )}
    </ListPage>
  );
}

OrderList.prefetch = prefetchList(orderCalls.pageList, listSpec);

function Line({ refreshedAt }: { refreshedAt: number }) {
  const counts = useOrderCounts(refreshedAt);
  return (
    <CountLinks
      counts={
        counts && [
          { text: 'order.line.paid', count: counts.paid, to: '?status=paid' },
          { text: 'order.line.waiting', count: counts.waiting, to: '?status=waiting' },
          { text: 'order.line.shipped', count: counts.shipped, to: '?status=shipped' },
        ]
      }
    />
  );
}
