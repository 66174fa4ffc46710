import { isPartial } from './read';

/** Records as they were read last, by area and id: what a write whose answer is lost is compared with. */
export type Row = Readonly<Record<string, unknown>>;

/** So many are remembered; those read longest ago go first. */
const RECORDS_MAX = 2000;
const AREA = /^\w+ \/fish\/admin\/(\w+)\/(\w+)$/;
const LISTS = ['pageList', 'list'];

const records = new Map<string, Row>();
let written = 0;

/** How many writes were made so far: what was read before the last of them may no longer be so. */
export const writesSoFar = (): number => written;

export function noteWrite(): void {
  written += 1;
}

/** The record of a call's area, such as a user's for `POST /fish/admin/user/changeStatus`. */
export const lastRead = (call: string, id: string): Row | undefined => records.get(keyOf(call, id));

/** Takes the record of a detail call, the rows of a list, and what a write answered. */
export function keepRead(call: string, answer: unknown): void {
  if (!isRow(answer) || isPartial(answer)) return;
  const name = AREA.exec(call)?.[2] ?? '';
  const { list } = answer;
  if (LISTS.includes(name) && Array.isArray(list)) for (const row of list) keep(call, row);
  else if (name === 'detail' || call.startsWith('POST ')) keep(call, answer);
}

export const forgetRead = (): void => records.clear();

function keep(call: string, row: unknown): void {
  if (!isRow(row) || typeof row.id !== 'string') return;
  const key = keyOf(call, row.id);
  // A list may have fewer fields of it. It moves to the end: it is the newest now.
  const merged = { ...records.get(key), ...row };
  records.delete(key);
  records.set(key, merged);
  const [oldest] = records.keys();
  if (records.size > RECORDS_MAX && oldest !== undefined) records.delete(oldest);
}

const keyOf = (call: string, id: string) => `${AREA.exec(call)?.[1]} ${id}`;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
