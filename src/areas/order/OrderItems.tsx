import { useIntl } from '@umijs/max';
import { Tooltip } from 'antd';
import type { Order, OrderItem } from '@contract/order';
import { ItemIcon } from '@/areas/shelf';
import { RecordLink } from '@/components/RecordLink';

/** `Rose × 3, Cake`: what was bought, in one line of text. */
export const itemsText = (items: readonly Pick<OrderItem, 'name' | 'count'>[]): string =>
  items.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(', ');

/** What was bought, in a row: the first with its picture, name and pieces, and how many more there are. */
export function OrderItems({ order: { items } }: { order: Pick<Order, 'items'> }) {
  const { formatMessage } = useIntl();
  const [first, ...more] = items;
  if (!first) return '–';
  return (
    <span className="fish-person fish-order-good">
      <ItemIcon of={first} type={first.type} width={28} />
      <span className="fish-two-lines fish-clip">
        <ItemName item={first} />
        <small>
          × {first.count}
          {more.length > 0 && (
            <Tooltip title={itemsText(items)}>
              <span className="fish-order-more">
                {formatMessage({ id: 'order.items.more' }, { count: more.length })}
              </span>
            </Tooltip>
          )}
        </small>
      </span>
    </span>
  );
}

/** A good's name as it was when it was bought, as a link to what it is now. */
export function ItemName({ item: { type, itemId, name } }: { item: Pick<OrderItem, 'type' | 'itemId' | 'name'> }) {
  return (
    <span className="fish-clip" title={name}>
      <RecordLink type={type} id={itemId}>
        <bdi>{name}</bdi>
      </RecordLink>
    </span>
  );
}
