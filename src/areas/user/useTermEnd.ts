import { Form } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import { endOf, FIRST_TERM } from './sanctions';
import { daysOf, type TermValues } from './TermField';
import { useUntil } from './useUntil';

export function useTermEnd(): string {
  const t = useTranslations();
  const until = useUntil();
  const form = Form.useFormInstance<TermValues>();
  const chosen = Form.useWatch((values: Partial<TermValues>) => values, form);
  // Restoring has no term, and on the first render the form is still empty.
  const end = endOf(daysOf({ ...chosen, term: chosen?.term ?? FIRST_TERM.term }));
  return end ? until.exact(end) : t('user.fromNowOn');
}
