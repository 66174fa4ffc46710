import type { World } from '../../../db/demo/world';
import type { ledger, user } from '../../user/table';

type UserRow = typeof user.$inferInsert & { id: string };
type Entry = typeof ledger.$inferInsert;
type Step = Pick<Entry, 'kind' | 'delta'> & { at: string } & Partial<Pick<Entry, 'reason' | 'sysUserId'>>;

/**
 * The stones of all users over time. A new entry also changes all later balances and the user's balance, so that the
 * entries still sum to the balances.
 */
export function createStoneBooks(world: World, users: readonly UserRow[], entries: readonly Entry[]) {
  const books = new Map<string, Entry[]>();
  for (const entry of entries.filter(({ currency }) => currency === 'stones')) {
    const book = books.get(entry.userId) ?? [];
    book.push(entry);
    books.set(entry.userId, book);
  }
  const owners = new Map(users.map((row) => [row.id, row]));
  const bookOf = (userId: string) => books.get(userId) ?? [];
  const until = (book: readonly Entry[], at: string) => {
    const later = book.findIndex((entry) => entry.at > at);
    return later < 0 ? book.length : later;
  };

  const added: Entry[] = [];
  return {
    /** Added entries, not sorted by time. */
    added,
    owners: [...books.keys()],

    /** Stones that a user can spend at an instant without a negative balance later. */
    spare(userId: string, at: string): number {
      const book = bookOf(userId);
      const index = until(book, at);
      return index === 0 ? 0 : Math.min(...book.slice(index - 1).map(({ balance }) => balance));
    },

    add(userId: string, { kind, delta, at, reason = null, sysUserId = null }: Step): Entry {
      const book = bookOf(userId);
      const index = until(book, at);
      const balance = (book[index - 1]?.balance ?? 0) + delta;
      const of = { userId, currency: 'stones', orderId: null, wishId: null } as const;
      const entry: Entry = { id: world.nextId(), ...of, kind, delta, balance, reason, sysUserId, at };
      for (const later of book.slice(index)) later.balance += delta;
      book.splice(index, 0, entry);
      added.push(entry);
      const owner = owners.get(userId);
      if (owner) owner.stones = (owner.stones ?? 0) + delta;
      return entry;
    },
  };
}

export type StoneBooks = ReturnType<typeof createStoneBooks>;
