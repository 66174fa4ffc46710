import { z } from 'zod';
import { type Contract, contract } from '../../contract';
import { type Shape, shapes } from '../../contract/shapes';

/**
 * What an answer of the real back end is turned into. `emptied`: objects and rows stay, with their ids and with nothing
 * else. `odd`: each value of an enum is one that the contract does not know, and every other field is missing.
 */
export type Spoiling = 'emptied' | 'odd';

export const STRANGE = 'on hold';

const shapeOf = shapes();

export function spoil(call: string, data: unknown, how: Spoiling): unknown {
  if (!Object.hasOwn(contract, call)) return data;
  const shape = shapeOf[call] ?? 'any';
  if (how === 'emptied') return emptied(shape, data, () => false, 0);
  const keeps: Keeps = (value, place) => String(value).startsWith(STRANGE) || place % 2 === 0;
  return emptied(shape, strange(contract[call as keyof Contract].data, data, 0), keeps, 0);
}

type Keeps = (value: unknown, place: number) => boolean;
type Row = Record<string, unknown>;

/** `place` counts the fields of an object, from another number in each row. */
function emptied(shape: Shape, value: unknown, keeps: Keeps, place: number): unknown {
  if (Array.isArray(value))
    return isList(shape) ? value.map((item, index) => emptied(shape[0], item, keeps, index)) : [];
  if (typeof shape === 'string' || isList(shape) || !isRow(value)) return keeps(value, place) ? value : undefined;
  return Object.fromEntries(
    Object.entries(shape).map(([key, part], index) => {
      const name = key.replace(/\?~$|[?~]$/, '');
      return [name, name === 'id' ? value.id : emptied(part, value[name], keeps, place + index)];
    }),
  );
}

/** Each row of a list has another value. */
function strange(schema: unknown, value: unknown, row: number): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return strange(schema.unwrap(), value, row);
  if (schema instanceof z.ZodUnion) return schema.options.reduce((all, option) => strange(option, all, row), value);
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return typeof value === 'string' ? `${STRANGE} ${row}` : value;
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => strange(schema.element, item, index));
  if (!(schema instanceof z.ZodObject) || !isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, strange(schema.shape[name], part, row)]),
  );
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
