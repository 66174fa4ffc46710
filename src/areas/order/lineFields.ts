import type { FilterField } from '@/components/list/fields';
import { userSource } from '@/components/RecordSelect/source';

/** What both lists of lines, purchases and exchanges, can be filtered by alike. */
export const search = { type: 'text', name: 'keyword', label: 'order.search' } as const satisfies FilterField;

export const ofUser = {
  type: 'record',
  name: 'userId',
  label: 'order.user',
  source: userSource,
} as const satisfies FilterField;

export const time = { type: 'days', name: 'at', label: 'order.at' } as const satisfies FilterField;
