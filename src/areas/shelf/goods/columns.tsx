import { saleStatus } from '@contract/shelf/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Item } from './item';
import { PlaceText, placeText, Sold } from './parts';

export interface Texts {
  text: (id: string) => string;
  number: (value: number) => string;
  money: (minor: number, currency: 'CNY' | 'USD' | 'JPY') => string;
  label: LabelOf;
}

/** Columns that both lists of the mall have, by their keys; each list arranges them. */
export function itemColumns<Row extends Item>({ text, number, label }: Texts) {
  return {
    sold: {
      key: 'sold',
      title: text('stone.sold'),
      value: ({ sold }) => sold,
      align: 'right',
      sorter: true,
      width: 68,
      render: (_, item) => <Sold item={item} />,
    },
    limit: {
      key: 'limitPerUser',
      title: text('mall.limit.short'),
      value: ({ limitPerUser }) => limitPerUser,
      align: 'right',
      width: 64,
      render: (_, { limitPerUser }) => (limitPerUser === null ? '–' : number(limitPerUser)),
    },
    status: {
      key: 'status',
      title: text('mall.status'),
      value: ({ status }) => label(saleStatus, status),
      width: 98,
      render: (_, { status }) => <StatusTag of={saleStatus} value={status} />,
    },
    place: {
      key: 'place',
      title: text('mall.place'),
      value: (item) => (item.place ? placeText(item, label) : null),
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 144,
      render: (_, item) => <PlaceText item={item} />,
    },
    createdAt: {
      key: 'createdAt',
      extra: true,
      title: text('mall.createdAt'),
      value: ({ createdAt }) => dateOf(createdAt),
      width: 120,
      render: (_, { createdAt }) => <TimeText value={createdAt} />,
    },
    updatedAt: {
      key: 'updatedAt',
      extra: true,
      title: text('mall.updatedAt'),
      value: ({ updatedAt }) => dateOf(updatedAt),
      sorter: true,
      width: 120,
      render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}
