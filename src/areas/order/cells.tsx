import type { PayCurrency } from '@contract/money.enums';
import type { Order } from '@contract/order';
import { useMoney } from '@/components/money/useMoney';

export function OrderAmount({ minor, currency }: { minor: number; currency: PayCurrency }) {
  const money = useMoney();
  return minor === 0 ? '–' : <span className="fish-nowrap">{money(minor, currency)}</span>;
}

export function OrderPaid({
  order: { paid, refunded, currency },
}: {
  order: Pick<Order, 'paid' | 'refunded' | 'currency'>;
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
