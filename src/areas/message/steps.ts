import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';

const actions = ['send', 'withdraw', 'remove'] as const;
export type MessageAction = (typeof actions)[number];

export const isMessageAction = (value: unknown): value is MessageAction => actions.some((action) => action === value);

export const callOf = {
  send: messageCalls.send,
  withdraw: messageCalls.withdraw,
  remove: messageCalls.remove,
} as const;

const steps: Readonly<Partial<Record<string, readonly MessageAction[]>>> = {
  draft: ['send', 'remove'],
  sending: ['withdraw'],
  sent: ['withdraw'],
};

/** Nothing of a status that the contract does not know. */
export const actionsFor = ({ status }: Pick<Message, 'status'>): readonly MessageAction[] => steps[status] ?? [];
