import type { PayCurrency } from '@contract/money.enums';
import type { Order } from '@contract/order';
import { useMoney } from '@/components/money/useMoney';

/** Small pieces of an order that its lists show alike. */

/** An amount in a row; a dash where there is none. */
export function Amount({ minor, currency }: { minor: number; currency: PayCurrency }) {
  const money = useMoney();
  return minor === 0 ? '–' : <span className="fish-nowrap">{money(minor, currency)}</span>;
}

/** What was paid, and below what of it went back. */
export function Paid({
  order: { paid, refunded, currency },
}: {
  order: Pick<Order, 'paid' | 'refunded' | 'currency'>;
}) {
  const money = useMoney();
  if (refunded === 0) return <Amount minor={paid} currency={currency} />;
  return (
    <span className="fish-two-lines fish-nowrap">
      <span>{money(paid, currency)}</span>
      <small className="fish-order-refunded">{money(-refunded, currency)}</small>
    </span>
  );
}
