import { z } from 'zod';
import { contract, type Path } from '../../../contract';
import type { Endpoint } from '../../../contract/base';
import { searchCalls } from '../../../contract/search.calls';
import { userCalls } from '../../../contract/user/calls';
import { DAY_MS } from '../../../server/lib/time';
import type { Ask } from '../stage';

export interface Question {
  path: Path;
  /** What is asked for, as the table of times says it. */
  what: string;
  input: Record<string, unknown>;
}

type Values = Record<string, unknown>;
type Field = { type?: string; format?: string; enum?: string[]; items?: { enum?: string[] } };

const keywords: readonly string[] = ['li', '李', 'zzzzqq', '1005', '100581', '13812345', '30000123', 'wang 77', 'a'];
const DEEP_ROWS = 100_000;
/** What a filter is given that no row of the list names. */
const given: Record<string, unknown> = { nickname: 'wang 77', phone: '13812345', number: 100_581, ip: '203.0.113.7' };

const entries = Object.entries(contract) as [Path, Endpoint][];
const fieldsOf = ({ query }: Endpoint): Record<string, Field> =>
  query ? (z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' }).properties as Record<string, Field>) : {};
const isList = (fields: Record<string, Field>) => 'current' in fields && 'pageSize' in fields;
const isRequired = ({ query }: Endpoint, name: string) =>
  !(query as unknown as { shape: Record<string, z.ZodType> }).shape[name]?.safeParse(undefined).success;

/** Every list of the contract with each filter, sort, keyword and a deep page; searches, sums, counts and details. */
export async function allQuestions(ask: Ask, now: string): Promise<Question[]> {
  const questions: Question[] = [];
  for (const [path, endpoint] of entries) {
    const fields = fieldsOf(endpoint);
    const needed = Object.keys(fields).filter((name) => isRequired(endpoint, name));
    if (path === searchCalls.records) {
      questions.push(...keywords.map((keyword) => ({ path, what: `kw ${keyword}`, input: { keyword } })));
    } else if (path.startsWith('GET ') && !needed.some((name) => name === 'list' || name === 'since')) {
      const base = Object.fromEntries(
        await Promise.all(needed.map(async (name) => [name, await neededValue(ask, path, name, now)])),
      );
      if (Object.values(base).includes(undefined)) continue;
      questions.push({ path, what: 'default', input: base });
      if (isList(fields)) questions.push(...(await ofList(ask, path, fields, base, now)));
    } else if (/\/(countBy|estimate)/.test(path)) {
      questions.push(...counts(path));
    }
  }
  return questions;
}

const counts = (path: Path): Question[] =>
  path.endsWith('estimate')
    ? (['all', 'active', 'registered', 'paid'] as const).map((kind) => {
        const days = kind === 'active' || kind === 'registered' ? 30 : null;
        return { path, what: kind, input: { audience: { kind, days, numbers: null }, texts: [] } };
      })
    : [{ path, what: 'all', input: { filter: {} } }];

async function ofList(
  ask: Ask,
  path: Path,
  fields: Record<string, Field>,
  base: Values,
  now: string,
): Promise<Question[]> {
  const { list = [], total = 0 } = ((await ask(path, { ...base, exact: 'true' })) ?? {}) as {
    list?: Values[];
    total?: number;
  };
  const found: [string, Values][] = [
    ['page 2', { current: 2 }],
    ['200 rows', { pageSize: 200 }],
  ];
  const deep = Math.floor(Math.min(total, DEEP_ROWS) / 20);
  if (deep > 2) found.push(['deep', { current: deep }]);
  for (const [name, field] of Object.entries(fields)) {
    if (['current', 'pageSize', 'order', 'after'].includes(name) || name in base) continue;
    found.push(...valuesOf(name, field, list[0], now).map(([what, input]): [string, Values] => [what, input]));
  }
  return found.map(([what, input]) => ({ path, what, input: { ...base, ...input } }));
}

function valuesOf(name: string, field: Field, row: Values | undefined, now: string): [string, Values][] {
  const one = (value: unknown): [string, Values] => [`${name}=${value}`, { [name]: value }];
  if (name === 'sort') {
    return (field.enum ?? []).flatMap((sort) =>
      ['ascend', 'descend'].map((order): [string, Values] => [`sort ${sort} ${order}`, { sort, order }]),
    );
  }
  if (name === 'keyword') return keywords.map((keyword) => [`kw ${keyword}`, { keyword }]);
  if (field.items?.enum) {
    const values = field.items.enum;
    return [...values, values.slice(0, 2).join()].map(one);
  }
  if (field.enum) return field.enum.map(one);
  if (field.type === 'boolean') return [one(true), one(false)];
  if (field.format === 'date-time') {
    const ago = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
    const days = name.endsWith('To') ? [30] : [1, 30, 365];
    return days.map((count) => [`${name} ${count}d`, { [name]: ago(count) }]);
  }
  const value = ofRow(row, name) ?? given[name] ?? (/(From|To)$/.test(name) ? 5 : undefined);
  return value === undefined ? [] : [one(value)];
}

/** A filter is mostly called what a column is called; a filter by an id, what the record is called. */
function ofRow(row: Values | undefined, name: string): unknown {
  const part = /^(.+)Id$/.exec(name)?.[1];
  const record = part && (row?.[part] as { id?: string } | null | undefined);
  return row?.[name] ?? (record ? record.id : undefined);
}

const areaOf = (path: string) => path.split('/')[3];

async function neededValue(ask: Ask, path: Path, name: string, now: string): Promise<unknown> {
  if (name === 'zone') return 'Asia/Shanghai';
  if (name === 'grain') return 'day';
  if (name === 'from') return new Date(Date.parse(now) - 30 * DAY_MS).toISOString().slice(0, 10);
  if (name === 'to') return now.slice(0, 10);
  if (name === 'id' || name === 'userId') {
    const list =
      name === 'userId'
        ? userCalls.pageList
        : entries.find(
            ([other, of]) => areaOf(other) === areaOf(path) && isList(fieldsOf(of)) && !('id' in fieldsOf(of)),
          )?.[0];
    // Of pushes and messages the biggest.
    const biggest = path.endsWith('/recipients') ? { sort: 'recipients', order: 'descend' } : {};
    const answer = list && ((await ask(list, biggest)) as { list: { id: string }[] });
    return answer?.list[0]?.id;
  }
  return undefined;
}
