import { median } from '../numbers';
import type { Ask } from '../stage';
import type { Question } from './questions';

export interface Taken {
  call: string;
  what: string;
  medianMs: number;
  p95Ms: number;
  goalMs: number;
  /** It was refused, mostly because it took too long. */
  failed?: true;
}

/** What is very slow is not measured as often. */
const ENOUGH_MS = 500;

/** The times of a question; it is asked once more before, which is not counted. One that fails is not asked again. */
export async function measure(ask: Ask, { path, what, input }: Question, times: number): Promise<Taken> {
  const taken: number[] = [];
  let failed: true | undefined;
  const one = async () => {
    const begun = performance.now();
    await ask(path, input).catch(() => {
      failed = true;
    });
    return performance.now() - begun;
  };
  let spent = await one();
  if (failed) taken.push(spent);
  while (!failed && (taken.length < 2 || (taken.length < times && spent < ENOUGH_MS))) {
    const ms = await one();
    spent += ms;
    taken.push(ms);
  }
  const call = path.replace(/^\w+ \/fish\/admin\//, '');
  return { call, what, medianMs: median(taken), p95Ms: percentile(taken, 0.95), goalMs: goalOf(call, what), failed };
}

const percentile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

function goalOf(call: string, what: string): number {
  if (/statistic|summary|suspects/.test(call)) return 150;
  const isShortKeyword = what.startsWith('kw ') && [...what.slice('kw '.length)].length < 3;
  return isShortKeyword || what === 'exact=true' || /countBy|estimate/.test(call) ? 100 : 50;
}
