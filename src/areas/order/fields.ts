import { payCurrency } from '@contract/money.enums';
import { orderKind, orderStatus, payChannel } from '@contract/order/enums';
import { itemSource } from '@/areas/gift';
import { userSource } from '@/areas/user';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

export const search = { type: 'text', name: 'keyword', label: 'order.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'status', label: 'order.status', options: orderStatus },
  { type: 'days', name: 'ordered', label: 'order.orderedAt' },
  { type: 'money', name: 'amount', label: 'order.amount' },
  { type: 'choices', name: 'currency', label: 'order.currency', options: payCurrency },
  { type: 'record', name: 'userId', label: 'order.user', source: userSource },
  { type: 'choices', name: 'channel', label: 'order.channel', options: payChannel },
  { type: 'choices', name: 'kind', label: 'order.kind', options: orderKind },
  { type: 'days', name: 'paid', label: 'order.paidAt' },
  { type: 'record', name: 'itemId', label: 'order.item', source: itemSource, byAddress: true },
];

export const listSpec: ListSpec = {
  name: 'order',
  fields,
  sorts: ['orderedAt', 'number', 'amount', 'paid', 'paidAt'],
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('order.view.waiting'), query: 'status=waiting' },
  { name: t('order.view.toShip'), query: 'status=paid&sort=orderedAt&order=ascend' },
  { name: t('order.view.refunded'), query: 'status=refunded' },
];
