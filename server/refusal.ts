import { type Code, codes } from '../contract/codes';
import type { MessageKey, MessageParams } from './messages';

/** Why a call is answered with a code other than 200: an envelope, at HTTP 200, in the caller's language. */
export class Refusal extends Error {
  constructor(
    readonly code: Exclude<Code, 200>,
    readonly key: MessageKey,
    readonly params: MessageParams = {},
    readonly data: unknown = null,
  ) {
    super(key);
  }
}

/** A field that is wrong, by its dotted path, and the message that says why. */
export interface FieldProblem {
  path: string;
  key: MessageKey;
  params?: MessageParams;
}

/** `10400`: the fields that are wrong; their messages are translated when the answer is written. */
export class InvalidFields extends Refusal {
  constructor(readonly fields: FieldProblem[]) {
    super(codes.validationFailed, 'invalidFields');
  }
}

export const invalidField = (path: string, key: MessageKey, params?: MessageParams) =>
  new InvalidFields([{ path, key, params }]);

export const notFound = () => new Refusal(codes.notFound, 'notFound');

/** `10409`: `current` is the record as it is now. */
export const conflict = (current: unknown) => new Refusal(codes.conflict, 'conflict', {}, current);

/** `10422`: the message says which rule. */
export const ruleForbids = (key: MessageKey, params?: MessageParams) => new Refusal(codes.ruleForbids, key, params);
