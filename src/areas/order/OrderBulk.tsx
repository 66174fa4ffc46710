import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Order } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

export const OrderBulk = withBoundary(function OrderBulk({ list }: { list: List<Order> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState(false);
  return (
    <>
      <SelectionBar
        list={list}
        actions={[{ key: 'close', call: orderCalls.close, label: t('order.close'), onClick: () => setDialog(true) }]}
      />
      {dialog && (
        <BulkConfirm<Order, Counts>
          list={list}
          text="order.close.many"
          count={(selection, options) => call(orderCalls.countByStatus, selection, options)}
          consequence={(counts) => <Consequence counts={counts} />}
          danger
          work={({ id }, { reason }, options) => call(orderCalls.close, { id, reason }, options)}
          onClose={() => setDialog(false)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

type Counts = Output<typeof orderCalls.countByStatus>;

function Consequence({ counts: { total, waiting } }: { counts: Counts }) {
  const t = useTranslations();
  return (
    <>
      {t('order.close.many.consequence', { count: waiting })}
      {total > waiting && <div>{t('order.close.many.refused', { count: total - waiting })}</div>}
    </>
  );
}
