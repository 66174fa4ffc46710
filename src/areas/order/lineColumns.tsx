import type { ReactNode } from 'react';
import type { Person } from '@contract/person';
import type { ItemType } from '@contract/shelf/enums';
import { ItemIcon } from '@/areas/shelf';
import { textOf } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import { RecordLink } from '@/components/RecordLink';
import type { Translate } from '@/locales/useTranslations';
import { NumberCell } from './NumberCell';
import { ItemName } from './OrderItems';
import { userColumn } from './sharedColumns';

/** A line of an order: stones bought for money, or a gift bought for stones. */
interface Line {
  id: string;
  number: number;
  order: { id: string; number: number };
  user: Person;
  count: number;
  at: string;
}

/** The columns that purchases and exchanges share; each list arranges them. `sumOf` draws what a line cost. */
export function orderLineColumns<Row extends Line>(t: Translate, sumOf: (line: Row) => ReactNode) {
  return {
    number: {
      key: 'number',
      always: true,
      names: true,
      title: t('order.number'),
      value: (line) => line.number,
      sorter: true,
      render: (_, line) => (
        <NumberCell sum={sumOf(line)}>
          <RecordLink type="order" id={line.order.id}>
            {line.number}
          </RecordLink>
        </NumberCell>
      ),
    },
    user: userColumn<Row>(t),
    order: {
      key: 'order',
      extra: true,
      title: t('order.order'),
      value: ({ order }) => order.number,
      render: (_, { order }) => (
        <span className="fish-cell-link">
          <RecordLink type="order" id={order.id}>
            {order.number}
          </RecordLink>
        </span>
      ),
    },
    at: {
      key: 'at',
      title: t('order.at'),
      value: ({ at }) => dateOf(at),
      sorter: true,
      render: (_, { at }) => <TimeText value={at} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}

interface LineItemProps {
  type: ItemType;
  item: { id: string; name: string; icon: string };
  count: number;
  note?: React.ReactNode;
}

export function LineItem({ type, item, count, note }: LineItemProps) {
  return (
    <span className="fish-person fish-order-good">
      <ItemIcon of={item} type={type} width={28} />
      <span className="fish-two-lines fish-clip">
        <ItemName item={{ type, itemId: item.id, name: item.name }} />
        <small>
          × {textOf(count)}
          {note && <> · {note}</>}
        </small>
      </span>
    </span>
  );
}
