import type { Push } from '@contract/push';
import { isOneOf } from '@/components/isOneOf';

const actions = ['cancel', 'remove'] as const;
export type PushAction = (typeof actions)[number];

export const isPushAction = isOneOf(actions);

export const actionFor: Readonly<Record<Push['status'], PushAction | undefined>> = {
  draft: 'remove',
  scheduled: 'cancel',
  sending: 'cancel',
  sent: undefined,
  cancelled: undefined,
  failed: undefined,
};

const SOON_MS = 60_000;

/** True if it changes without an operator: it is being sent, or its time has come. */
export const isGoing = ({ status, scheduledAt }: Pick<Push, 'status' | 'scheduledAt'>, now: number) =>
  status === 'sending' || (status === 'scheduled' && Date.parse(scheduledAt ?? '') < now + SOON_MS);

/** When it went out, or is to; null if it was cancelled before. */
export const sentOrDue = ({ status, startedAt, scheduledAt }: Pick<Push, 'status' | 'startedAt' | 'scheduledAt'>) =>
  startedAt ?? (status === 'cancelled' ? null : scheduledAt);
