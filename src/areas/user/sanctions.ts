import type { TermValues } from './TermField';
import type { Action } from './useUserActions';

export type Sanction = Exclude<Action, 'adjustPoints'>;

export const statusAfter = { mute: 'muted', ban: 'banned', restore: 'normal' } as const;

export const FIRST_TERM: TermValues = { term: '3', days: 14 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a term that begins now ends; null is never. */
export const endOf = (days: number | null) =>
  days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
