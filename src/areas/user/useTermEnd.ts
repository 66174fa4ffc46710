import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { endOf, FIRST_TERM } from './sanctions';
import { daysOf, type TermValues } from './TermField';
import { useUntil } from './useUntil';

/** "until 24 Nov 2026, 14:05", following the term that is chosen in the form around it. */
export function useTermEnd(): string {
  const { formatMessage } = useIntl();
  const until = useUntil();
  const form = Form.useFormInstance<TermValues>();
  const chosen = Form.useWatch((values: Partial<TermValues>) => values, form);
  // Restoring has no term, and the first rendering none yet.
  const end = endOf(daysOf({ ...chosen, term: chosen?.term ?? FIRST_TERM.term }));
  return end ? until.exact(end) : formatMessage({ id: 'user.fromNowOn' });
}
