type Ask = () => Promise<unknown>;

const asking = new Set<Ask>();

/** Lets a call that is shown be asked again by `askAgain`; returns how to end that. */
export function mayBeAskedAgain(ask: Ask): () => void {
  asking.add(ask);
  return () => {
    asking.delete(ask);
  };
}

/** Asks every call again whose answer is on the screen. Resolves when all are answered, or failed. */
export async function askAgain(): Promise<void> {
  await Promise.allSettled([...asking].map((ask) => ask()));
}
