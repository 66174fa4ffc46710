import { useIntl } from '@umijs/max';
import { Alert, Skeleton } from 'antd';
import { version } from '@config/version';
import { healthState } from '@contract/health.enums';
import { useFormat } from '@/components/format';
import { Facts } from '@/components/page/Facts';
import { StatusTag } from '@/components/StatusTag';
import { baseAddress } from '@/request/base';
import type { HealthCheck } from '@/request/health';
import { medianOf } from './medianOf';

/** The back end as it says itself, and as it is seen from this browser. */
export function BackEndFacts({ pulse }: { pulse: HealthCheck | undefined }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const text = (id: string, values?: Record<string, string | number>) => formatMessage({ id: `about.${id}` }, values);
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
}

/** What is wrong, and what it means for whoever sits here. */
function Warning({ pulse: { state, says } }: { pulse: HealthCheck }) {
  const { formatMessage } = useIntl();
  if (state !== 'ok')
    return <Alert showIcon role="alert" type="warning" message={formatMessage({ id: `about.${state}` })} />;
  if (!says || says.version === version) return null;
  const values = { theirs: says.version, ours: version };
  return <Alert showIcon type="warning" message={formatMessage({ id: 'about.otherVersion' }, values)} />;
}

/** A name of its own where the reference back end says so. */
const databaseOf = (name: string) => ({ embedded: 'PGlite', postgresql: 'PostgreSQL' })[name] ?? name;
