import { inArray } from 'drizzle-orm';
import type { NumberList } from '../../../contract/audience';
import type { Db } from '../../db/database';
import { personColumns } from '../../lib/personColumns';
import { statusAt } from '../user';
import { user } from '../user/table';
import { hasNumber } from './who';

const FIRST_USERS = 20;
const EXAMPLES = 200;

/** A run of letters, digits and signs. A point belongs to it only between two of them, not at the end of a sentence. */
const PIECE = /[\p{L}\p{M}\p{N}+＋\-－−]+(?:[.．][\p{L}\p{M}\p{N}+＋\-－−]+)*/gu;
const DIGITS = /^\d+$/;

interface Pieces {
  /** By the digits without leading zeros: how each number is written where it occurs first. */
  numbers: Map<string, string>;
  repeated: number;
  unreadable: string[];
}

/** Reads the pieces of a text. Full-width digits count as digits. */
export function piecesOf(text: string): Pieces {
  const numbers = new Map<string, string>();
  const repeated = new Set<string>();
  const unreadable = new Set<string>();
  for (const [piece] of text.matchAll(PIECE)) {
    const plain = piece.normalize('NFKC');
    const digits = plain.replace(/^0+(?=\d)/, '');
    if (!DIGITS.test(plain)) {
      unreadable.add(piece);
    } else if (numbers.has(digits)) {
      repeated.add(digits);
    } else {
      numbers.set(digits, piece);
    }
  }
  return { numbers, repeated: repeated.size, unreadable: [...unreadable] };
}

export async function parseNumbers(db: Db, text: string, now: string): Promise<NumberList> {
  const { numbers, repeated, unreadable } = piecesOf(text);
  const known = await statusByNumber(db, [...numbers.keys()].map(Number), now);
  const found = [...numbers.keys()].map(Number).filter((number) => known.has(number));
  const unknown = [...numbers].filter(([digits]) => !known.has(Number(digits))).map(([, written]) => written);
  return {
    numbers: found,
    users: await usersOf(db, found.slice(0, FIRST_USERS)),
    repeated,
    unknown: unknown.slice(0, EXAMPLES),
    unknownCount: unknown.length,
    unreadable: unreadable.slice(0, EXAMPLES),
    unreadableCount: unreadable.length,
    banned: found.filter((number) => known.get(number) === 'banned').length,
  };
}

/** The status of users by number; numbers that no user has are missing. */
export async function statusByNumber(db: Db, numbers: readonly number[], now: string) {
  const rows = await db
    .select({ number: user.number, status: statusAt(now) })
    .from(user)
    .where(hasNumber(numbers.filter(Number.isSafeInteger)));
  return new Map(rows.map(({ number, status }) => [number, status]));
}

async function usersOf(db: Db, numbers: number[]) {
  const rows = await db.select(personColumns).from(user).where(inArray(user.number, numbers));
  return rows.sort((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
}
