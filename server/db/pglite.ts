import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { DatabaseFailure } from './failure';

/** Times and their arrays, and arrays of numbers: drizzle makes its own values of their texts. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231];

/** What the embedded database says of an error of the database. */
interface Said {
  severity?: string;
}

/**
 * The embedded database for drizzle. It is never asked again after it has ended with a PANIC: it would not answer, and
 * as it is in the same process, nothing else would go on either.
 */
export class EmbeddedClient extends PGlite {
  /** Called once, when it has ended. What was acknowledged is there when the folder is opened again. */
  onEnd?: (cause: Error) => void;
  private ended?: DatabaseFailure;

  /** Resolves when it answers. */
  static async open(options: PGliteOptions, onEnd?: (cause: Error) => void): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options);
    client.onEnd = onEnd;
    await client.waitReady;
    for (const type of AS_TEXT) client.parsers[type] = String;
    return client;
  }

  override query: PGlite['query'] = (text, values, options) => super.query(text, values, asOwn(options));

  override transaction: PGlite['transaction'] = (run) =>
    super.transaction((own) => {
      const query: Transaction['query'] = (text, values, options) => own.query(text, values, asOwn(options));
      return run(Object.create(own, { query: { value: query } }));
    });

  override execProtocol: PGlite['execProtocol'] = (...args) => this.watch(() => super.execProtocol(...args));
  override execProtocolStream: PGlite['execProtocolStream'] = (...args) =>
    this.watch(() => super.execProtocolStream(...args));

  override async close(): Promise<void> {
    if (!this.ended) await super.close();
  }

  private async watch<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.ended) throw this.ended;
    try {
      return await work();
    } catch (error) {
      if ((error as Said).severity !== 'PANIC') throw error;
      // Whether a commit is in the log is known only when the folder is opened again.
      this.ended = new DatabaseFailure('unknown', error);
      this.onEnd?.(error as Error);
      throw this.ended;
    }
  }
}

/**
 * Without drizzle's parsers, which the client has for all queries (`AS_TEXT`): for each query that brings its own, the
 * three hundred of the client are copied, which takes as long as a small query.
 */
const asOwn = ({ parsers: _, ...options }: QueryOptions = {}): QueryOptions => options;
