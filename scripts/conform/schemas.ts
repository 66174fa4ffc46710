import { z } from 'zod';
import { contract, type Path } from '../../contract';
import type { Endpoint } from '../../contract/base';
import { id, instant, zone } from '../../contract/base';
import type { Group } from './client';

export const endpointOf = (call: Path): Endpoint => contract[call];

export const paths = Object.keys(contract) as Path[];

export const areaOf = (call: string): string => call.split('/')[3] ?? '';

/** The schema of a row, if a call answers a page or a list of rows. */
export function rowOf(call: Path): z.ZodObject | undefined {
  const { data } = endpointOf(call);
  const list = isPage(data) ? data.shape.list : data;
  const row = list instanceof z.ZodArray ? list.element : undefined;
  return row instanceof z.ZodObject ? row : undefined;
}

export const isPage = (data: unknown): data is z.ZodObject =>
  data instanceof z.ZodObject && 'list' in data.shape && 'total' in data.shape;

/** Calls whose query needs no id: they can be asked before anything is known. */
export const needsId = (call: Path): boolean => 'id' in required(call) || 'userId' in required(call);

/** The area whose records a call asks about. */
export const areaOfId = (call: Path): string => ('userId' in required(call) ? 'user' : areaOf(call));

function required(call: Path): z.ZodRawShape {
  const { query } = endpointOf(call);
  if (!(query instanceof z.ZodObject)) return {};
  const entries = Object.entries(query.shape).filter(([, part]) => !(part as z.ZodType).safeParse(undefined).success);
  return Object.fromEntries(entries);
}

const DAY_MS = 86_400_000;

/** A query that the contract accepts, with as little in it as possible; undefined if an id is needed and none known. */
export function leastQuery(call: Path, record?: string): Group | undefined {
  const query: Group = {};
  for (const [name, part] of Object.entries(required(call))) {
    const value = name === 'id' || name === 'userId' ? record : sampleOf(part, name);
    if (value === undefined) return undefined;
    query[name] = value;
  }
  return query;
}

function sampleOf(part: unknown, name: string): unknown {
  if (part === zone) return 'UTC';
  const at = new Date(Date.now() - (name === 'to' ? 0 : 7 * DAY_MS)).toISOString();
  if (part === instant) return at;
  if (part === id) return undefined;
  if (part instanceof z.ZodEnum) return part.options[0];
  return [at.slice(0, 10), 'sysUser', 'a'].find((text) => (part as z.ZodType).safeParse(text).success);
}

/** The values of a field that is an enum, also one that may be null. */
export function enumOf(part: unknown): readonly string[] | undefined {
  if (part instanceof z.ZodNullable || part instanceof z.ZodOptional) return enumOf(part.unwrap());
  return part instanceof z.ZodEnum ? part.options.map(String) : undefined;
}
