/** A task that the back end repeats by itself. */
interface Clock {
  /** Resolves after the first tick that has no more to do, that fails or that is stopped. */
  caughtUp: Promise<void>;
  /** Stops it and waits for a tick that is running. */
  stop(): Promise<void>;
}

interface Options {
  everyMs: number;
  /** Called when a tick fails; the next tick tries again. */
  onError(error: unknown): void;
  /** Called after each other tick. */
  onTick?(): void;
}

/**
 * Begins the first tick and repeats it; two ticks never run at the same time. After a tick that returns true (there is
 * more to do), the next one follows at once.
 */
export function startClock(tick: () => Promise<boolean>, { everyMs, onError, onTick }: Options): Clock {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let isCaughtUp = () => {};
  const caughtUp = new Promise<void>((resolve) => {
    isCaughtUp = resolve;
  });

  const run = async () => {
    let more = false;
    try {
      more = await tick();
      onTick?.();
    } catch (error) {
      onError(error);
    }
    if (!more || stopped) isCaughtUp();
    if (!stopped) {
      timer = setTimeout(
        () => {
          running = run();
        },
        more ? 0 : everyMs,
      );
      // The timer does not keep the process running.
      timer.unref();
    }
  };

  let running = run();
  return {
    caughtUp,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      isCaughtUp();
      await running;
    },
  };
}
