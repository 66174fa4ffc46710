import type { Tip } from '@contract/tip';
import { useFormat } from '@/components/format';

export function TipTime({ tip: { from, to } }: { tip: Pick<Tip, 'from' | 'to'> }) {
  const { dayTime, timeAfter } = useFormat();
  return (
    <span className="fish-nowrap">
      <time dateTime={from}>{dayTime(from)}</time> – <time dateTime={to}>{timeAfter(to, from)}</time>
    </span>
  );
}
