export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median duration in milliseconds; the first run warms up and is not counted. */
export async function timed(times: number, what: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time <= times; time++) {
    const begun = performance.now();
    await what();
    taken.push(performance.now() - begun);
  }
  return median(taken.slice(1));
}
