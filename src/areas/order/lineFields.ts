import { userSource } from '@/areas/user';
import type { FilterField } from '@/components/list/fields';

export const orderLineSearch = { type: 'text', name: 'keyword', label: 'order.search' } as const satisfies FilterField;

export const orderLineUser = {
  type: 'record',
  name: 'userId',
  label: 'order.user',
  source: userSource,
} as const satisfies FilterField;

export const orderLineTime = { type: 'days', name: 'at', label: 'order.at' } as const satisfies FilterField;
