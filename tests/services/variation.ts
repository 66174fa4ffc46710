import type { Profile } from '../../config/backEnd';
import type { Path } from '../../contract';

export type Group = Record<string, unknown>;

/** A request; after the variations have read it, in the contract's words. */
export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Query or body, whichever the method has. */
  input: Group;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Envelope {
  code: unknown;
  message?: unknown;
  data: unknown;
  [more: string]: unknown;
}

/** What the service remembers while it runs. */
export interface World {
  /** The newest token that it has given out. */
  token: string;
}

/**
 * One thing that another owner's service does otherwise than the contract says. What comes in is read by `arrive`, last
 * variation first, until it is what the contract says; what goes out is changed by `data`, `page`, `envelope` and `leave`
 * in this order, first variation first.
 */
export interface Variation {
  /** One plain line, a row of docs/conform.md. */
  says: string;
  /**
   * What a profile says to bridge it: `{}` if the console takes it as it comes; undefined if nothing bridges it whole.
   */
  profile?: Profile;
  /** What has to be told to `npm run conform`, because it can't be found out. */
  hints?: readonly string[];
  arrive?(request: Request, world: World): Request;
  /** Answers instead of the back end. */
  instead?(request: Request): Reply | undefined;
  data?(data: unknown, call: Path): unknown;
  page?(page: Group, call: Path): unknown;
  envelope?(envelope: Envelope, call: Path): Group;
  leave?(reply: Reply, call: Path): Reply;
}

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPage = (data: unknown): data is Group & { list: unknown[]; total: number } =>
  isGroup(data) && Array.isArray(data.list) && 'total' in data;

export const callOf = ({ method, path }: Pick<Request, 'method' | 'path'>) => `${method} ${path}` as Path;

/** Every value inside, with its name; `undefined` leaves it out. */
export function mapped(value: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change, name));
  if (!isGroup(value)) return change(value, name);
  const entries = Object.entries(value).map(([key, each]) => [key, mapped(each, change, key)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

/** The rows of a page or a list, or the one record, changed. */
export function eachRow(data: unknown, change: (row: Group, index: number) => unknown): unknown {
  if (Array.isArray(data)) return data.map((row, index) => (isGroup(row) ? change(row, index) : row));
  if (isPage(data)) return { ...data, list: eachRow(data.list, change) };
  return isGroup(data) ? change(data, 0) : data;
}

/** With names as `names` says, own → other. */
export function renamed(group: Group, names: Readonly<Record<string, string>>): Group {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [names[name] ?? name, value]));
}

export const turned = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([own, other]) => [other, own]));
