import type { Taken } from './measure';

export const toLine = ({ call, what, medianMs, p95Ms, goalMs, failed }: Taken) =>
  [call, what, medianMs.toFixed(1), p95Ms.toFixed(1), goalMs, failed ? 'failed' : ''].join('\t');

/** Prints the calls over their goal, the slowest first, and how many there are. */
export function print(times: readonly Taken[]): void {
  const over = times.filter(({ p95Ms, goalMs }) => p95Ms > goalMs).sort((a, b) => b.p95Ms - a.p95Ms);
  for (const taken of over) console.log(toLine(taken));
  const slower = (ms: number) => times.filter(({ p95Ms }) => p95Ms > ms).length;
  console.log(
    `${times.length} calls: ${over.length} over their goal; over 50, 100, 150, 500, 1000 ms: ${[50, 100, 150, 500, 1000].map(slower).join(', ')}; ${times.filter(({ failed }) => failed).length} failed.`,
  );
}
