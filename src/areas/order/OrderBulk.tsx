import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Order } from '@contract/order';
import { paths } from '@contract/paths';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';

/** What can be done to the ticked orders: closing those that were not paid. */
export function OrderBulk({ list }: { list: List<Order> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <SelectionBar
        list={list}
        actions={[{ key: 'close', label: formatMessage({ id: 'order.close' }), onClick: () => setAsked(true) }]}
      />
      {asked && (
        <BulkConfirm<Order, Counts>
          list={list}
          text="order.close.many"
          count={(selection) => call(paths.order.countByStatus, selection, { notice: false })}
          consequence={(counts) => <Consequence counts={counts} />}
          danger
          work={({ id }, { reason }, options) => call(paths.order.close, { id, reason }, options)}
          onClose={() => setAsked(false)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

type Counts = Output<typeof paths.order.countByStatus>;

/** How many are closed, and how many the back end will refuse. */
function Consequence({ counts: { total, waiting } }: { counts: Counts }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage({ id: 'order.close.many.consequence' }, { count: waiting })}
      {total > waiting && <div>{formatMessage({ id: 'order.close.many.refused' }, { count: total - waiting })}</div>}
    </>
  );
}
