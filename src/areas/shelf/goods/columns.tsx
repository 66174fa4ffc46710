import { saleStatus } from '@contract/shelf/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Translate } from '@/locales/useTranslations';
import type { Item } from './item';
import { placeText, ShelfPlaceText, Sold } from './parts';

export interface ItemTexts {
  t: Translate;
  number: (value: number) => string;
  money: (minor: number, currency: 'CNY' | 'USD' | 'JPY') => string;
  label: LabelOf;
}

/** The columns that packages and gifts share, by key; each list arranges them. */
export function itemColumns<Row extends Item>({ t, number, label }: ItemTexts) {
  return {
    sold: {
      key: 'sold',
      title: t('stone.sold'),
      value: ({ sold }) => sold,
      align: 'right',
      sorter: true,
      width: 68,
      render: (_, item) => <Sold item={item} />,
    },
    limit: {
      key: 'limitPerUser',
      title: t('mall.limit.short'),
      value: ({ limitPerUser }) => limitPerUser,
      align: 'right',
      width: 64,
      render: (_, { limitPerUser }) => (limitPerUser === null ? '–' : number(limitPerUser)),
    },
    status: {
      key: 'status',
      title: t('mall.status'),
      value: ({ status }) => label(saleStatus, status),
      width: 94,
      render: (_, { status }) => <StatusTag of={saleStatus} value={status} />,
    },
    place: {
      key: 'place',
      title: t('mall.place'),
      value: (item) => (item.place ? placeText(item, label) : null),
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 140,
      render: (_, item) => <ShelfPlaceText item={item} />,
    },
    createdAt: {
      key: 'createdAt',
      extra: true,
      title: t('mall.createdAt'),
      value: ({ createdAt }) => dateOf(createdAt),
      width: 120,
      render: (_, { createdAt }) => <TimeText value={createdAt} />,
    },
    updatedAt: {
      key: 'updatedAt',
      extra: true,
      title: t('mall.updatedAt'),
      value: ({ updatedAt }) => dateOf(updatedAt),
      sorter: true,
      width: 120,
      render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}
