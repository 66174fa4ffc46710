import type { Db } from '../db/connect';

/** What is kept and what the rows say, where these differ. */
export interface Difference {
  of: string;
  kept: string;
  counted: string;
}

export interface Compared {
  /** How many records were compared. */
  records: number;
  /** How many of their numbers differ. */
  differ: number;
  /** The first of these. */
  first: Difference[];
}

/** Numbers that are kept beside the rows which they count, in the transactions that write these. */
export interface Kept {
  /** What is counted, for an operator. */
  name: string;
  /** Counts them anew, while servers run. */
  count(db: Db): Promise<void>;
  /** Compares them with the rows as both are at one moment. */
  compare(db: Db, shown: number): Promise<Compared>;
}
