import { OperatorError } from '../operatorError';
import { isRow, type Mark, parse, type Totals } from './lines';

type MarkOf<Key extends string> = Extract<Mark, Record<Key, unknown>>;

/** What is done with each kind of line after the head. */
export interface Takes {
  table(mark: MarkOf<'table'>): void;
  row(line: string): void | Promise<void>;
  end(mark: MarkOf<'end'>): void | Promise<void>;
  sequence?(mark: MarkOf<'sequence'>): Promise<unknown>;
  upload?(mark: MarkOf<'upload'>): Promise<unknown>;
}

/** Goes through the lines after the head and returns the last one. @throws OperatorError if that is missing */
export async function walk(lines: AsyncIterable<string>, takes: Takes): Promise<Totals> {
  let totals: Totals | undefined;
  for await (const line of lines) {
    if (isRow(line)) await takes.row(line);
    else totals = (await take(parse(line), takes)) ?? totals;
  }
  if (!totals) throw notWhole();
  return totals;
}

async function take(mark: Mark, takes: Takes): Promise<Totals | undefined> {
  if ('table' in mark) takes.table(mark);
  else if ('end' in mark) await takes.end(mark);
  else if ('sequence' in mark) await takes.sequence?.(mark);
  else if ('upload' in mark) await takes.upload?.(mark);
  else if ('whole' in mark) return mark;
  return undefined;
}

export const notWhole = () => new OperatorError('The backup is not whole: its end is missing.');

/**
 * Hands over the first line, and the others to go on with. Whoever writes the lines is told when nobody reads them any
 * more, also if none but the first was read.
 */
export async function behead<Result>(
  lines: AsyncIterable<string>,
  use: (first: string | undefined, rest: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> {
  const rest = lines[Symbol.asyncIterator]();
  try {
    const { value, done } = await rest.next();
    return await use(done ? undefined : value, { [Symbol.asyncIterator]: () => rest });
  } finally {
    await rest.return?.();
  }
}
