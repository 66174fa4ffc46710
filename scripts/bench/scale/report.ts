import type { Taken } from './measure';

export const toLine = ({ call, what, medianMs, p95Ms, goalMs }: Taken) =>
  [call, what, medianMs.toFixed(1), p95Ms.toFixed(1), goalMs].join('\t');

/** Prints the calls over their goal, the slowest first, and how many there are. */
export function print(times: readonly Taken[]): void {
  const over = times.filter(({ p95Ms, goalMs }) => p95Ms > goalMs).sort((a, b) => b.p95Ms - a.p95Ms);
  for (const taken of over) console.log(toLine(taken));
  const slower = (ms: number) => times.filter(({ p95Ms }) => p95Ms > ms).length;
  console.log(
    `${times.length} calls: ${over.length} over their goal, ${slower(50)} over 50 ms, ${slower(500)} over half a second, ${slower(1000)} over one second.`,
  );
}
