import { type Code, codes } from '../contract/codes';
import type { Label } from '../contract/enum';
import { type MessageParams, messages, type ParamsOf } from './messages';

/** Thrown to answer a call with a code other than 200: an envelope at HTTP 200, in the caller's language. */
export class Refusal extends Error {
  constructor(
    readonly code: Exclude<Code, 200>,
    readonly text: Label,
    readonly params: MessageParams = {},
    readonly data: unknown = null,
  ) {
    super(text['en-US']);
  }
}

/** A wrong field, by its dotted path, and the message. */
export interface FieldProblem {
  path: string;
  text: Label;
  params?: MessageParams;
}

/** `10400`: the wrong fields. Their language is chosen when the answer is written. */
export class InvalidFields extends Refusal {
  constructor(readonly fields: FieldProblem[]) {
    super(codes.validationFailed, messages.invalidFields);
  }
}

export const invalidField = <T extends Label>(path: string, text: T, ...[params]: ParamsOf<T>) =>
  new InvalidFields([{ path, text, params }]);

export const notFound = () => new Refusal(codes.notFound, messages.notFound);

/** @throws `10404` if there is no such row */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) {
    throw notFound();
  }
  return row;
}

/** `10409`: `current` is the record as it is now. */
export const conflict = (current: unknown) => new Refusal(codes.conflict, messages.conflict, {}, current);

/** That a held record is as it was read. @throws `10400` without the version it was read at, `10409` with `current` */
export function requireVersion(current: { version: number }, readAt: number | undefined): void {
  if (readAt === undefined) {
    throw invalidField('version', messages.required);
  }
  if (readAt !== current.version) {
    throw conflict(current);
  }
}

export const ruleForbids = <T extends Label>(text: T, ...[params]: ParamsOf<T>) =>
  new Refusal(codes.ruleForbids, text, params);
