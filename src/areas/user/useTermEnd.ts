import { Form } from 'antd';
import { SANCTION_DAYS_MAX } from '@contract/user/enums';
import { useTranslations } from '@/locales/useTranslations';
import { endOf, FIRST_TERM } from './sanctions';
import { daysOf, type TermValues } from './TermField';
import { useUntil } from './useUntil';

/** Until when the chosen term lasts, in words. */
export function useTermEnd(): string {
  const t = useTranslations();
  const until = useUntil();
  const form = Form.useFormInstance<TermValues>();
  const chosen = Form.useWatch((values: Partial<TermValues>) => values, form);
  // Restoring has no term, and on the first render the form is still empty.
  const term = chosen?.term ?? FIRST_TERM.term;
  const days = term === 'other' ? chosen?.days : daysOf({ term });
  if (days === null && term === 'forGood') return t('user.fromNowOn');
  // What is wrong with a number of days stands below its field.
  return isTerm(days) ? until.exact(endOf(days)) : t('user.term.below');
}

const isTerm = (days: unknown): days is number =>
  Number.isInteger(days) && Number(days) >= 1 && Number(days) <= SANCTION_DAYS_MAX;
