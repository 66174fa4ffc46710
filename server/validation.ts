import type { FastifySchemaCompiler } from 'fastify';
import type { core, ZodType } from 'zod';
import type { Label } from '../contract/enum';
import { messages } from './messages';
import { type FieldProblem, InvalidFields, invalidField } from './refusal';

const formats: Record<string, Label> = { email: messages.notAnEmail, datetime: messages.notAnInstant };

const tooSmall = {
  string: messages.textTooShort,
  number: messages.numberTooSmall,
  int: messages.numberTooSmall,
  array: messages.listTooShort,
} as const;
const tooBig = {
  string: messages.textTooLong,
  number: messages.numberTooBig,
  int: messages.numberTooBig,
  array: messages.listTooLong,
} as const;

const textOf = <T extends Record<string, Label>>(texts: T, origin: string) =>
  origin in texts ? (texts[origin] as Label) : messages.invalidValue;

/** What a zod issue means to the person who filled in the field. */
function problemOf(issue: core.$ZodIssue, input: unknown): FieldProblem {
  const path = issue.path.join('.');
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
    return { path, text: messages.required };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { path, text: messages.wrongType };
    case 'invalid_value':
      return { path, text: messages.notAnOption, params: { options: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return {
        path,
        text: formats[issue.format] ?? (/(^|\.)ids?(\.\d+)?$/.test(path) ? messages.notAnId : messages.wrongFormat),
      };
    case 'too_small':
      return { path, text: textOf(tooSmall, issue.origin), params: { count: Number(issue.minimum) } };
    case 'too_big':
      return { path, text: textOf(tooBig, issue.origin), params: { count: Number(issue.maximum) } };
    default:
      return { path, text: messages.invalidValue };
  }
}

/** What a refusal by a schema means, field by field. */
export const problemsOf = (error: core.$ZodError, input: unknown): FieldProblem[] =>
  error.issues.map((issue) => problemOf(issue, input));

/** Checks a query or body by its schema of the contract; what is wrong becomes `10400`. */
export const validatorCompiler: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (input) => {
    const checked = schema.safeParse(input);
    if (!checked.success) {
      return { error: new InvalidFields(problemsOf(checked.error, input)) };
    }
    const broken = pathOfBroken(checked.data);
    return broken === undefined ? { value: checked.data } : { error: invalidField(broken, messages.invalidValue) };
  };

/** NUL, which PostgreSQL can't keep, and half a character (a lone surrogate), which UTF-8 can't write. */
const BROKEN = /\0|\p{Surrogate}/u;

/** The path of the first text that can't be kept. */
function pathOfBroken(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') {
    return BROKEN.test(value) ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  for (const [key, item] of Object.entries(value)) {
    const found = pathOfBroken(item, [...path, key]);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
