import { wordCalls } from '@contract/word/calls';
import { type CallOptions, call } from '@/request';

export const actions = ['turnOn', 'turnOff', 'remove'] as const;
export type WordStep = (typeof actions)[number];

export const isWordStep = (value: unknown): value is WordStep => actions.some((action) => action === value);

export const callOf = {
  turnOn: wordCalls.changeStatus,
  turnOff: wordCalls.changeStatus,
  remove: wordCalls.remove,
} as const;

export const perform = (
  step: WordStep,
  { id }: { id: string },
  reason: string,
  options: CallOptions,
): Promise<unknown> =>
  step === 'remove'
    ? call(wordCalls.remove, { id, reason }, options)
    : call(wordCalls.changeStatus, { id, status: step === 'turnOn' ? 'on' : 'off' }, options);
