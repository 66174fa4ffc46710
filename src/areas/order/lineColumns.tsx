import type { Person } from '@contract/person';
import type { ItemType } from '@contract/shelf/enums';
import { ItemIcon } from '@/areas/shelf';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import { PersonCell } from '@/components/PersonCell';
import { RecordLink } from '@/components/RecordLink';
import { ItemName } from './OrderItems';

/** What a line of an order is, whether money bought stones or stones bought a gift. */
interface Line {
  id: string;
  number: number;
  order: { id: string; number: number };
  user: Person;
  count: number;
  at: string;
}

type Text = (id: string) => string;

/** Columns that both lists of lines have; each arranges them. */
export function lineColumns<Row extends Line>(text: Text) {
  return {
    number: {
      key: 'number',
      always: true,
      names: true,
      title: text('order.number'),
      value: (line) => line.number,
      sorter: true,
      render: (_, line) => (
        <span className="fish-cell-link">
          <RecordLink type="order" id={line.order.id}>
            {line.number}
          </RecordLink>
        </span>
      ),
    },
    user: {
      key: 'user',
      title: text('order.user'),
      value: ({ user }) => `${user.nickname} ${user.number}`,
      render: (_, { user }) => (
        <div className="fish-order-user">
          <PersonCell of={user} />
        </div>
      ),
    },
    order: {
      key: 'order',
      extra: true,
      title: text('order.order'),
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
      title: text('order.at'),
      value: ({ at }) => dateOf(at),
      sorter: true,
      render: (_, { at }) => <TimeText value={at} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}

interface GoodProps {
  type: ItemType;
  item: { id: string; name: string; icon: string };
  count: number;
  /** What kind of good it is. */
  note?: React.ReactNode;
}

/** A good and how many pieces of it, in a row. */
export function Good({ type, item, count, note }: GoodProps) {
  return (
    <span className="fish-person fish-order-good">
      <ItemIcon of={item} type={type} width={28} />
      <span className="fish-two-lines fish-clip">
        <ItemName item={{ type, itemId: item.id, name: item.name }} />
        <small>
          × {count}
          {note && <> · {note}</>}
        </small>
      </span>
    </span>
  );
}
