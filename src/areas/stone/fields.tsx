import { moneyCurrency } from '@contract/money.enums';
import { saleStatus } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { stoneTag } from '@contract/stone/enums';
import { ItemCell, type ItemTexts, itemColumns, PriceNow } from '@/areas/shelf';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { EnumText, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

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

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('mall.view.on'), query: 'status=on' },
  { name: t('mall.view.off'), query: 'status=off' },
];

export function columnsOf(texts: ItemTexts): ListColumn<Stone>[] {
  const { t, number, money, label } = texts;
  const { sold, limit, status, place, createdAt, updatedAt } = itemColumns<Stone>(texts);
  return [
    {
      key: 'name',
      always: true,
      names: true,
      title: t('stone.package'),
      value: ({ name }) => name,
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 180,
      render: (_, stone) => <ItemCell item={stone} line={stone.tag && <EnumText of={stoneTag} value={stone.tag} />} />,
    },
    {
      key: 'stones',
      title: t('stone.stones'),
      value: ({ stones }) => stones,
      align: 'right',
      sorter: true,
      width: 92,
      render: (_, { stones }) => number(stones),
    },
    {
      key: 'bonus',
      title: t('stone.bonus'),
      value: ({ bonus }) => bonus,
      align: 'right',
      width: 96,
      render: (_, { bonus }) => (bonus ? `+${number(bonus)}` : '–'),
    },
    {
      key: 'price',
      title: t('stone.price'),
      value: ({ price, currency }) => decimalOf(price, currency),
      beside: [{ key: 'currency', title: t('mall.currency'), value: ({ currency }) => label(moneyCurrency, currency) }],
      align: 'right',
      sorter: true,
      width: 144,
      render: (_, stone) => <PriceNow item={stone} textOf={({ price, currency }) => money(price, currency)} />,
    },
    sold,
    limit,
    status,
    place,
    {
      key: 'tag',
      extra: true,
      title: t('stone.tag'),
      value: ({ tag }) => (tag ? label(stoneTag, tag) : null),
      width: 110,
      render: (_, { tag }) => (tag ? <StatusTag of={stoneTag} value={tag} /> : '–'),
    },
    createdAt,
    updatedAt,
  ];
}
