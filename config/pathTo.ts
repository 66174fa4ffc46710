import type { PagePath } from './routes';

type Query = Readonly<Record<string, string | number | undefined>>;

type Parameter<Path> = Path extends `${string}/:${infer Name}` ? Name : never;

type Values<Path> = [Parameter<Path>] extends [never]
  ? [query?: Query]
  : [values: Query & Readonly<Record<Parameter<Path>, string>>];

/**
 * The address of a page. A single value may fill the parameter of its path; other values become the query, in order.
 */
export function pathTo<Path extends PagePath>(path: Path, ...rest: Values<Path>): string {
  const values: Query = rest[0] ?? {};
  const parameter = /:(\w+)$/.exec(path)?.[1] ?? '';
  const address = path.replace(`:${parameter}`, () => encodeURIComponent(values[parameter] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && name !== parameter) query.append(name, String(value));
  }
  // Not `query.size`: the oldest supported browsers do not know it.
  return `${query}` ? `${address}?${query}` : address;
}
