/** What the back end does again and again, without being called. */
export interface Clock {
  /** Ends it; a tick that is under way is waited for. */
  stop(): Promise<void>;
}

interface Options {
  everyMs: number;
  /** A tick that fails is told, and the next one tries again. */
  onError(error: unknown): void;
}

/**
 * Ticks at once, and resolves when that is done; then again and again, never two ticks at a time. A tick that answers
 * true has more to do, and the next follows at once.
 */
export async function startClock(tick: () => Promise<unknown>, { everyMs, onError }: Options): Promise<Clock> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async () => {
    let more = false;
    try {
      more = (await tick()) === true;
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
      // Nobody is kept waiting for the next tick.
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
