import { useIntl } from '@umijs/max';
import { useTranslations } from '@/locales/useTranslations';
import { daysText } from './periodText';
import { daysBefore, type StatisticQuery } from './query';

/** The days of a query in words, with those that it compares them with. */
export function useQueryDays({ from, to, compare }: StatisticQuery): string {
  const { locale } = useIntl();
  const text = useTranslations('statistic');
  const days = daysText(locale, from, to);
  if (!compare) return days;
  const before = daysBefore({ from, to });
  return text('days.compared', { days, before: daysText(locale, before.from, before.to) });
}
