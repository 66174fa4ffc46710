import { Alert, Typography } from 'antd';
import { version } from '@config/version';
import { type Health, healthState } from '@contract/health.enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { Facts, factOf } from '@/components/page/Facts';
import { Skeleton } from '@/components/Skeleton';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { baseAddress } from '@/request/base';
import type { HealthCheck } from '@/request/health';
import { medianOf } from './medianOf';

const SECOND_MS = 1000;

/** A clock that is late by less is not worth a word: a busy database takes seconds. */
const LATE_SECONDS = 60;

type Details = NonNullable<Health['details']>;

const isLate = ({ clockLagSeconds }: Details) => clockLagSeconds >= LATE_SECONDS;

export const BackEndFacts = withBoundary(function BackEndFacts({ pulse }: { pulse: HealthCheck | undefined }) {
  const { number, lasting } = useFormat();
  const text = useTranslations('about');
  const fact = factOf(text);
  const address = baseAddress() || window.location.origin;
  if (!pulse) return <Facts title={text('backEnd')} items={[]} lead={<Skeleton active title={false} />} />;

  const { state, says, times } = pulse;
  const { details } = says ?? {};
  const latency = text('latency.median', { ms: number(Math.round(medianOf(times))), times: times.length });
  const late = details && text('clock.late', { time: lasting(details.clockLagSeconds * SECOND_MS) });
  return (
    <Facts
      title={text('backEnd')}
      lead={<Warning pulse={pulse} />}
      items={[
        fact('state', <StatusTag of={healthState} value={state} />),
        fact('latency', times.length > 0 && latency),
        fact('version', says?.version),
        fact('database', says && databaseOf(says.database)),
        fact('address', address),
        // Only the reference back end tells the rest.
        ...(details
          ? [
              fact('uptime', lasting(details.uptimeSeconds * SECOND_MS)),
              fact('deliveries', number(details.deliveriesWaiting)),
              fact('clock', isLate(details) ? late : text('clock.onTime')),
              ...(details.replica ? [fact('replica', <Replica {...details.replica} />)] : []),
            ]
          : []),
      ]}
    />
  );
});

/** Whether lists and statistics are read from it, and otherwise why not. */
function Replica({ used, leftOut, lagSeconds }: NonNullable<Details['replica']>) {
  const { lastingSeconds } = useFormat();
  const text = useTranslations('about');
  const behind = Math.round(lagSeconds ?? 0);
  const time = lastingSeconds(behind * SECOND_MS);
  if (used) return <>{behind ? text('replica.usedBehind', { time }) : text('replica.used')}</>;
  return <>{text(`replica.${leftOut ?? 'unknown'}`, { time })}</>;
}

function Warning({ pulse: { state, says } }: { pulse: HealthCheck }) {
  const t = useTranslations();
  const { lasting } = useFormat();
  if (state === 'unknown') return <Typography.Paragraph type="secondary">{t('about.unknown')}</Typography.Paragraph>;
  if (state !== 'ok') return <Alert showIcon role="alert" type="warning" message={t(`about.${state}`)} />;
  if (says?.details && isLate(says.details)) {
    const values = { time: lasting(says.details.clockLagSeconds * SECOND_MS) };
    return <Alert showIcon role="alert" type="warning" message={t('about.clockLate', values)} />;
  }
  if (says?.details?.replica?.leftOut) {
    return <Alert showIcon role="alert" type="warning" message={t('about.replicaLeftOut')} />;
  }
  // A service of one's own has a version of its own.
  if (!says?.details || says.version === version) return null;
  const values = { theirs: says.version, ours: version };
  return <Alert showIcon type="warning" message={t('about.otherVersion', values)} />;
}

/** The product names that the reference back end means; any other name is shown as it is. */
const databaseOf = (name: string) => ({ embedded: 'PGlite', postgresql: 'PostgreSQL' })[name] ?? name;
