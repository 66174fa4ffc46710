import type { Case } from './case';

/** Few cases with each kind and each screen among them, and the kinds in turn. */
export function sampleOf(cases: readonly Case[]): readonly Case[] {
  const times = new Map<string, number>();
  const screens = new Set<string>();
  const timesOf = ({ kind }: Case) => times.get(kind) ?? 0;
  const gain = (each: Case) => Number(!timesOf(each)) + Number(!screens.has(each.screen));
  const sample: Case[] = [];
  for (;;) {
    const [first, ...others] = cases.filter(gain);
    if (!first) return sample;
    const isBetter = (one: Case, best: Case) =>
      gain(one) > gain(best) || (gain(one) === gain(best) && timesOf(one) < timesOf(best));
    const next = others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
    sample.push(next);
    times.set(next.kind, timesOf(next) + 1);
    screens.add(next.screen);
  }
}
