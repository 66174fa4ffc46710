import { useState } from 'react';
import { orderCalls } from '@contract/order/calls';
import { mayStep } from '@contract/order/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { readAmount } from '@/components/money/readAmount';
import { useMoney } from '@/components/money/useMoney';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';
import { RefundFields } from './RefundFields';

interface Values {
  /** As typed, in major units. */
  amount: string;
  reason: string;
}

/** Refunds an order, which is possible only once. It explains the effect of the typed amount. */
export const RefundDialog = withDialogBoundary(function RefundDialog({
  order: { id, number, currency, user },
  onDone,
  onClose,
}: OrderDialogProps) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const money = useMoney();
  // Read again: the user's stones may have changed since the row was read.
  const { record: order, failure, refresh } = useRecord(orderCalls.detail, id);
  const [amount, setAmount] = useState<number>();

  const send = async ({ amount: typed, reason }: Values) => {
    const minor = readAmount(typed, currency) ?? 0;
    const done = await call(orderCalls.refund, { id, amount: minor, reason }, { notice: false });
    notice.success(t('order.refund.done', { number, amount: money(done.refunded, currency) }));
    onDone(done);
  };

  return (
    <ConfirmDialog<Values>
      name={`order.refund.${id}`}
      lookAt={recordTypes.order.path(id)}
      title={t('order.refund.title', { number })}
      consequence={
        order &&
        t('order.refund.consequence', {
          name: <bdi key="name">{user.nickname}</bdi>,
          paid: money(order.paid, currency),
          at: dayTime(order.paidAt ?? order.orderedAt),
        })
      }
      okText={amount ? t('order.refund.amount', { amount: money(amount, currency) }) : t('order.refund')}
      danger
      ready={Boolean(order && mayStep('refund', order.status))}
      onSubmit={send}
      onClose={onClose}
    >
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!order && !failure && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {order && <RefundFields order={order} onAmount={setAmount} />}
    </ConfirmDialog>
  );
});
