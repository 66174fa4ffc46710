import type { PayCurrency } from '@contract/money.enums';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { useTranslations } from '@/locales/useTranslations';

const columns = ['amount', 'discount', 'paid', 'refunded'] as const;

interface OrderSumsProps {
  of: readonly (Record<(typeof columns)[number] | 'count', number> & { currency: PayCurrency })[];
}

/** Sums of the whole filter, one line for each currency: currencies are never added. */
export function OrderSums({ of }: OrderSumsProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <table className="fish-sums">
      <caption className="fish-unseen">{t('order.sums')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.sums.count')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`order.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map((sums, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and a service may not name the currency
          <tr key={index}>
            <td data-label={t('order.sums.count')}>{number(sums.count)}</td>
            {columns.map((name) => (
              <td key={name} data-label={t(`order.${name}`)} data-sum={name}>
                {sums[name] === 0 ? '–' : money(sums[name], sums.currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
