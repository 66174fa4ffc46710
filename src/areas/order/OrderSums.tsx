import { useIntl } from '@umijs/max';
import type { PayCurrency } from '@contract/money.enums';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';

const columns = ['amount', 'discount', 'paid', 'refunded'] as const;

interface OrderSumsProps {
  of: readonly (Record<(typeof columns)[number] | 'count', number> & { currency: PayCurrency })[];
}

/** Sums of the whole filter, a line for each currency: amounts of two currencies are never added. */
export function OrderSums({ of }: OrderSumsProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <table className="fish-sums">
      <caption className="fish-unseen">{formatMessage({ id: 'order.sums' })}</caption>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'order.sums.count' })}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {formatMessage({ id: `order.${name}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map((sums) => (
          <tr key={sums.currency}>
            <td data-label={formatMessage({ id: 'order.sums.count' })}>{number(sums.count)}</td>
            {columns.map((name) => (
              <td key={name} data-label={formatMessage({ id: `order.${name}` })} data-sum={name}>
                {sums[name] === 0 ? '–' : money(sums[name], sums.currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
