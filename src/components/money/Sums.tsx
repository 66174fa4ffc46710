import { Typography } from 'antd';
import type { PayCurrency } from '@contract/money.enums';
import { useMoney } from './useMoney';

interface SumsProps {
  label: string;
  of: readonly { currency: PayCurrency; amount: number }[];
}

/** Sums of a whole filter in a list's footer, one for each currency; nothing where there are none. */
export function Sums({ label, of }: SumsProps) {
  const money = useMoney();
  if (of.length === 0) return null;
  return (
    <Typography.Text type="secondary">
      {label}{' '}
      {of.map(({ currency, amount }, index) => (
        <span key={currency}>
          {index > 0 && ' · '}
          <Typography.Text strong className="fish-nowrap">
            {money(amount, currency)}
          </Typography.Text>
        </span>
      ))}
    </Typography.Text>
  );
}
