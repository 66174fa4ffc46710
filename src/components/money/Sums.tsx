import { Typography } from 'antd';
import type { PayCurrency } from '@contract/money.enums';
import { useMoney } from './useMoney';

interface SumsProps {
  label: string;
  of: readonly { currency: PayCurrency; amount: number }[];
}

export function Sums({ label, of }: SumsProps) {
  const money = useMoney();
  if (of.length === 0) return null;
  return (
    <Typography.Text type="secondary">
      {label}{' '}
      {of.map(({ currency, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and a service may not name the currency
        <span key={index}>
          {index > 0 && ' · '}
          <Typography.Text strong className="fish-nowrap">
            {money(amount, currency)}
          </Typography.Text>
        </span>
      ))}
    </Typography.Text>
  );
}
