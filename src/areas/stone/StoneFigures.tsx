import { useIntl } from '@umijs/max';
import type { Stone } from '@contract/stone';
import { ItemPrices } from '@/areas/shelf';
import { isNumber, useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { KeyFacts } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';

/** What a package costs, and what one gets for it. */
export function StoneFigures({ stone }: { stone: Stone }) {
  const text = useTranslations('stone');
  const { number, signed } = useFormat();
  const { stones, bonus } = stone;
  return (
    <KeyFacts
      of={[
        { label: text('price'), value: <ItemPrices item={stone} /> },
        {
          label: text('stones'),
          value: number(stones),
          notes: bonus ? [`${signed(bonus)} ${text('bonus')}`] : [],
        },
        { label: text('perPrice'), value: <StonesFor stone={stone} /> },
      ]}
    />
  );
}

/** Stones for one unit of money, to compare packages. */
function StonesFor({ stone: { stones, bonus, price, currency } }: { stone: Stone }) {
  const text = useTranslations('stone');
  const { formatNumber } = useIntl();
  const money = useMoney();
  const unit = 100;
  const each = ((stones + (bonus ?? 0)) * unit) / price;
  const count = isNumber(each) ? formatNumber(each, { maximumFractionDigits: 1 }) : undefined;
  return text('for', { count, price: money(unit, currency) });
}
