import type { Audience } from '../../../contract/audience';
import type { Db } from '../../db/database';
import type { FieldProblem } from '../../refusal';
import { audienceMessages } from './messages';
import { statusByNumber } from './parse';

const NAMED = 20;

/** The audience as it is stored, with each number once. */
export const audienceOf = ({ numbers, ...audience }: Audience): Audience => ({
  ...audience,
  numbers: numbers && [...new Set(numbers)],
});

/** A problem if a number of the list belongs to no user. */
export async function numbersProblem(tx: Db, { numbers }: Audience, now: string): Promise<FieldProblem | undefined> {
  const known = await statusByNumber(tx, numbers ?? [], now);
  const unknown = numbers?.filter((number) => !known.has(number)) ?? [];
  return unknown.length > 0
    ? { path: 'audience.numbers', text: audienceMessages.unknownNumbers, params: { numbers: named(unknown) } }
    : undefined;
}

export const saidOf = ({ kind, days, numbers }: Audience) => ({
  audience: kind,
  days,
  numbers: numbers && named(numbers),
});

function named(numbers: readonly number[]): string {
  const more = numbers.length - NAMED;
  return numbers.slice(0, NAMED).join(', ') + (more > 0 ? ` + ${more}` : '');
}
