import { audienceCalls } from '@contract/audience/calls';
import type { Output } from '@contract/index';
import { FailedLine } from '@/components/Failed/FailedLine';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';

const EVERYONE = { kind: 'all', days: null, numbers: null } as const;

/** How many users it is now; asked for the chosen one only, since each takes a count. */
export function AudienceCount({ of }: { of?: Output<typeof audienceCalls.detail> }) {
  const t = useTranslations();
  const { number, percent } = useFormat();
  const { data, failure, refresh } = useCall(
    (options) => {
      const { kind, days, numbers } = of?.audience ?? EVERYONE;
      return call(audienceCalls.estimate, { audience: { kind, days, numbers } }, options);
    },
    [of?.version],
    { ready: Boolean(of) },
  );
  if (failure) return <FailedLine message={failure.message} onRetry={refresh} />;
  return (
    <p role="status">
      {data ? (
        <>
          <strong>{number(data.recipients)}</strong>{' '}
          {t('audience.estimate', {
            count: data.recipients,
            part: percent(data.everyone && data.recipients / data.everyone),
          })}
        </>
      ) : (
        t('audience.estimate.waiting')
      )}
    </p>
  );
}
