import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import type { AudienceEstimate } from '@contract/audience';

/** For how many recipients a variable would be empty, and what to do about it; nothing where there are none. */
export function EmptyVariables({ of }: { of: AudienceEstimate['empty'] }) {
  const { formatMessage } = useIntl();
  if (of.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="fish-form-note"
      message={of.map(({ variable, recipients }) => (
        <div key={variable}>
          {formatMessage(
            { id: 'variable.empty' },
            { count: recipients, name: formatMessage({ id: `variable.${variable}` }), variable },
          )}
        </div>
      ))}
    />
  );
}
