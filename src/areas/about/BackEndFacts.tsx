import { Alert, Skeleton, Typography } from 'antd';
import { version } from '@config/version';
import { healthState } from '@contract/health.enums';
import { useFormat } from '@/components/format';
import { Facts } from '@/components/page/Facts';
import { asPart } from '@/components/part';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { baseAddress } from '@/request/base';
import type { HealthCheck } from '@/request/health';
import { medianOf } from './medianOf';

export const BackEndFacts = asPart(function BackEndFacts({ pulse }: { pulse: HealthCheck | undefined }) {
  const { number } = useFormat();
  const text = useTranslations('about');
  const address = baseAddress() || window.location.origin;
  if (!pulse) return <Facts title={text('backEnd')} items={[]} lead={<Skeleton active title={false} />} />;

  const { state, says, times } = pulse;
  const latency = text('latency.median', { ms: number(Math.round(medianOf(times))), times: times.length });
  return (
    <Facts
      title={text('backEnd')}
      lead={<Warning pulse={pulse} />}
      items={[
        { key: 'state', label: text('state'), children: <StatusTag of={healthState} value={state} /> },
        { key: 'latency', label: text('latency'), children: times.length ? latency : '–' },
        { key: 'version', label: text('version'), children: says?.version ?? '–' },
        { key: 'database', label: text('database'), children: says ? databaseOf(says.database) : '–' },
        { key: 'address', label: text('address'), children: address },
      ]}
    />
  );
});

function Warning({ pulse: { state, says } }: { pulse: HealthCheck }) {
  const t = useTranslations();
  if (state === 'unknown') return <Typography.Paragraph type="secondary">{t('about.unknown')}</Typography.Paragraph>;
  if (state !== 'ok') return <Alert showIcon role="alert" type="warning" message={t(`about.${state}`)} />;
  if (!says || says.version === version) return null;
  const values = { theirs: says.version, ours: version };
  return <Alert showIcon type="warning" message={t('about.otherVersion', values)} />;
}

/** The product names that the reference back end means; any other name is shown as it is. */
const databaseOf = (name: string) => ({ embedded: 'PGlite', postgresql: 'PostgreSQL' })[name] ?? name;
