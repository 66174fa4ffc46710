import type { PayCurrency } from '@contract/money.enums';
import type { Order } from '@contract/order';
import type { FileColumn } from '@/components/list/columns';
import { decimalOf, useMoney } from '@/components/money/useMoney';
import type { Translate } from '@/locales/useTranslations';

interface Refunded {
  /** Not every service says it of a line. */
  refunded?: number;
}

/** In a file, beside what was paid; empty where it is not said. */
export const refundedBeside = (t: Translate): FileColumn<Pick<Order, 'currency'> & Refunded> => ({
  key: 'refunded',
  title: t('order.refunded'),
  value: ({ refunded, currency }) => (refunded === undefined ? null : decimalOf(refunded, currency)),
});

export function OrderAmount({ minor, currency }: { minor: number; currency: PayCurrency }) {
  const money = useMoney();
  return minor === 0 ? '–' : <span className="fish-nowrap">{money(minor, currency)}</span>;
}

export function OrderPaid({
  order: { paid, refunded = 0, currency },
}: {
  order: Pick<Order, 'paid' | 'currency'> & Refunded;
}) {
  const money = useMoney();
  if (refunded === 0) return <OrderAmount minor={paid} currency={currency} />;
  return (
    <span className="fish-two-lines fish-nowrap">
      <span>{money(paid, currency)}</span>
      <small className="fish-order-refunded">{money(-refunded, currency)}</small>
    </span>
  );
}
