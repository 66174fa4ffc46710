import type { Order, OrderItem } from '@contract/order';
import { ItemIcon } from '@/areas/shelf';
import { textOf } from '@/components/format';
import { Hint } from '@/components/Hint';
import { RecordLink } from '@/components/RecordLink';
import { type Translate, useTranslations } from '@/locales/useTranslations';

/** `Rose × 3, Cake`: the goods in one line of text. */
export const itemsText = (items: readonly Pick<OrderItem, 'name' | 'count'>[], t: Translate): string =>
  items.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(t('text.comma'));

export function OrderItems({ order: { items } }: { order: Pick<Order, 'items'> }) {
  const t = useTranslations();
  const [first, ...more] = items;
  if (!first) return '–';
  return (
    <span className="fish-person fish-order-good">
      <ItemIcon of={first} type={first.type} width={28} />
      <span className="fish-two-lines fish-clip">
        <ItemName item={first} />
        <small>
          × {textOf(first.count)}
          {more.length > 0 && (
            <Hint text={itemsText(items, t)} className="fish-order-more">
              {t('order.items.more', { count: more.length })}
            </Hint>
          )}
        </small>
      </span>
    </span>
  );
}

/** The name at the time of purchase, linked to the good as it is now. */
export function ItemName({ item: { type, itemId, name } }: { item: Pick<OrderItem, 'type' | 'itemId' | 'name'> }) {
  return (
    <span className="fish-clip" title={name}>
      <RecordLink type={type} id={itemId}>
        <bdi>{textOf(name)}</bdi>
      </RecordLink>
    </span>
  );
}
