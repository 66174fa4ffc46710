import { createHash, type Hash } from 'node:crypto';
import { OperatorError } from '../operatorError';

/**
 * A backup is lines of JSON, compressed with gzip: a head; for each table its columns, its rows and an end with their
 * sum; the sequences; the uploads; and a last line, without which it is not whole. Rows are arrays of texts in
 * PostgreSQL's own notation, in the order of the primary key, so that both databases write the same lines.
 */
export interface Head {
  fish: 'backup';
  format: 1;
  /** The version of Fish Admin that wrote it. */
  version: string;
  /** ISO 8601. */
  at: string;
  /** When the newest migration of the database was made, in milliseconds. */
  migration: number;
}

export interface Column {
  name: string;
  /** As PostgreSQL writes it: `timestamp(3) with time zone`. */
  type: string;
}

/** A line that is no row. */
export type Mark =
  | Head
  | { table: string; columns: Column[] }
  | { end: string; rows: number; sha256: string }
  | { sequence: string; last: string; called: boolean }
  | { upload: string; content: string }
  | Totals;

export interface Totals {
  whole: true;
  tables: number;
  rows: number;
  uploads: number;
}

/** Takes the next line; resolves when it may be given another. */
export type Emit = (line: string) => Promise<void>;

export const isRow = (line: string) => line.startsWith('[');

export const FORMAT = 1;

/** @throws OperatorError if the first line is none of a backup, or of one that only a later version can read */
export function readHead(line: string | undefined): Head {
  const head = line === undefined ? undefined : parse(line);
  if (!head || !('fish' in head)) {
    throw new OperatorError('This is no backup of Fish Admin.');
  }
  if (head.format !== FORMAT) {
    throw new OperatorError(
      `This backup is of version ${head.version}, in a form that is not known here: update first.`,
    );
  }
  return head;
}

export function parse(line: string): Mark {
  try {
    return JSON.parse(line) as Mark;
  } catch {
    throw new OperatorError('This is no backup of Fish Admin, or it is damaged.');
  }
}

/** The number of rows and their SHA-256. */
export class Sum {
  rows = 0;
  private readonly hash: Hash = createHash('sha256');

  add(line: string): void {
    this.rows += 1;
    this.hash.update(line).update('\n');
  }

  end(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
