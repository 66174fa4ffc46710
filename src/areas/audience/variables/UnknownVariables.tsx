import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import { variablesIn } from '@contract/variables';

/** What stands in braces in a text and is no variable; nothing where there is none. */
export function UnknownVariables({ in: text }: { in: string }) {
  const { formatMessage } = useIntl();
  const unknown = [...new Set(variablesIn(text).flatMap(({ known, source }) => (known ? [] : [source])))];
  if (unknown.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="fish-form-note"
      message={formatMessage({ id: 'variable.unknown' }, { count: unknown.length, what: unknown.join(', ') })}
    />
  );
}
