import type { Gift } from '@contract/gift';
import { giftCategory, giftKind, stockState, stockStateOf } from '@contract/gift/enums';
import { moneyCurrency } from '@contract/money.enums';
import { saleStatus } from '@contract/shelf/enums';
import { GiftStock, ItemCell, type ItemTexts, itemColumns, PriceNow } from '@/areas/shelf';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { EnumText, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

export const search = { type: 'text', name: 'keyword', label: 'gift.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'gift',
  fields: [
    search,
    { type: 'choices', name: 'status', label: 'mall.status', options: saleStatus },
    { type: 'choices', name: 'stockState', label: 'gift.stock', options: stockState },
    { type: 'choices', name: 'category', label: 'gift.category', options: giftCategory },
    { type: 'choices', name: 'kind', label: 'gift.kind', options: giftKind },
  ],
  sorts: ['place', 'name', 'priceStones', 'pricePoints', 'stock', 'sold', 'updatedAt'],
  defaultOrder: 'ascend',
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('mall.view.on'), query: 'status=on' },
  { name: t('gift.view.low'), query: 'status=on&stockState=low,none&sort=stock&order=ascend' },
  { name: t('mall.view.off'), query: 'status=off' },
];

export function columnsOf(texts: ItemTexts): ListColumn<Gift>[] {
  const { t, number, money, label } = texts;
  const { sold, limit, status, place, createdAt, updatedAt } = itemColumns<Gift>(texts);
  const price = (key: 'priceStones' | 'pricePoints'): ListColumn<Gift> => ({
    key,
    title: t(`gift.${key}`),
    value: (gift) => gift[key],
    align: 'right',
    sorter: true,
    width: 80,
    render: (_, gift) => (
      <PriceNow item={gift} textOf={({ [key]: amount }) => (amount === null ? '–' : number(amount))} />
    ),
  });
  return [
    {
      key: 'name',
      always: true,
      names: true,
      title: t('gift.gift'),
      value: ({ name }) => name,
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 200,
      render: (_, gift) => <ItemCell item={gift} line={<EnumText of={giftCategory} value={gift.category} />} />,
    },
    {
      key: 'kind',
      title: t('gift.kind'),
      value: ({ kind }) => label(giftKind, kind),
      width: 100,
      render: (_, { kind }) => <StatusTag of={giftKind} value={kind} />,
    },
    price('priceStones'),
    price('pricePoints'),
    {
      key: 'stock',
      title: t('gift.stock'),
      value: ({ stock }) => stock,
      align: 'right',
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 116,
      render: (_, gift) => <GiftStock gift={gift} />,
    },
    sold,
    status,
    { ...place, width: 112 },
    { ...limit, extra: true },
    {
      key: 'category',
      extra: true,
      title: t('gift.category'),
      value: ({ category }) => label(giftCategory, category),
      width: 130,
      render: (_, { category }) => <EnumText of={giftCategory} value={category} />,
    },
    {
      key: 'stockState',
      extra: true,
      title: t('gift.stockState'),
      value: ({ stock, lowStock }) => label(stockState, stockStateOf(stock, lowStock)),
      width: 110,
      render: (_, { stock, lowStock }) => <StatusTag of={stockState} value={stockStateOf(stock, lowStock)} />,
    },
    {
      key: 'lowStock',
      extra: true,
      title: t('gift.lowStock'),
      value: ({ lowStock }) => lowStock,
      align: 'right',
      width: 110,
      render: (_, { lowStock }) => number(lowStock),
    },
    {
      key: 'value',
      extra: true,
      title: t('gift.value'),
      value: ({ value, currency }) => decimalOf(value, currency),
      beside: [{ key: 'currency', title: t('gift.currency'), value: ({ currency }) => label(moneyCurrency, currency) }],
      align: 'right',
      width: 136,
      render: (_, { value, currency }) => money(value, currency),
    },
    createdAt,
    updatedAt,
  ];
}
