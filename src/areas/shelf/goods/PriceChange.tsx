import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { useMoney } from '@/components/money/useMoney';
import type { Price } from './item';

interface PriceChangeProps {
  before: readonly Price[];
  /** In the same order; undefined where nothing that counts was typed. */
  after: readonly (Price | undefined)[];
}

/** What changes of a price: `CN¥6.00 → CN¥8.00 (+33%)`, a line for each way to pay that changes. */
export function PriceChange({ before, after }: PriceChangeProps) {
  const { formatMessage } = useIntl();
  const changed = before.flatMap((was, index) => {
    const is = after[index];
    return is && is.amount !== was.amount ? [{ was, is }] : [];
  });
  if (!changed.length)
    return <Typography.Text type="secondary">{formatMessage({ id: 'mall.price.same' })}</Typography.Text>;
  return (
    <>
      {changed.map(({ was, is }) => (
        <div key={was.currency} className="mall-price-change">
          <PriceText of={was} gone /> → <PriceText of={is} /> <Difference before={was.amount} after={is.amount} />
        </div>
      ))}
    </>
  );
}

function PriceText({ of: { amount, currency }, gone }: { of: Price; gone?: boolean }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const text = amount === null ? formatMessage({ id: `mall.notFor.${currency}` }) : money(amount, currency);
  return gone ? <Typography.Text type="secondary">{text}</Typography.Text> : <strong>{text}</strong>;
}

/** By how many per cent; nothing where there was no price, or is none any more. */
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
