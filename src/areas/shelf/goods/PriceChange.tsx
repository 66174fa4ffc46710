import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { useMoney } from '@/components/money/useMoney';
import { useTranslations } from '@/locales/useTranslations';
import type { ItemPrice } from './item';

interface PriceChangeProps {
  before: readonly ItemPrice[];
  /** In the same order; undefined while the input is invalid. */
  after: readonly (ItemPrice | undefined)[];
}

export function PriceChange({ before, after }: PriceChangeProps) {
  const t = useTranslations();
  const changed = before.flatMap((was, index) => {
    const is = after[index];
    return is && is.amount !== was.amount ? [{ was, is }] : [];
  });
  if (!changed.length) return <Typography.Text type="secondary">{t('mall.price.same')}</Typography.Text>;
  return (
    <>
      {changed.map(({ was, is }) => (
        <div key={was.currency}>
          <PriceText of={was} gone /> → <PriceText of={is} /> <Difference before={was.amount} after={is.amount} />
        </div>
      ))}
    </>
  );
}

function PriceText({ of: { amount, currency }, gone }: { of: ItemPrice; gone?: boolean }) {
  const t = useTranslations();
  const money = useMoney();
  const text = amount === null ? t(`mall.notFor.${currency}`) : money(amount, currency);
  return gone ? <Typography.Text type="secondary">{text}</Typography.Text> : <strong>{text}</strong>;
}

/** The change in per cent; nothing without an old or a new price. */
function Difference({ before, after }: { before: number | null; after: number | null }) {
  const { formatNumber } = useIntl();
  if (!before || !after) return null;
  const percent = formatNumber((after - before) / before, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(after - before) * 10 < before ? 1 : 0,
  });
  return <Typography.Text type="secondary">({percent})</Typography.Text>;
}
