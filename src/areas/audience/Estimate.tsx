import { Button, Form } from 'antd';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import type { AudienceState } from './useAudience';
import type { AudienceValues } from './values';

export const Estimate = withBoundary(function Estimate({
  of: { estimate, waiting, failure, retry },
}: {
  of: AudienceState;
}) {
  const t = useTranslations();
  const { number, percent } = useFormat();
  const kind = Form.useWatch<AudienceValues['audience.kind']>('audience.kind');
  if (!kind) return null;
  if (failure) {
    return (
      <p className="audience-estimate">
        {failure.message}{' '}
        <Button size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      </p>
    );
  }
  if (!estimate) {
    return <p className="audience-estimate">{waiting && t('audience.estimate.waiting')}</p>;
  }
  const { recipients, banned, everyone } = estimate;
  return (
    <p className="audience-estimate" role="status" aria-live="polite">
      <strong>{number(recipients)}</strong>{' '}
      {t('audience.estimate', { count: recipients, part: percent(everyone && recipients / everyone) })}
      {banned > 0 && ` ${t('audience.estimate.banned', { count: banned })}`}
    </p>
  );
});
