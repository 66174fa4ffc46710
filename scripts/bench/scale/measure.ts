import { median } from '../numbers';
import type { Ask } from '../stage';
import type { Question } from './questions';

export interface Taken {
  call: string;
  what: string;
  medianMs: number;
  p95Ms: number;
  goalMs: number;
}

const TIMES = 5;
/** What is very slow is not measured as often. */
const ENOUGH_MS = 500;

/** The times of a question; it is asked once more before, which is not counted. */
export async function measure(ask: Ask, { path, what, input }: Question): Promise<Taken> {
  const taken: number[] = [];
  const one = async () => {
    const begun = performance.now();
    await ask(path, input);
    return performance.now() - begun;
  };
  let spent = await one();
  while (taken.length < 2 || (taken.length < TIMES && spent < ENOUGH_MS)) {
    const ms = await one();
    spent += ms;
    taken.push(ms);
  }
  const call = path.replace(/^\w+ \/fish\/admin\//, '');
  return { call, what, medianMs: median(taken), p95Ms: percentile(taken, 0.95), goalMs: goalOf(call, what) };
}

const percentile = (numbers: readonly number[], share: number) =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

function goalOf(call: string, what: string): number {
  if (/statistic|summary|suspects/.test(call)) return 150;
  const isShortKeyword = what.startsWith('kw ') && [...what.slice('kw '.length)].length < 3;
  return isShortKeyword || /countBy|estimate/.test(call) ? 100 : 50;
}
