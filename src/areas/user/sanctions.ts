import { DAY_MS } from '@/components/format/day';
import type { UserAction } from './actions';
import type { TermValues } from './TermField';

export type Sanction = Exclude<UserAction, 'adjustPoints'>;

export const statusAfter = { mute: 'muted', ban: 'banned', restore: 'normal' } as const;

export const FIRST_TERM: TermValues = { term: '3', days: 14 };

/** When a term that starts now ends; null means never. */
export const endOf = (days: number | null) =>
  days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
