import { addDays, lastDays, startsOf } from '../../lib/days';
import { elapsed, shift } from '../../lib/time';

/** From an instant to another, both inclusive. */
export interface Span {
  from: string;
  to: string;
}

/** Something of today beside the same of yesterday. */
export interface Against<Value> {
  today: Value;
  yesterday: Value;
}

/** Today up to now, and yesterday up to the same time of day. */
export function spansOf(now: string, zone: string): Against<Span> {
  const [yesterday = now, today = now] = lastDays(now, zone, 2).map(({ start }) => start);
  return {
    today: { from: today, to: now },
    yesterday: { from: yesterday, to: shift(yesterday, elapsed(today, now)) },
  };
}

/** The whole of today in a zone. */
export function wholeToday(now: string, zone: string): Span {
  const [today] = lastDays(now, zone, 1);
  const [tomorrow] = today ? startsOf([addDays(today.day, 1)], zone) : [];
  return { from: today?.start ?? now, to: shift(tomorrow ?? now, -1) };
}

/** The same question about both. */
export const ofBoth = async <Value>(
  spans: Against<Span>,
  ask: (span: Span) => PromiseLike<Value>,
): Promise<Against<Value>> => ({ today: await ask(spans.today), yesterday: await ask(spans.yesterday) });
