import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { isOneOf } from '@/components/isOneOf';

const actions = ['send', 'withdraw', 'remove'] as const;
export type MessageAction = (typeof actions)[number];

export const isMessageAction = isOneOf(actions);

export const callOf = {
  send: messageCalls.send,
  withdraw: messageCalls.withdraw,
  remove: messageCalls.remove,
} as const;

const actionsIn: Readonly<Partial<Record<string, readonly MessageAction[]>>> = {
  draft: ['send', 'remove'],
  sending: ['withdraw'],
  sent: ['withdraw'],
};

/** Nothing of a status that the contract does not know. */
export const actionsFor = ({ status }: Pick<Message, 'status'>): readonly MessageAction[] => actionsIn[status] ?? [];
