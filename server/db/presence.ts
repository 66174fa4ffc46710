import { failureOf } from './failure';

/** Told once when the database goes away, with the cause, and once when it is back. */
export type OnPresence = (isThere: boolean, cause?: unknown) => void;

/** Learns from what becomes of each piece of work whether the database is there. */
export class Presence {
  private isThere = true;

  constructor(private readonly onChange: OnPresence = () => {}) {}

  async watch<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.learn(true);
      return result;
    } catch (error) {
      const kind = failureOf(error)?.kind;
      if (kind === 'away' || kind === 'unknown') this.learn(false, error);
      throw error;
    }
  }

  private learn(isThere: boolean, cause?: unknown): void {
    if (isThere === this.isThere) return;
    this.isThere = isThere;
    this.onChange(isThere, cause);
  }
}
