import { addDays, lastDays, sameTimeYesterday, startsOf } from '../../lib/days';
import { shift } from '../../lib/time';

/** Both ends are inclusive. */
export interface HomeSpan {
  from: string;
  to: string;
}

export interface Against<Value> {
  today: Value;
  yesterday: Value;
}

/** Today until now, and yesterday until the same time of day. */
export function spansOf(now: string, zone: string): Against<HomeSpan> {
  const [yesterday = now, today = now] = lastDays(now, zone, 2).map(({ start }) => start);
  return {
    today: { from: today, to: now },
    yesterday: { from: yesterday, to: sameTimeYesterday(now, zone) },
  };
}

export function wholeToday(now: string, zone: string): HomeSpan {
  const [today] = lastDays(now, zone, 1);
  const [tomorrow] = today ? startsOf([addDays(today.day, 1)], zone) : [];
  return { from: today?.start ?? now, to: shift(tomorrow ?? now, -1) };
}

export const ofBoth = async <Value>(
  spans: Against<HomeSpan>,
  ask: (span: HomeSpan) => PromiseLike<Value>,
): Promise<Against<Value>> => ({ today: await ask(spans.today), yesterday: await ask(spans.yesterday) });
