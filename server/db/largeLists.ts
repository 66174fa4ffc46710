import { createHash } from 'node:crypto';

/** How long a list that had more than `TOTAL_MAX` rows is not counted again: it does not shrink that fast. */
const KEPT_MS = 10_000;
/** So many lists are remembered. */
const LISTS_MAX = 1_000;

/** Which lists of a database had more rows than are counted, so that not every page counts them again. */
export class LargeLists {
  /** By the hash of each list, whose condition may be megabytes, and in the order in which they run out. */
  private readonly until = new Map<string, number>();

  constructor(private readonly now = () => performance.now()) {}

  has(list: string): boolean {
    return (this.until.get(hashOf(list)) ?? 0) > this.now();
  }

  add(list: string): void {
    const [key, now] = [hashOf(list), this.now()];
    this.until.delete(key);
    this.until.set(key, now + KEPT_MS);
    for (const [other, until] of this.until) {
      if (until > now && this.until.size <= LISTS_MAX) break;
      this.until.delete(other);
    }
  }

  get size(): number {
    return this.until.size;
  }

  /** After a write, so that whoever wrote sees what became of it. */
  forget(): void {
    this.until.clear();
  }
}

const hashOf = (list: string) => createHash('sha256').update(list).digest('base64');

const all = new WeakMap<object, LargeLists>();

export function remembering<Connection extends object>(db: Connection, largeLists: LargeLists): Connection {
  all.set(db, largeLists);
  return db;
}

/** What is remembered of a database; nothing within a transaction. */
export const largeListsOf = (db: object): LargeLists | undefined => all.get(db);
