import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { asStatement } from '../telemetry/statement';
import { cancelQuery } from './cancel';
import { DatabaseFailure, isAnswer, isAway, isBusy, isUnsent } from './failure';

/** What drizzle needs of a client. A class, because drizzle takes a plain object for its settings. */
export class Queries {
  constructor(readonly query: (config: QueryConfig, values: unknown[]) => Promise<QueryResult>) {}
}

const READS = /^\W*select\b/i;

/**
 * A connection that is taken from a pool until `release`. After an error of the connection itself every query fails
 * with that first error, a rollback is nothing to do, and the pool gets rid of the connection.
 */
export class PooledClient {
  private broken?: Error;

  private constructor(
    private readonly client: PoolClient,
    private readonly inTransaction: boolean,
    private readonly signal?: AbortSignal,
  ) {}

  /** @throws DatabaseFailure if there is none to have */
  static async checkOut(pool: Pool, inTransaction: boolean, signal?: AbortSignal): Promise<PooledClient> {
    if (signal?.aborted) throw new DatabaseFailure('abandoned');
    const client = await pool.connect().catch((error: Error) => {
      throw new DatabaseFailure(isBusy(error) ? 'busy' : 'away', error);
    });
    return new PooledClient(client, inTransaction, signal);
  }

  release(): void {
    this.client.release(this.broken);
  }

  readonly query = async (config: QueryConfig, values: unknown[]): Promise<QueryResult> => {
    if (this.broken) {
      if (config.text === 'rollback') return NOTHING;
      throw this.broken;
    }
    if (this.signal?.aborted) {
      const left = new DatabaseFailure('abandoned');
      // Its rollback will not be sent either, and the next must not go on with it.
      if (this.inTransaction) this.broken = left;
      throw left;
    }
    const abandon = () => {
      this.broken = new DatabaseFailure('abandoned');
      cancelQuery(this.client);
    };
    this.signal?.addEventListener('abort', abandon, { once: true });
    try {
      return await asStatement(config.text, () => this.client.query(config, values));
    } catch (error) {
      throw this.judge(error as Error, config.text);
    } finally {
      this.signal?.removeEventListener('abort', abandon);
    }
  };

  private judge(error: Error, text: string): Error {
    if (this.broken) return this.broken;
    if (isBusy(error)) return new DatabaseFailure('busy', error);
    if (isAnswer(error)) return error;
    this.broken = isAway(error) ? new DatabaseFailure(this.mayBeDone(error, text) ? 'unknown' : 'away', error) : error;
    return this.broken;
  }

  /** A transaction is undone unless its commit arrived; a write outside of one is a commit. */
  private mayBeDone(error: Error, text: string): boolean {
    return !isUnsent(error) && (this.inTransaction ? text === 'commit' : !READS.test(text));
  }
}

const NOTHING: QueryResult = { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };
