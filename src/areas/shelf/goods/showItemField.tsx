import type { ReactNode } from 'react';
import type { MoneyCurrency, PayCurrency } from '@contract/money.enums';
import type { ItemType } from '@contract/shelf/enums';
import type { MoneyText } from '@/components/money/useMoney';
import { ItemIcon } from './ItemIcon';

interface Shown {
  type: ItemType;
  field: string;
  value: unknown;
  currency: MoneyCurrency | undefined;
  money: MoneyText;
}

/** A field's value in a conflict: money or a picture. Undefined for all other fields. */
export function showItemField({ type, field, value, currency, money }: Shown): ReactNode {
  if (field === 'icon' && value) return <ItemIcon of={{ icon: String(value) }} type={type} width={64} />;
  const paidIn: Partial<Record<string, PayCurrency>> = {
    price: currency,
    value: currency,
    priceStones: 'stones',
    pricePoints: 'points',
  };
  const of = paidIn[field];
  return of && typeof value === 'number' ? money(value, of) : undefined;
}
