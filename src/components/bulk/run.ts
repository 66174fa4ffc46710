export const ROWS_AT_A_TIME = 4;

/** `waiting`: not started. `unknown`: sent, but without an answer, so it may have been done. */
export type Outcome = 'waiting' | 'running' | 'done' | 'failed' | 'unknown';

/** `cancelling`: no new rows start, but some calls are still running. */
type Status = 'running' | 'paused' | 'cancelling' | 'finished';

export interface BulkEntry<Item> {
  readonly item: Item;
  outcome: Outcome;
  reason?: string;
  /** When its outcome was known. */
  at?: Date;
}

/** What a failure means for its row. `waiting`: nothing was done and nothing can be done now, so the run pauses. */
export interface RowVerdict {
  outcome: 'failed' | 'unknown' | 'waiting';
  reason?: string;
}

export interface RunProgress extends Readonly<Record<Outcome, number>> {
  readonly status: Status;
  readonly total: number;
}

/** Runs one action on many records, four at a time, each with its own outcome. It does not depend on React. */
export class BulkRun<Item> {
  readonly entries: readonly BulkEntry<Item>[];
  private progress: RunProgress;
  /** Rows not started yet, in order; rows given back by a pause come first. */
  private queue: BulkEntry<Item>[];
  private readonly abort = new AbortController();
  private readonly listeners = new Set<() => void>();

  constructor(
    items: readonly Item[],
    private readonly work: (item: Item, signal: AbortSignal) => Promise<unknown>,
    private readonly judge: (error: unknown) => RowVerdict,
  ) {
    this.entries = items.map((item) => ({ item, outcome: 'waiting' }));
    this.queue = [...this.entries];
    const total = items.length;
    this.progress = { status: 'paused', total, waiting: total, running: 0, done: 0, failed: 0, unknown: 0 };
  }

  /** A new object after every change, because `useSyncExternalStore` compares references. */
  getProgress = (): RunProgress => this.progress;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  resume(): void {
    if (this.progress.status !== 'paused') return;
    this.setStatus('running');
    this.fill();
  }

  /** Starts no new rows until `resume`. */
  pause(): void {
    if (this.progress.status === 'running') this.setStatus('paused');
  }

  /** Starts no more rows; running calls finish, and their outcome counts. */
  cancel(): void {
    if (this.progress.status === 'finished') return;
    this.setStatus('cancelling');
    this.settle();
  }

  /** Only after the end: runs the failed rows again. */
  retryFailed(): void {
    if (this.progress.status !== 'finished') return;
    this.queue = this.entries.filter(({ outcome }) => outcome === 'failed');
    for (const entry of this.queue) this.move(entry, 'waiting');
    this.setStatus('running');
    this.fill();
  }

  drop(): void {
    this.queue = [];
    this.abort.abort();
    this.listeners.clear();
  }

  private fill(): void {
    while (this.progress.status === 'running' && this.progress.running < ROWS_AT_A_TIME) {
      const entry = this.queue.shift();
      if (!entry) break;
      this.begin(entry);
    }
    this.settle();
  }

  private begin(entry: BulkEntry<Item>): void {
    this.move(entry, 'running');
    this.work(entry.item, this.abort.signal).then(
      () => this.end(entry, { outcome: 'done' }),
      (error: unknown) => this.end(entry, this.judge(error)),
    );
  }

  private end(entry: BulkEntry<Item>, { outcome, reason }: RowVerdict | { outcome: 'done'; reason?: undefined }): void {
    if (this.abort.signal.aborted) return;
    this.move(entry, outcome, reason);
    entry.at = outcome === 'waiting' ? undefined : new Date();
    if (outcome === 'waiting') {
      this.queue.unshift(entry);
      this.pause();
    }
    this.fill();
  }

  private settle(): void {
    const { status, running } = this.progress;
    const over = status === 'cancelling' || (status === 'running' && !this.queue.length);
    if (over && !running) this.setStatus('finished');
  }

  private move(entry: BulkEntry<Item>, outcome: Outcome, reason?: string): void {
    const from = entry.outcome;
    entry.outcome = outcome;
    entry.reason = reason;
    this.change({ [from]: this.progress[from] - 1, [outcome]: this.progress[outcome] + 1 });
  }

  private setStatus(status: Status): void {
    this.change({ status });
  }

  private change(change: Partial<RunProgress>): void {
    this.progress = { ...this.progress, ...change };
    for (const listener of this.listeners) listener();
  }
}
