import { useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { useTranslations } from '@/locales/useTranslations';
import type { Item } from '../item';
import { usePriceText } from '../usePriceText';
import { ordinaryOf } from './prices';

/** What an item costs; while a timed price runs, the ordinary price stands struck through beside it. */
export function ItemPrices({ item }: { item: Item }) {
  const priceText = usePriceText();
  return <PriceNow item={item} textOf={priceText} />;
}

interface PriceNowProps<Row extends Item> {
  item: Row;
  /** One price of the item, or all of them. */
  textOf: (item: Row) => string;
}

export function PriceNow<Row extends Item>({ item, textOf }: PriceNowProps<Row>) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const [now, ordinary] = [textOf(item), textOf(ordinaryOf(item) as Row)];
  if (!item.timedPrice || now === ordinary) return now;
  const text = t('mall.timed.until', { until: dateTime(item.timedPrice.endsAt), price: ordinary });
  return (
    <Hint text={text} className="mall-timed-price">
      <s aria-hidden="true">{ordinary}</s> <strong>{now}</strong> <span className="fish-unseen">{text}</span>
    </Hint>
  );
}
