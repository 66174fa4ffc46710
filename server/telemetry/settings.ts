import { compile } from '@fastify/proxy-addr';
import { SECOND_MS } from '../lib/time';
import { OperatorError } from '../operatorError';
import type { Environment } from '../settingFiles';
import { type LogLevel, logLevels } from './log';
import type { Trusts } from './requestId';
import type { MetricsAddress } from './serveMetrics';

/** What a server tells while it runs, and whom it believes (docs/operating.md). */
export interface Telemetry {
  /** FISH_LOG: the least that is logged; `info` by default. */
  logLevel: LogLevel;
  /** FISH_METRICS: where metrics are served, such as `127.0.0.1:9100`; nowhere by default. */
  metrics?: MetricsAddress;
  /** OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces are sent; not by default. */
  tracing: boolean;
  /** FISH_DRAIN: seconds for which a process that is told to stop goes on, while it says that it is not ready; 0. */
  drainMs: number;
  /**
   * FISH_TRUST_PROXY: addresses or networks of proxies whose X-Forwarded-For and X-Request-Id are believed, separated by
   * commas.
   */
  trustProxy?: Trusts;
}

const DRAIN_MAX_S = 300;

/**
 * `environment` is the process's own, which OpenTelemetry reads by itself: its settings can't stand in files.
 * @throws OperatorError for a value that can't be used
 */
export const readTelemetry = (env: Environment, environment: Environment = env): Telemetry => ({
  logLevel: readLevel(env.FISH_LOG || 'info'),
  metrics: env.FISH_METRICS ? readAddress(env.FISH_METRICS) : undefined,
  tracing: [environment.OTEL_EXPORTER_OTLP_ENDPOINT, environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(Boolean),
  drainMs: readDrain(env.FISH_DRAIN || '0'),
  trustProxy: env.FISH_TRUST_PROXY ? readProxies(env.FISH_TRUST_PROXY) : undefined,
});

function readLevel(text: string): LogLevel {
  const level = logLevels.find((each) => each === text);
  if (!level) {
    throw new OperatorError(`FISH_LOG must be one of ${logLevels.join(', ')}, not "${text}".`);
  }
  return level;
}

function readAddress(text: string): MetricsAddress {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (!host || Number(port) > 65_535) {
    throw new OperatorError(`FISH_METRICS must be an address and a port such as 127.0.0.1:9100, not "${text}".`);
  }
  return { host: host.replace(/^\[(.+)\]$/, '$1'), port: Number(port) };
}

function readDrain(text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= DRAIN_MAX_S)) {
    throw new OperatorError(`FISH_DRAIN must be a number of seconds from 0 to ${DRAIN_MAX_S}, not "${text}".`);
  }
  return seconds * SECOND_MS;
}

function readProxies(text: string): Trusts {
  try {
    return compile(text.split(',').map((each) => each.trim()));
  } catch {
    const example = 'addresses or networks such as 10.0.0.0/8';
    throw new OperatorError(`FISH_TRUST_PROXY must be ${example}, separated by commas, not "${text}".`);
  }
}
