import { paths } from '@contract/paths';
import { type CallOptions, call } from '@/request';

/** What an operator may do to a word, in the order of a menu. */
export const actions = ['turnOn', 'turnOff', 'remove'] as const;
export type WordStep = (typeof actions)[number];

export const isWordStep = (value: unknown): value is WordStep => actions.some((action) => action === value);

/** Turns a word on or off, or removes it, with why. */
export const perform = (
  step: WordStep,
  { id }: { id: string },
  reason: string,
  options: CallOptions,
): Promise<unknown> =>
  step === 'remove'
    ? call(paths.word.remove, { id, reason }, options)
    : call(paths.word.changeStatus, { id, status: step === 'turnOn' ? 'on' : 'off' }, options);
