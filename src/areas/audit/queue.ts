import type { AuditItem } from '@contract/audit';
import { codes } from '@contract/codes';
import { RequestFailure } from '@/request';
import {
  type Bench,
  type Decision,
  decide,
  decisionsOnTheirWay,
  done,
  due,
  emptyBench,
  hurry,
  nextDue,
  refused,
  retry,
  toPhase,
  undo,
  type Verdict,
} from './bench';

interface Queued {
  /** Sends one decision. */
  review: (decision: Decision) => Promise<AuditItem>;
  /** Who is deciding: the signed-in admin. */
  me: () => string;
}

/**
 * The bench, and what sends its decisions: each when its time to be undone is over, a few at a time and in order. It
 * lives outside React, so that decisions are sent whatever page is shown. It knows nothing of sessions: it is paused,
 * resumed and emptied by who does.
 */
export class Queue {
  private bench = emptyBench;
  private paused = false;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: Queued) {}

  get = (): Bench => this.bench;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  who = () => ({ me: this.options.me(), now: Date.now() });

  /** One step of the bench. */
  step(next: (bench: Bench) => Bench): void {
    const before = this.bench;
    this.bench = next(before);
    if (this.bench !== before) this.follow();
  }

  /** False when the row in focus is not to be decided here. */
  decide(verdict: Verdict): boolean {
    const before = this.bench;
    this.step((bench) => decide(bench, verdict, this.who()));
    return this.bench !== before;
  }

  /** False when there is nothing that can still be taken back. */
  undo(): boolean {
    const before = this.bench;
    this.step(undo);
    return this.bench !== before;
  }

  /** Sends at once what waits to be sent. */
  flush = (): void => this.step(hurry);

  /** Sends at once what waits, and resolves when nothing is on its way any more; undefined if nothing is. */
  settle = (): Promise<void> | undefined => {
    this.flush();
    if (!decisionsOnTheirWay(this.bench).length) return undefined;
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (decisionsOnTheirWay(this.bench).length) return;
        stop();
        resolve();
      });
    });
  };

  retry = (id: string): void => this.step((bench) => retry(bench, id));

  /** Nothing is sent until `resume`; what waits is kept. */
  pause = (): void => {
    this.paused = true;
  };

  resume = (): void => {
    this.paused = false;
    this.send();
  };

  /** Forgets everything, also what was not sent. */
  drop = (): void => {
    this.paused = false;
    this.step(() => emptyBench);
  };

  private follow(): void {
    this.send();
    for (const listener of this.listeners) listener();
  }

  private send(): void {
    clearTimeout(this.timer);
    guardTab(decisionsOnTheirWay(this.bench).length > 0);
    if (this.paused) return;
    for (const id of due(this.bench, Date.now())) this.begin(id);
    const next = nextDue(this.bench);
    // One that is due already waits for a call to come back.
    if (next !== undefined && next > Date.now()) this.timer = setTimeout(() => this.send(), next - Date.now());
  }

  private begin(id: string): void {
    const decision = this.bench.decisions.find(({ item, phase }) => item.id === id && phase === 'unsent');
    if (!decision) return;
    this.bench = toPhase(this.bench, id, 'sending');
    for (const listener of this.listeners) listener();
    this.options.review(decision).then(
      (item) => this.step((bench) => done(bench, item, Date.now())),
      (error: unknown) => this.fail(decision, error),
    );
  }

  private fail({ item: { id }, verdict }: Decision, error: unknown): void {
    if (!(error instanceof RequestFailure)) throw error;
    const { notified, code, status = 500, message, data } = error;
    // The session is over, or another admin's: nothing was done.
    if (notified) {
      this.pause();
      this.step((bench) => toPhase(bench, id, 'unsent'));
      return;
    }
    const now = code === codes.conflict ? (data as AuditItem) : undefined;
    // An answer that was lost on its way: it had been done.
    if (now?.reviewer?.id === this.options.me() && now.state === verdict.decision) {
      this.step((bench) => done(bench, now, Date.now()));
      return;
    }
    const final = code !== undefined || status < 500;
    this.step((bench) => (final ? refused(bench, id, message, now) : toPhase(bench, id, 'failed', message)));
  }
}

/** The browser asks before the tab is closed over decisions that were not sent. */
function guardTab(on: boolean): void {
  if (on) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
