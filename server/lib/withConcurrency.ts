/** Does tasks, at most so many at a time, and returns what they return, in their order. After a failure none is begun. */
export async function withConcurrency<Result>(limit: number, tasks: readonly (() => Promise<Result>)[]) {
  const results: Result[] = [];
  const left = [...tasks.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, task] = next;
      results[at] = await task();
    }
  };
  try {
    await Promise.all(Array.from({ length: limit }, work));
  } finally {
    left.length = 0;
  }
  return results;
}
