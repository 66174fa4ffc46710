import { wordCalls } from '@contract/word/calls';
import { isOneOf } from '@/components/isOneOf';
import { type CallOptions, call } from '@/request';

export const actions = ['turnOn', 'turnOff', 'remove'] as const;
export type WordAction = (typeof actions)[number];

export const isWordAction = isOneOf(actions);

export const callOf = {
  turnOn: wordCalls.changeStatus,
  turnOff: wordCalls.changeStatus,
  remove: wordCalls.remove,
} as const;

export const perform = (
  action: WordAction,
  { id }: { id: string },
  reason: string,
  options: CallOptions,
): Promise<unknown> =>
  action === 'remove'
    ? call(wordCalls.remove, { id, reason }, options)
    : call(wordCalls.changeStatus, { id, status: action === 'turnOn' ? 'on' : 'off' }, options);
