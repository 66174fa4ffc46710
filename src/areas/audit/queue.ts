import type { AuditItem } from '@contract/audit';
import { codes } from '@contract/codes';
import { RequestFailure } from '@/request';
import {
  type AuditVerdict,
  type Decision,
  decide,
  decisionsOnTheirWay,
  done,
  due,
  emptyQueue,
  hurry,
  nextDue,
  type QueueState,
  refused,
  retry,
  toPhase,
  undo,
} from './queueState';

interface Queued {
  review: (decision: Decision) => Promise<AuditItem>;
  me: () => string;
  /** Whether this tab has a session that may decide; while it has none, decisions are kept. */
  maySend: () => boolean;
}

/**
 * Holds the state of the queue and sends its decisions: each when its time to undo is over, a few at a time, in order. It lives
 * outside React, so that decisions are sent on every page. Others wake and empty it when the session changes.
 */
export class Queue {
  private state = emptyQueue;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: Queued) {}

  get = (): QueueState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  who = () => ({ me: this.options.me(), now: Date.now() });

  step(next: (state: QueueState) => QueueState): void {
    const before = this.state;
    this.state = next(before);
    if (this.state !== before) this.follow();
  }

  /** False if the row in focus can't be decided here. */
  decide(verdict: AuditVerdict): boolean {
    const before = this.state;
    this.step((state) => decide(state, verdict, this.who()));
    return this.state !== before;
  }

  undo(): boolean {
    const before = this.state;
    this.step(undo);
    return this.state !== before;
  }

  flush = (): void => this.step(hurry);

  /** Sends everything at once. Resolves when no decision is left to send; undefined if there is none. */
  settle = (): Promise<void> | undefined => {
    this.flush();
    if (!decisionsOnTheirWay(this.state).length) return undefined;
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (decisionsOnTheirWay(this.state).length) return;
        stop();
        resolve();
      });
    });
  };

  retry = (id: string): void => this.step((state) => retry(state, id));

  /** Sends what is due, if it may be sent by now. */
  wake = (): void => this.send();

  /** Drops everything, unsent decisions too. */
  drop = (): void => this.step(() => emptyQueue);

  private follow(): void {
    this.send();
    for (const listener of this.listeners) listener();
  }

  private send(): void {
    clearTimeout(this.timer);
    guardTab(decisionsOnTheirWay(this.state).length > 0);
    if (!this.options.maySend()) return;
    for (const id of due(this.state, Date.now())) this.begin(id);
    const next = nextDue(this.state);
    // A decision that is already due waits for a running call, not for a timer.
    if (next !== undefined && next > Date.now()) this.timer = setTimeout(() => this.send(), next - Date.now());
  }

  private begin(id: string): void {
    const decision = this.state.decisions.find(({ item, phase }) => item.id === id && phase === 'unsent');
    if (!decision) return;
    this.state = toPhase(this.state, id, 'sending');
    for (const listener of this.listeners) listener();
    this.options.review(decision).then(
      (item) => this.step((state) => done(state, item, Date.now())),
      (error: unknown) => this.fail(decision, error),
    );
  }

  private fail({ item: { id }, verdict }: Decision, error: unknown): void {
    if (!(error instanceof RequestFailure)) throw error;
    const { notified, code, message, data } = error;
    // The session ended or belongs to another admin: the back end did nothing.
    if (notified) {
      this.step((state) => toPhase(state, id, 'unsent'));
      return;
    }
    const now = code === codes.conflict ? (data as AuditItem) : undefined;
    // The decision was already made by an earlier call whose answer was lost.
    if (now?.reviewer?.id === this.options.me() && now.state === verdict.decision) {
      this.step((state) => done(state, now, Date.now()));
      return;
    }
    this.step((state) => (error.refused ? refused(state, id, message, now) : toPhase(state, id, 'failed', message)));
  }
}

function guardTab(on: boolean): void {
  if (on) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
