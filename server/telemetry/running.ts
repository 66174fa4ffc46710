import { SECOND_MS } from '../lib/time';

interface Clock {
  everyMs: number;
  /** When its last good tick was over. */
  doneAt: number;
}

/** What a process knows of itself while it runs. */
export class Running {
  /** It has been told to stop: whoever balances the load sends it nothing more. */
  stopping = false;
  private readonly startedAt = performance.now();
  private readonly clocks = new Map<string, Clock>();

  uptimeSeconds(): number {
    return Math.floor((performance.now() - this.startedAt) / SECOND_MS);
  }

  /** A clock began, or finished a tick without an error. */
  ticked(name: string, everyMs: number): void {
    this.clocks.set(name, { everyMs, doneAt: performance.now() });
  }

  /** By clock, how long a tick has been overdue, in seconds: 0 while it keeps its time. */
  clockLags(): Record<string, number> {
    const now = performance.now();
    const lags = [...this.clocks].map(([name, { everyMs, doneAt }]) => [
      name,
      Math.max(0, now - doneAt - everyMs) / SECOND_MS,
    ]);
    return Object.fromEntries(lags);
  }

  /** The longest of them, in whole seconds. */
  clockLagSeconds(): number {
    return Math.floor(Math.max(0, ...Object.values(this.clockLags())));
  }
}
