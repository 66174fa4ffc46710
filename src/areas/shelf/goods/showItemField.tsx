import type { ReactNode } from 'react';
import type { MoneyCurrency, PayCurrency } from '@contract/money.enums';
import type { ItemType } from '@contract/shelf/enums';
import type { MoneyText } from '@/components/money/useMoney';
import { ItemIcon } from './ItemIcon';

interface Shown {
  type: ItemType;
  field: string;
  value: unknown;
  /** What its money is in. */
  currency: MoneyCurrency | undefined;
  money: MoneyText;
}

/** What a field of the mall holds as people read it, in a conflict: money, pictures. Undefined for all else. */
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
