import { moneyCurrency } from '@contract/money.enums';
import { saleStatus } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { stoneTag } from '@contract/stone/enums';
import { ItemCell, itemColumns, type Texts } from '@/areas/shelf';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { EnumText, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';

export const search = { type: 'text', name: 'keyword', label: 'stone.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'stone',
  fields: [
    search,
    { type: 'choices', name: 'status', label: 'mall.status', options: saleStatus },
    { type: 'choices', name: 'currency', label: 'mall.currency', options: moneyCurrency },
    { type: 'choices', name: 'tag', label: 'stone.tag', options: stoneTag },
  ],
  sorts: ['place', 'name', 'stones', 'price', 'sold', 'updatedAt'],
  defaultOrder: 'ascend',
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('mall.view.on'), query: 'status=on' },
  { name: text('mall.view.off'), query: 'status=off' },
];

/** Columns of the list, without its actions. */
export function columnsOf(texts: Texts): ListColumn<Stone>[] {
  const { text, number, money, label } = texts;
  const { sold, limit, status, place, createdAt, updatedAt } = itemColumns<Stone>(texts);
  return [
    {
      key: 'name',
      always: true,
      names: true,
      title: text('stone.package'),
      value: ({ name }) => name,
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 172,
      render: (_, stone) => <ItemCell item={stone} line={stone.tag && <EnumText of={stoneTag} value={stone.tag} />} />,
    },
    {
      key: 'stones',
      title: text('stone.stones'),
      value: ({ stones }) => stones,
      align: 'right',
      sorter: true,
      width: 94,
      render: (_, { stones }) => number(stones),
    },
    {
      key: 'bonus',
      title: text('stone.bonus'),
      value: ({ bonus }) => bonus,
      align: 'right',
      width: 102,
      render: (_, { bonus }) => (bonus ? `+${number(bonus)}` : '–'),
    },
    {
      key: 'price',
      title: text('stone.price'),
      value: ({ price, currency }) => decimalOf(price, currency),
      beside: [
        { key: 'currency', title: text('mall.currency'), value: ({ currency }) => label(moneyCurrency, currency) },
      ],
      align: 'right',
      sorter: true,
      width: 148,
      render: (_, { price, currency }) => money(price, currency),
    },
    sold,
    limit,
    status,
    place,
    {
      key: 'tag',
      extra: true,
      title: text('stone.tag'),
      value: ({ tag }) => (tag ? label(stoneTag, tag) : null),
      width: 110,
      render: (_, { tag }) => (tag ? <StatusTag of={stoneTag} value={tag} /> : '–'),
    },
    createdAt,
    updatedAt,
  ];
}
