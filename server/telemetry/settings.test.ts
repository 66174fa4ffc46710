import { OperatorError } from '../operatorError';
import { readTelemetry } from './settings';

test('says little and asks nothing of anybody unless it is told to', () => {
  const nothing = { logLevel: 'info', metrics: undefined, tracing: false, drainMs: 0, trustProxy: undefined };
  expect(readTelemetry({})).toEqual(nothing);
});

test('reads what is set', () => {
  const read = readTelemetry({
    FISH_LOG: 'debug',
    FISH_METRICS: '[::1]:9100',
    FISH_DRAIN: '2.5',
    FISH_TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces',
  });
  expect(read).toMatchObject({ logLevel: 'debug', metrics: { host: '::1', port: 9100 }, tracing: true, drainMs: 2500 });
  const believed = ['10.1.2.3', '127.0.0.1', '192.168.0.1'].map((address) => read.trustProxy?.(address, 0));
  expect(believed).toEqual([true, true, false]);
});

test.each([
  [{ FISH_LOG: 'loud' }, 'FISH_LOG must be one of silent, fatal'],
  [{ FISH_METRICS: '9100' }, 'FISH_METRICS must be an address and a port'],
  [{ FISH_METRICS: '127.0.0.1:99999' }, 'FISH_METRICS must be an address and a port'],
  [{ FISH_DRAIN: 'long' }, 'FISH_DRAIN must be a number of seconds'],
  [{ FISH_DRAIN: '3600' }, 'FISH_DRAIN must be a number of seconds from 0 to 300'],
  [{ FISH_TRUST_PROXY: 'my proxy' }, 'FISH_TRUST_PROXY must be addresses'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readTelemetry(env)).toThrow(OperatorError);
  expect(() => readTelemetry(env)).toThrow(sentence);
});
