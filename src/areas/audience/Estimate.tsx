import { useIntl } from '@umijs/max';
import { Button, Form } from 'antd';
import { useFormat } from '@/components/format';
import type { AudienceState } from './useAudience';
import type { AudienceValues } from './values';

/** How many would get it right now, and who is left out. */
export function Estimate({ of: { list, estimate, failure, retry } }: { of: AudienceState }) {
  const { formatMessage } = useIntl();
  const { number, percent } = useFormat();
  const kind = Form.useWatch<AudienceValues['audience.kind']>('audience.kind');
  if (!kind) return null;
  if (failure) {
    return (
      <p className="audience-estimate">
        {failure.message}{' '}
        <Button size="small" onClick={retry}>
          {formatMessage({ id: 'action.retry' })}
        </Button>
      </p>
    );
  }
  const nobody = list?.numbers.length === 0;
  if (!estimate) {
    return <p className="audience-estimate">{nobody ? '' : formatMessage({ id: 'audience.estimate.waiting' })}</p>;
  }
  const { recipients, banned, everyone } = estimate;
  return (
    <p className="audience-estimate" role="status" aria-live="polite">
      <strong>{number(recipients)}</strong>{' '}
      {formatMessage(
        { id: 'audience.estimate' },
        { count: recipients, part: percent(everyone && recipients / everyone) },
      )}
      {banned > 0 && ` ${formatMessage({ id: 'audience.estimate.banned' }, { count: banned })}`}
    </p>
  );
}
