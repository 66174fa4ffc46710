import type { Message } from '@contract/message';

/** What an operator may do to a message, in the order of a menu. */
export const actions = ['send', 'withdraw', 'remove'] as const;
export type MessageAction = (typeof actions)[number];

export const isMessageAction = (value: unknown): value is MessageAction => actions.some((action) => action === value);

/** What the back end would do; what it refuses is not offered. */
export const actionsFor: Readonly<Record<Message['status'], readonly MessageAction[]>> = {
  draft: ['send', 'remove'],
  sending: ['withdraw'],
  sent: ['withdraw'],
  withdrawn: [],
};
