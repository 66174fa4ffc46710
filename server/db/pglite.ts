import { PGlite } from '@electric-sql/pglite';
import { DatabaseFailure } from './failure';

/** What the embedded database says of an error of the database. */
interface Said {
  severity?: string;
}

/**
 * The embedded database, which is never asked again after it has ended with a PANIC: it would not answer, and as it is
 * in the same process, nothing else would go on either.
 */
export class EmbeddedClient extends PGlite {
  /** Called once, when it has ended. What was acknowledged is there when the folder is opened again. */
  onEnd?: (cause: Error) => void;
  private ended?: DatabaseFailure;

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
