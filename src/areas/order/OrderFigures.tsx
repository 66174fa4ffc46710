import type { OrderDetail } from '@contract/order';
import { sumOf, useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { KeyFacts } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';
import { dueOf } from './due';

/** What was paid and given back, for how much, and when. */
export function OrderFigures({ order }: { order: OrderDetail }) {
  const text = useTranslations('order');
  const money = useMoney();
  const { number, dayTime, ago } = useFormat();
  const { discount, refunded, orderedAt, currency, items } = order;
  const due = dueOf(order);
  const discounted = discount > 0 ? [`${text('discount')} ${money(discount, currency)}`] : [];
  return (
    <KeyFacts
      of={[
        {
          label: text(due.label),
          value: money(due.minor, currency),
          notes: discounted,
        },
        ...(refunded > 0 ? [{ label: text('refunded'), value: money(refunded, currency), attention: true }] : []),
        { label: text('item.count'), value: number(sumOf(items.map(({ count }) => count))) },
        { label: text('orderedAt'), value: dayTime(orderedAt), notes: [ago(orderedAt)] },
      ]}
    />
  );
}
