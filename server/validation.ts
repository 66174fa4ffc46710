import type { FastifySchemaCompiler } from 'fastify';
import type { core, ZodType } from 'zod';
import { type FieldProblem, InvalidFields, invalidField } from './refusal';

const formats: Record<string, FieldProblem['key']> = { email: 'notAnEmail', datetime: 'notAnInstant' };

const tooSmall = {
  string: 'textTooShort',
  number: 'numberTooSmall',
  int: 'numberTooSmall',
  array: 'listTooShort',
} as const;
const tooBig = { string: 'textTooLong', number: 'numberTooBig', int: 'numberTooBig', array: 'listTooLong' } as const;

const keyOf = <T extends Record<string, FieldProblem['key']>>(keys: T, origin: string) =>
  origin in keys ? (keys[origin] as FieldProblem['key']) : 'invalidValue';

/** What a zod issue means to the person who filled in the field. */
function problemOf(issue: core.$ZodIssue, input: unknown): FieldProblem {
  const path = issue.path.join('.');
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
    return { path, key: 'required' };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { path, key: 'wrongType' };
    case 'invalid_value':
      return { path, key: 'notAnOption', params: { options: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { path, key: formats[issue.format] ?? (/(^|\.)ids?(\.\d+)?$/.test(path) ? 'notAnId' : 'wrongFormat') };
    case 'too_small':
      return { path, key: keyOf(tooSmall, issue.origin), params: { count: Number(issue.minimum) } };
    case 'too_big':
      return { path, key: keyOf(tooBig, issue.origin), params: { count: Number(issue.maximum) } };
    default:
      return { path, key: 'invalidValue' };
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
    const nul = pathOfNul(checked.data);
    return nul === undefined ? { value: checked.data } : { error: invalidField(nul, 'invalidValue') };
  };

/** The path of the first text with a NUL character: the one character that PostgreSQL can't keep. */
function pathOfNul(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') ? path.join('.') : undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  for (const [key, item] of Object.entries(value)) {
    const found = pathOfNul(item, [...path, key]);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
