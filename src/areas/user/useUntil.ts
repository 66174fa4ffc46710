import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';

type Until = string | null;

export function useUntil() {
  const t = useTranslations();
  const { day, dateTime } = useFormat();
  const say = (until: Until, shown: (instant: string) => string) =>
    until ? t('user.until', { until: shown(until) }) : t('user.forGood');
  return {
    day: (until: Until) => say(until, day),
    exact: (until: Until) => say(until, dateTime),
  };
}
