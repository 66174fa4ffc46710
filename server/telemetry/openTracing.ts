import { peerDependencies } from '../../package.json';
import { OperatorError } from '../operatorError';
import type { Log } from './log';
import type { Tracing } from './tracing';

/** @throws OperatorError if the packages of OpenTelemetry, which few need, are not installed */
export async function openTracing(log: Log): Promise<Tracing> {
  try {
    const { openTelemetry } = await import('./openTelemetry');
    return openTelemetry(log);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    const packages = Object.entries(peerDependencies).filter(([name]) => name.startsWith('@opentelemetry/'));
    const wanted = packages.map(([name, version]) => `${name}@${version}`).join(' ');
    throw new OperatorError(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: npm install --no-save ${wanted}`,
    );
  }
}
