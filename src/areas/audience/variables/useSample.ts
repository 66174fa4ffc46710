import { fillIn, type VariableValues } from '@contract/variables';
import { useTranslations } from '@/locales/useTranslations';

export function useSample(): (text: string) => string {
  const t = useTranslations();
  const values: VariableValues = {
    nickname: t('variable.sample.nickname'),
    number: 100482,
    level: 7,
    points: 1280,
    stones: 260,
    city: t('variable.sample.city'),
  };
  return (text) => fillIn(text, values);
}
