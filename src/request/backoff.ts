import { sharedState } from '@/components/state/sharedState';
import { RequestFailure } from './failure';

/** The pauses between tries, in seconds: two minutes in all. */
export const PAUSES_S = [1, 2, 4, 8, 15, 30, 30, 30] as const;

type BackoffState =
  | { is: 'calm' }
  /** The service is being asked again. */
  | { is: 'asking' }
  /** The service is asked again by itself in so many seconds. */
  | { is: 'waiting'; seconds: number; offline: boolean }
  /** The pauses are over, or were stopped: the operator says whether to go on. */
  | { is: 'over'; offline: boolean };

const CALM: BackoffState = { is: 'calm' };

/**
 * Waits for a service that does not answer, such as one that restarts, for one piece of work. Calls made at the same
 * time wait together. `asks`: after the last pause the operator decides; otherwise the work fails.
 */
export class Backoff {
  private readonly state = sharedState<BackoffState>(CALM);
  private readonly asks: boolean;
  private tries = 0;
  private waiting = 0;
  private givenUp = false;
  private pause?: Promise<boolean>;
  /** Ends the pause: true asks again. */
  private end?: (again: boolean) => void;
  private timer?: ReturnType<typeof setInterval>;

  constructor({ asks = false } = {}) {
    this.asks = asks;
  }

  get = (): BackoffState => this.state.get();
  use = (): BackoffState => this.state.use();
  subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);

  /** The answer of `ask`, which is asked until the service answers, if it does nothing when it is not answered. */
  async through<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        this.calm();
        return answer;
      } catch (error) {
        const again = error instanceof RequestFailure && error.away && (await this.wait(signal));
        if (again) continue;
        this.calm();
        throw error;
      }
    }
  }

  /** Asks now rather than after the pause. */
  tryNow = (): void => this.end?.(true);

  /** Waits no longer. */
  stop = (): void => {
    if (this.asks) this.over();
    else this.end?.(false);
  };

  /** Goes on after all, with all pauses before it again. */
  goOn = (): void => {
    this.tries = 0;
    this.givenUp = false;
    this.end?.(true);
  };

  /** Fails whatever waits, and waits for nothing more until `goOn`. */
  giveUp = (): void => {
    this.givenUp = true;
    this.end?.(false);
  };

  private async wait(signal?: AbortSignal): Promise<boolean> {
    if (this.givenUp || signal?.aborted) return false;
    const pause = this.pause ?? this.begin();
    this.waiting += 1;
    const left = new Promise<boolean>((resolve) => {
      signal?.addEventListener('abort', () => resolve(false), { once: true });
    });
    const again = await Promise.race([pause, left]);
    this.waiting -= 1;
    return again;
  }

  private begin(): Promise<boolean> {
    const seconds = PAUSES_S[this.tries];
    this.tries += 1;
    this.pause = new Promise<boolean>((resolve) => {
      this.end = (again) => {
        this.stopClock();
        this.pause = undefined;
        this.end = undefined;
        this.state.set(again ? { is: 'asking' } : CALM);
        resolve(again);
      };
    });
    const { pause } = this;
    if (seconds !== undefined) this.countDown(seconds);
    else if (this.asks) this.over();
    else this.end?.(false);
    return pause;
  }

  private countDown(from: number): void {
    let seconds: number = from;
    const show = () => this.state.set({ is: 'waiting', seconds, offline: !navigator.onLine });
    show();
    this.timer = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) show();
      else this.end?.(true);
    }, 1000);
    window.addEventListener('online', this.tryNow);
  }

  private over(): void {
    if (!this.end) return;
    this.stopClock();
    this.state.set({ is: 'over', offline: !navigator.onLine });
  }

  /** One call was answered, or failed for good: those that wait may try at once. */
  private calm(): void {
    this.tries = 0;
    if (this.waiting) this.end?.(true);
    else this.end?.(false);
    this.state.set(CALM);
  }

  private stopClock(): void {
    clearInterval(this.timer);
    window.removeEventListener('online', this.tryNow);
  }
}
