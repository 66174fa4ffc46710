/** How many rows are worked on at a time. */
export const AT_A_TIME = 4;

/** `waiting`: not begun. `unknown`: it was sent, but no answer came, so it may or may not have been done. */
export type Outcome = 'waiting' | 'running' | 'done' | 'failed' | 'unknown';

/** `cancelling`: no new rows begin, but some are still under way. */
export type Status = 'running' | 'paused' | 'cancelling' | 'finished';

export interface Entry<Item> {
  readonly item: Item;
  outcome: Outcome;
  /** Why it failed, in the words of whoever refused it. */
  reason?: string;
}

/** What a failure means for the row. `waiting`: nothing was done and nothing can be for now, so the run pauses. */
export interface Verdict {
  outcome: 'failed' | 'unknown' | 'waiting';
  reason?: string;
}

export interface Progress extends Readonly<Record<Outcome, number>> {
  readonly status: Status;
  readonly total: number;
}

/** Does the same to many records: four at a time, each with an outcome of its own. It knows nothing of React. */
export class BulkRun<Item> {
  readonly entries: readonly Entry<Item>[];
  private progress: Progress;
  /** Entries still to begin, in order; what a pause gives back goes first. */
  private queue: Entry<Item>[];
  private readonly abort = new AbortController();
  private readonly listeners = new Set<() => void>();

  constructor(
    items: readonly Item[],
    private readonly work: (item: Item, signal: AbortSignal) => Promise<unknown>,
    private readonly judge: (error: unknown) => Verdict,
  ) {
    this.entries = items.map((item) => ({ item, outcome: 'waiting' }));
    this.queue = [...this.entries];
    const total = items.length;
    this.progress = { status: 'paused', total, waiting: total, running: 0, done: 0, failed: 0, unknown: 0 };
  }

  /** A new object after every change, as `useSyncExternalStore` wants it. */
  getProgress = (): Progress => this.progress;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Begins, or goes on after a pause. */
  resume(): void {
    if (this.progress.status !== 'paused') return;
    this.setStatus('running');
    this.fill();
  }

  /** No new rows begin until `resume`. */
  pause(): void {
    if (this.progress.status === 'running') this.setStatus('paused');
  }

  /** No new rows begin any more; those under way finish, and their outcome counts. */
  cancel(): void {
    if (this.progress.status === 'finished') return;
    this.setStatus('cancelling');
    this.settle();
  }

  /** Once finished: works again on the rows that failed. */
  retryFailed(): void {
    if (this.progress.status !== 'finished') return;
    this.queue = this.entries.filter(({ outcome }) => outcome === 'failed');
    for (const entry of this.queue) this.move(entry, 'waiting');
    this.setStatus('running');
    this.fill();
  }

  /** Gives up at once: nobody waits for the rows under way any more. */
  drop(): void {
    this.queue = [];
    this.abort.abort();
    this.listeners.clear();
  }

  private fill(): void {
    while (this.progress.status === 'running' && this.progress.running < AT_A_TIME) {
      const entry = this.queue.shift();
      if (!entry) break;
      this.begin(entry);
    }
    this.settle();
  }

  private begin(entry: Entry<Item>): void {
    this.move(entry, 'running');
    this.work(entry.item, this.abort.signal).then(
      () => this.end(entry, { outcome: 'done' }),
      (error: unknown) => this.end(entry, this.judge(error)),
    );
  }

  private end(entry: Entry<Item>, { outcome, reason }: Verdict | { outcome: 'done'; reason?: undefined }): void {
    if (this.abort.signal.aborted) return;
    this.move(entry, outcome, reason);
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

  private move(entry: Entry<Item>, outcome: Outcome, reason?: string): void {
    const from = entry.outcome;
    entry.outcome = outcome;
    entry.reason = reason;
    this.change({ [from]: this.progress[from] - 1, [outcome]: this.progress[outcome] + 1 });
  }

  private setStatus(status: Status): void {
    this.change({ status });
  }

  private change(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change };
    for (const listener of this.listeners) listener();
  }
}
