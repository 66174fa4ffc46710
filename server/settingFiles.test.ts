import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from './config';

const folder = mkdtempSync(join(tmpdir(), 'fish-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

const webhook = { FISH_PUSH_WEBHOOK: 'https://push.example.com' };
const each: [string, string, (config: Config) => unknown][] = [
  ['DATABASE_URL', 'postgres://fish:s3cret@db/fish', (config) => config.databaseUrl],
  ['FISH_ADMIN_PASSWORD', ' three blind mice ', (config) => config.adminPassword],
  ['FISH_PUSH_SECRET', 'hush', (config) => config.webhook?.secret],
];
test.each(each)('%s may stand in a file, which may end with a line break', (name, text, read) => {
  for (const end of ['', '\n', '\r\n']) {
    const env = { FISH_PUSH_SECRET: 'other', ...webhook, [name]: undefined, [`${name}_FILE`]: fileOf(text + end) };
    expect(read(readConfig(env))).toBe(text);
  }
});

test('settings of OpenTelemetry can’t stand in a file', () => {
  const file = fileOf('http://127.0.0.1:4318');
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT_FILE: file })).toMatchObject({ tracing: false });
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toMatchObject({ tracing: true });
});

test('what can’t be meant is refused', () => {
  const DATABASE_URL_FILE = fileOf('postgres://db/fish');
  expect(() => readConfig({ DATABASE_URL_FILE, DATABASE_URL: 'postgres://other/fish' })).toThrow('both set');
  expect(() => readConfig({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow('DATABASE_URL_FILE can’t be read');
  expect(() => readConfig({ DATABASE_URL_FILE: fileOf('\n') })).toThrow('DATABASE_URL_FILE is empty');
});

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', HOST: '', FISH_DATA: 'memory' })).toMatchObject({ port: 8000, host: '127.0.0.1' });
});
