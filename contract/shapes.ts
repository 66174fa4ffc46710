import { z } from 'zod';
import { id, instant } from './base';
import { contract } from './index';

/**
 * What an answer looks like, for the reader (src/request/read.ts): a kind of value, a list of one shape, or the fields
 * of an object. A field's name ends with `?` if it may be null, with `~` if it may be left out, and with `?~` if both.
 */
export type Shape = Kind | readonly [Shape] | { readonly [field: string]: Shape };

/** `text` is also an enum's value, `any` whatever it is, `nothing` what nobody looks at. */
export type Kind = 'text' | 'number' | 'boolean' | 'id' | 'instant' | 'any' | 'nothing';

type Fields = Readonly<Record<string, Shape>>;

/** The shape of each call's answer, from its schema in the contract. */
export function shapes(): Record<string, Shape> {
  return Object.fromEntries(Object.entries(contract).map(([call, { data }]) => [call, shapeOf(data)]));
}

function shapeOf(schema: unknown): Shape {
  if (schema === id) return 'id';
  if (schema === instant) return 'instant';
  if (schema instanceof z.ZodObject) return fieldsOf(schema);
  if (schema instanceof z.ZodArray) return [shapeOf(schema.element)];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return either(schema.options.map(shapeOf));
  const kind = KINDS.find(([type]) => schema instanceof type)?.[1];
  if (!kind) throw new Error(`contract/shapes.ts knows no shape for ${(schema as z.ZodType).constructor.name}`);
  return kind;
}

const KINDS: readonly (readonly [type: abstract new (...args: never[]) => unknown, kind: Kind])[] = [
  [z.ZodNumber, 'number'],
  [z.ZodBoolean, 'boolean'],
  [z.ZodNull, 'nothing'],
  [z.ZodString, 'text'],
  [z.ZodStringFormat, 'text'],
  [z.ZodEnum, 'text'],
  [z.ZodLiteral, 'text'],
  [z.ZodRecord, 'any'],
  [z.ZodUnknown, 'any'],
];

function fieldsOf({ shape }: z.ZodObject): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [`${name}${markOf(field)}`, shapeOf(field)]));
}

/** `?`: null where it is missing; `~`: left out; `?~`: left out, but null where it is null. */
function markOf(field: unknown): string {
  if (field instanceof z.ZodOptional) return `${markOf(field.unwrap())}~`;
  return field instanceof z.ZodNullable ? '?' : '';
}

/** Of several objects the fields of all, those that not all have left out where they are missing. */
function either(shapes: Shape[]): Shape {
  const groups = shapes.filter(isFields);
  if (groups.length !== shapes.length) return shapes[0] ?? 'any';
  const merged: Record<string, Shape> = {};
  for (const group of groups) {
    for (const [key, shape] of Object.entries(group)) {
      const isCommon = groups.every((other) => key in other);
      merged[isCommon || key.endsWith('~') ? key : `${key}~`] = shape;
    }
  }
  return merged;
}

/** The shapes as a module, in which a shape that several calls share stands once. */
export function shapesModule(): string {
  const all = shapes();
  const uses = new Map<string, number>();
  const count = (shape: Shape): void => {
    if (typeof shape === 'string') return;
    const text = JSON.stringify(shape);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    if (uses.get(text) === 1) partsOf(shape).forEach(count);
  };
  Object.values(all).forEach(count);

  const names = new Map<string, string>();
  const lines: string[] = [];
  const literal = (shape: Shape): string => {
    if (typeof shape === 'string') return JSON.stringify(shape);
    if (!isFields(shape)) return `[${written(shape[0])}]`;
    return `{${Object.entries(shape).map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`)}}`;
  };
  const written = (shape: Shape): string => {
    const text = JSON.stringify(shape);
    const known = names.get(text);
    if (known || (uses.get(text) ?? 0) < 2) return known ?? literal(shape);
    const value = literal(shape);
    const name = `s${names.size}`;
    names.set(text, name);
    lines.push(`const ${name}: Shape = ${value};`);
    return name;
  };
  const calls = Object.entries(all).map(([call, shape]) => `  ${JSON.stringify(call)}: ${written(shape)},`);
  return [
    "import type { Shape } from '@contract/shapes';",
    '',
    ...lines,
    '',
    'export const shapes: Readonly<Record<string, Shape>> = {',
    ...calls,
    '};',
    '',
  ].join('\n');
}

const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape);

const partsOf = (shape: Fields | readonly [Shape]): Shape[] => Object.values(shape);
