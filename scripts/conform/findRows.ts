import { z } from 'zod';
import type { WireField } from '../../config/backEnd';
import type { Path } from '../../contract';
import type { AreaName } from '../../contract/areas';
import { instant } from '../../contract/base';
import { instantOf } from '../../src/request/wire/instants';
import { type Client, type Group, isGroup, shown } from './client';
import type { Found } from './found';
import { pageOf } from './pages';
import { areaOf, enumOf, rowOf } from './schemas';
import { valuesFor } from './values';
import { fieldWords } from './words';

/** The rows of a list that is there. */
export interface Rows {
  call: Path;
  area: AreaName;
  schema: z.ZodObject;
  rows: Group[];
  text: string;
}

/** As many rows as one page can have, so that most values of an enum are among them. */
export async function readRows(client: Client, calls: readonly Path[]): Promise<Rows[]> {
  const all: Rows[] = [];
  for (const call of calls) {
    const schema = rowOf(call);
    if (!schema) continue;
    const { data, text } = await client.ask(call, { current: 1, pageSize: 200 });
    const rows = (pageOf(data, client.service)?.rows ?? []).filter(isGroup);
    all.push({ call, area: areaOf(call) as AreaName, schema, rows, text });
  }
  return all;
}

const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase();

/** Fields that no row has, while all have another of the same kind with such a name. */
export function findFields(found: Found, { call, area, schema, rows }: Rows): void {
  if (!rows.length) return;
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const known = new Set(Object.keys(schema.shape));
  const free = new Set([...names].filter((name) => !known.has(name)));
  const change: Record<string, string> = {};
  for (const [name, part] of Object.entries(schema.shape)) {
    if (names.has(name)) continue;
    const other = candidates(name, free).find((each) => rows.every((row) => isOf(part, row[each])));
    if (!other) continue;
    free.delete(other);
    change[name] = other;
  }
  if (!Object.keys(change).length) return;
  const evidence = `${call} → ${shown([...names])}`;
  found.bridge(
    'Fields',
    { fields: { [area]: change } },
    `Records of ${area} have other names: ${shown(change)}.`,
    evidence,
  );
}

const candidates = (name: string, free: Set<string>): string[] => {
  const alike = [...free].filter((each) => plain(each) === plain(name));
  const words = (fieldWords[name] ?? []).flatMap((word) => [...free].filter((each) => plain(each) === plain(word)));
  return [...alike, ...words];
};

function isOf(part: unknown, value: unknown): boolean {
  if (part instanceof z.ZodNullable || part instanceof z.ZodOptional)
    return value == null || isOf(part.unwrap(), value);
  if (part === instant) return instantOf(value, { zone: 'UTC' }) !== undefined;
  if (part instanceof z.ZodNumber) return value !== '' && Number.isFinite(Number(value));
  return value !== undefined && typeof value !== 'object';
}

/** Values of enums that have other names on the wire. */
export function findValues(found: Found, { call, area, schema, rows }: Rows): void {
  for (const [field, part] of Object.entries(schema.shape)) {
    const own = enumOf(part);
    const seen = [...new Set(rows.map((row) => row[field]).filter((value) => value !== undefined && value !== null))];
    const strange = seen.filter((value) => !own?.includes(String(value)));
    if (!own || !strange.length) continue;
    const evidence = `${call} → ${field}: ${shown(seen)}`;
    const values = valuesFor(own, strange);
    if (!values) {
      const says = `${area}.${field} has values that the contract does not know; they are shown as they are. What they mean only you know: fields › ${area} › ${field} › values.`;
      found.note('Values', 'taken', says, evidence);
      continue;
    }
    const before = (found.profile.fields?.[area] as Record<string, string | WireField> | undefined)?.[field];
    const name = typeof before === 'string' ? before : before?.name;
    const change = { fields: { [area]: { [field]: { ...(name && { name }), values } } } };
    found.bridge('Values', change, `Values of ${area}.${field} have other names: ${shown(values)}.`, evidence);
  }
}

/** Ids that are numbers on the wire have to be sent as numbers. */
export function findIds(found: Found, all: readonly Rows[]): void {
  const numeric = all.find(({ area, rows, text }) => {
    const field = (found.profile.fields?.[area] as Record<string, string> | undefined)?.id ?? 'id';
    return rows.length && new RegExp(`"${field}"\\s*:\\s*\\d`).test(text);
  });
  if (!numeric || found.profile.ids === 'number') return;
  found.bridge('Ids', { ids: 'number' }, 'Ids are numbers.', `${numeric.call} → id: ${shown(numeric.rows[0]?.id)}`);
}
