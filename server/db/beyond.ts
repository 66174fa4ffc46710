/** How long a list that had more than `TOTAL_MAX` rows is not counted again: it does not shrink that fast. */
const KEPT_MS = 10_000;
/** So many lists are remembered. */
const LISTS_MAX = 1_000;

/** Which lists of a database had more rows than are counted, so that not every page counts them again. */
export class Beyond {
  private readonly until = new Map<string, number>();

  constructor(private readonly now = () => performance.now()) {}

  has(list: string): boolean {
    return (this.until.get(list) ?? 0) > this.now();
  }

  add(list: string): void {
    if (this.until.size >= LISTS_MAX) this.until.clear();
    this.until.set(list, this.now() + KEPT_MS);
  }

  /** After a write, so that whoever wrote sees what became of it. */
  forget(): void {
    this.until.clear();
  }
}

const all = new WeakMap<object, Beyond>();

export function remembering<Connection extends object>(db: Connection, beyond: Beyond): Connection {
  all.set(db, beyond);
  return db;
}

/** What is remembered of a database; nothing within a transaction. */
export const beyondOf = (db: object): Beyond | undefined => all.get(db);
