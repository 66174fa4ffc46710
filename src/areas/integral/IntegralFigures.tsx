import type { Integral } from '@contract/integral';
import { isOnce } from '@contract/integral/enums';
import { useFormat } from '@/components/format';
import { KeyFacts } from '@/components/page/KeyFigures';
import { useTranslations } from '@/locales/useTranslations';

/** What a rule gives, at most how much of it, and how often it did. */
export function IntegralFigures({ rule: { event, points, dailyCap, applied } }: { rule: Integral }) {
  const text = useTranslations('integral');
  const { number } = useFormat();
  const cap = dailyCap === null ? text(isOnce(event) ? 'once' : 'uncapped') : number(dailyCap);
  return (
    <KeyFacts
      of={[
        { label: text('points'), value: number(points) },
        { label: text('dailyCap'), value: cap },
        { label: text('applied'), value: number(applied) },
      ]}
    />
  );
}
