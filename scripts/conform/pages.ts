import type { BackEnd } from '../../config/backEnd';
import { type Group, isGroup } from './client';

export interface Page {
  /** Also those that can't be used. */
  rows: unknown[];
  /** What is beside the rows: the total, sums. */
  beside: Group;
  /** How many rows the whole filter finds, if it is said. */
  total?: number;
  /** Rows alone, without anything beside them. */
  isBare: boolean;
}

/** The rows of an answer, as the console finds them (src/request/read.ts). */
export function pageOf(data: unknown, { paging }: BackEnd): Page | undefined {
  if (Array.isArray(data)) return { rows: data, beside: {}, isBare: true };
  if (!isGroup(data)) return undefined;
  const name = paging.list in data ? paging.list : listName(data);
  if (!name) return undefined;
  const { [name]: rows, ...beside } = data;
  if (rows !== null && !Array.isArray(rows)) return undefined;
  const total = Number(data[paging.total] ?? Number.NaN);
  return { rows: rows ?? [], beside, total: Number.isFinite(total) ? total : undefined, isBare: false };
}

/** The only list in there. */
export function listName(data: Group): string | undefined {
  const lists = Object.keys(data).filter((name) => Array.isArray(data[name]));
  return lists.length === 1 ? lists[0] : undefined;
}

/** What tells rows apart, whatever their id is called. */
export const keysOf = ({ rows }: Pick<Page, 'rows'>): string =>
  JSON.stringify(
    rows.filter(isGroup).map((row) => Object.entries(row).filter(([, value]) => typeof value !== 'object')),
  );
