import { z } from 'zod';
import { contract, type Path } from '../../contract';
import { id, instant, reason, version, zone } from '../../contract/base';

/** A call’s address, its area and the name of its operation: `sysUserPageList`. */
export function operationOf(call: string) {
  const [method = '', url = ''] = call.split(' ');
  const [area = '', ...verbs] = url.split('/').slice(3);
  return { method: method.toLowerCase(), url, area, name: area + verbs.map(capital).join('') };
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands everywhere. */
export const scalars: readonly (readonly [z.ZodType, string])[] = [
  [id, 'Id'],
  [instant, 'Instant'],
  [zone, 'TimeZone'],
  [version, 'Version'],
  [reason, 'Reason'],
];

type Named = z.ZodObject | z.ZodEnum;
/** Calls whose rows are the area’s records. */
const LISTS = /\/(pageList|list)$/;

/**
 * Names for what answers hold: `SysUser` for the rows of an area’s list, `SysUserLogins` for what another call answers,
 * `SysUserStatus` for an enum or object that stands at several places.
 */
export function answerNames(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>(scalars);
  const taken = new Set(names.values());
  const give = (schema: z.ZodType, name: string) => {
    if (names.has(schema)) return;
    const free = [name, `${name}Item`, `${name}Part`].find((each) => !taken.has(each));
    if (!free) throw new Error(`The schemas of the contract have the name ${name} more than twice.`);
    names.set(schema, free);
    taken.add(free);
  };

  const calls = Object.keys(contract) as Path[];
  for (const call of calls.filter((each) => LISTS.test(each))) {
    const row = rowOf(contract[call].data);
    if (row) give(row, capital(operationOf(call).area));
  }
  for (const call of calls) {
    const { data } = contract[call];
    const { name } = operationOf(call);
    const row = rowOf(data);
    if (row) give(row, `${capital(name)}Row`);
    if (data instanceof z.ZodObject) give(data, capital(name));
  }
  for (const [schema, name] of sharedParts(names)) give(schema, name);
  return names;
}

function rowOf(data: z.ZodType): z.ZodObject | undefined {
  const list = data instanceof z.ZodObject ? data.shape.list : data;
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? list.element : undefined;
}

/** Objects and enums that stand at several places of what has a name, called after the first place. */
function sharedParts(named: ReadonlyMap<z.ZodType, string>): [z.ZodType, string][] {
  const places = new Map<z.ZodType, string[]>();
  const walk = (schema: unknown, name: string) => {
    for (const [part, partName] of partsOf(schema, name)) {
      const known = places.get(part);
      if (known) known.push(partName);
      else {
        places.set(part, [partName]);
        if (!named.has(part)) walk(part, partName);
      }
    }
  };
  for (const [schema, name] of named) walk(schema, name);
  return [...places].flatMap(([schema, [name, again]]) => (name && again ? [[schema, name] as const] : [])) as [
    z.ZodType,
    string,
  ][];
}

/** The objects and enums right below a schema. */
function partsOf(schema: unknown, name: string): [Named, string][] {
  if (!(schema instanceof z.ZodObject)) return inner(schema, name);
  return Object.entries(schema.shape).flatMap(([field, value]) => inner(value, name + capital(field)));
}

function inner(schema: unknown, name: string): [Named, string][] {
  if (schema instanceof z.ZodObject || schema instanceof z.ZodEnum) return [[schema, name]];
  if (schema instanceof z.ZodArray) return inner(schema.element, name);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return inner(schema.unwrap(), name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inner(option, name));
  return [];
}
