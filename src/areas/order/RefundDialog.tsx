import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { readAmount } from '@/components/money/readAmount';
import { useMoney } from '@/components/money/useMoney';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';
import { RefundFields } from './RefundFields';

interface Values {
  /** As it was typed, in major units. */
  amount: string;
  reason: string;
}

/** Refunds an order, once: how much is typed by the operator, and what else that brings about is told as they type. */
export function RefundDialog({ order: { id, number, currency, user }, onDone, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  const money = useMoney();
  // How many stones the user has may have changed since the row was read.
  const { record: order, failure, refresh } = useRecord(paths.order.detail, id);
  const [amount, setAmount] = useState<number>();

  const send = async ({ amount: typed, reason }: Values) => {
    const minor = readAmount(typed, currency) ?? 0;
    const done = await call(paths.order.refund, { id, amount: minor, reason }, { notice: false });
    notice.success(formatMessage({ id: 'order.refund.done' }, { number, amount: money(done.refunded, currency) }));
    onDone(done);
  };

  return (
    <ConfirmDialog<Values>
      name={`order.refund.${id}`}
      lookAt={kinds.order.path(id)}
      title={formatMessage({ id: 'order.refund.title' }, { number })}
      consequence={
        order &&
        formatMessage(
          { id: 'order.refund.consequence' },
          {
            name: <bdi key="name">{user.nickname}</bdi>,
            paid: money(order.paid, currency),
            at: dayTime(order.paidAt ?? order.orderedAt),
          },
        )
      }
      okText={
        amount
          ? formatMessage({ id: 'order.refund.amount' }, { amount: money(amount, currency) })
          : formatMessage({ id: 'order.refund' })
      }
      danger
      ready={Boolean(order)}
      onSubmit={send}
      onClose={onClose}
    >
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!order && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {order && <RefundFields order={order} onAmount={setAmount} />}
    </ConfirmDialog>
  );
}
