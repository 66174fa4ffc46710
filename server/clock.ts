/** A task that the back end repeats by itself. */
interface Clock {
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
 * Runs the first tick, resolves when that is done, then repeats it; two ticks never run at the same time. After a tick
 * that returns true (there is more to do), the next one follows at once.
 */
export async function startClock(tick: () => Promise<unknown>, { everyMs, onError, onTick }: Options): Promise<Clock> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async () => {
    let more = false;
    try {
      more = (await tick()) === true;
      onTick?.();
    } catch (error) {
      onError(error);
    }
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

  running = run();
  await running;
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
