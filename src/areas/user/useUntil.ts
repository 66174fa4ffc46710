import { useIntl } from '@umijs/max';
import { useFormat } from '@/components/format';

type Until = string | null;

/** When a mute or ban ends, in words; null is "for good". */
export function useUntil() {
  const { formatMessage } = useIntl();
  const { day, dateTime } = useFormat();
  const say = (until: Until, shown: (instant: string) => string) =>
    until ? formatMessage({ id: 'user.until' }, { until: shown(until) }) : formatMessage({ id: 'user.forGood' });
  return {
    /** "until 24 Nov" */
    day: (until: Until) => say(until, day),
    /** "until 24 Nov 2026, 14:05" */
    exact: (until: Until) => say(until, dateTime),
  };
}
