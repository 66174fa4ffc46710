import type { Gift } from '@contract/gift';
import { stockStateOf } from '@contract/gift/enums';
import { GiftStock, ItemPrices } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { KeyFacts } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';

/** What a gift costs, how much of it is left, and what a piece is worth. */
export function GiftFigures({ gift }: { gift: Gift }) {
  const text = useTranslations('gift');
  const { number } = useFormat();
  const money = useMoney();
  const { stock, lowStock, value, currency } = gift;
  return (
    <KeyFacts
      of={[
        { label: text('price'), value: <ItemPrices item={gift} /> },
        {
          label: text('stock'),
          value: <GiftStock gift={gift} />,
          notes: [`${text('lowStock')} ${number(lowStock)}`],
          attention: stockStateOf(stock, lowStock) !== 'enough',
        },
        { label: text('value'), value: money(value, currency) },
      ]}
    />
  );
}
