import { z } from 'zod';
import type { BackEnd } from '../../config/backEnd';
import { id, instant } from '../../contract/base';
import { instantOf } from '../../src/request/wire/instants';
import { isGroup, shown } from './client';

/** `kind`, `list`, `value`: read all the same. `missing`, `unreadable`, `row`: nothing to show, or a row left out. */
export type Problem = 'kind' | 'list' | 'value' | 'missing' | 'unreadable' | 'row';

export interface Difference {
  /** `list.status`; empty for the answer as a whole. */
  field: string;
  problem: Problem;
  count: number;
  /** One that was seen. */
  example: string;
}

/** What an answer has otherwise than the contract's schema, as the console reads it (src/request/read.ts). */
export function differences(schema: z.ZodType, data: unknown, time: BackEnd['time']): Difference[] {
  const seen = new Map<string, Difference>();
  const note = (field: string, problem: Problem, value: unknown) => {
    const known = seen.get(`${field} ${problem}`);
    if (known) known.count += 1;
    else seen.set(`${field} ${problem}`, { field, problem, count: 1, example: shown(value) });
  };
  look(schema, data, '', { note, time });
  return [...seen.values()];
}

interface Eyes {
  note(field: string, problem: Problem, value: unknown): void;
  time: BackEnd['time'];
}

function look(schema: unknown, value: unknown, field: string, eyes: Eyes): void {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    if (value !== undefined && value !== null) look(schema.unwrap(), value, field, eyes);
  } else if (schema instanceof z.ZodNull || schema instanceof z.ZodUnknown || schema instanceof z.ZodRecord) {
    return;
  } else if (value === undefined || value === null) {
    eyes.note(field, 'missing', value);
  } else if (schema instanceof z.ZodArray) {
    lookAtList(schema.element, value, field, eyes);
  } else if (schema instanceof z.ZodObject) {
    lookAtFields(schema.shape, value, field, eyes);
  } else if (schema instanceof z.ZodUnion) {
    lookAtEither(schema.options, value, field, eyes);
  } else {
    lookAtValue(schema, value, field, eyes);
  }
}

function lookAtList(schema: unknown, value: unknown, field: string, eyes: Eyes): void {
  if (!Array.isArray(value)) eyes.note(field, 'unreadable', value);
  for (const item of Array.isArray(value) ? value : []) {
    if (schema instanceof z.ZodObject && !isUsable(schema, item)) eyes.note(field, 'row', item);
    else look(schema, item, field, eyes);
  }
}

const isUsable = ({ shape }: z.ZodObject, item: unknown) => isGroup(item) && (!('id' in shape) || isId(item.id));

const isId = (value: unknown) => (typeof value === 'string' && value !== '') || Number.isFinite(value);

function lookAtFields(shape: z.ZodRawShape, value: unknown, field: string, eyes: Eyes): void {
  if (!isGroup(value)) {
    eyes.note(field, 'unreadable', value);
    return;
  }
  for (const [name, part] of Object.entries(shape)) look(part, value[name], field ? `${field}.${name}` : name, eyes);
}

/** As the one of them that it differs least from. */
function lookAtEither(options: readonly unknown[], value: unknown, field: string, eyes: Eyes): void {
  const all = options.map((option) => differences(option as z.ZodType, value, eyes.time));
  const [least = []] = all.sort((a, b) => weightOf(a) - weightOf(b));
  for (const { field: inside, problem } of least) eyes.note([field, inside].filter(Boolean).join('.'), problem, value);
}

/** What can't be read tells more than what is written otherwise. */
const weightOf = (all: readonly Difference[]) =>
  all.reduce((sum, { problem }) => sum + (['kind', 'list'].includes(problem) ? 1 : 100), 0);

function lookAtValue(schema: unknown, value: unknown, field: string, { note, time }: Eyes): void {
  const problem = problemOf(schema, value, time);
  if (problem) note(field, problem, value);
}

function problemOf(schema: unknown, value: unknown, time: BackEnd['time']): Problem | undefined {
  if (schema === instant) return instantProblem(value, time);
  if (schema === id) return expected(typeof value === 'string', isId(value));
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    return schema.safeParse(value).success ? undefined : 'value';
  }
  if (schema instanceof z.ZodNumber) return expected(typeof value === 'number', isNumeric(value));
  if (schema instanceof z.ZodBoolean)
    return expected(typeof value === 'boolean', /^(true|false|0|1)$/i.test(String(value)));
  return expected(typeof value === 'string', typeof value !== 'object');
}

function expected(isRight: boolean, isReadable: boolean): Problem | undefined {
  if (isRight) return undefined;
  return isReadable ? 'kind' : 'unreadable';
}

function instantProblem(value: unknown, time: BackEnd['time']): Problem | undefined {
  const read = instantOf(value, time);
  return expected(read === value, read !== undefined);
}

const isNumeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
