import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import parseText from 'parse-prometheus-text-format';
import { loginCalls } from '../../contract/login/calls';
import { userCalls } from '../../contract/user/calls';
import { createTestPostgres, postgresUrl } from '../testDatabase';
import { call, killAll, type Started, signIn, start } from '../testProcess';

const PASSWORD = 'first-password';
const PHONE = '13812345678';
const DEPLOY = join(__dirname, '../../deploy');

const METRIC = /\b(?:fish|nodejs|process)_\w+|\bup\b/g;

/** On PostgreSQL where one answers, because the embedded database has no pools. */
describe('a scrape', () => {
  let server: Started;
  let drop = async () => {};
  let text = '';
  let metrics: ReturnType<typeof parseText> = [];

  beforeAll(async () => {
    const made = postgresUrl ? await createTestPostgres(postgresUrl) : undefined;
    if (made) ({ drop } = made);
    server = start({
      // The database itself is no replica, so it is left out: that is told as well.
      ...(made && { DATABASE_URL: made.href, DATABASE_READ_URL: made.href }),
      FISH_DATA: 'memory',
      FISH_ADMIN_PASSWORD: PASSWORD,
      FISH_METRICS: '127.0.0.1:0',
      FISH_LOG: 'info',
    });
    const address = (await server.address) ?? '';
    const token = await signIn(address, PASSWORD);
    await call(address, userCalls.pageList, { phone: PHONE }, token);
    await call(address, userCalls.pageList, { phone: PHONE }, 'no-token');
    await fetch(`${address}/fish/admin/${PHONE}`);
    const [, port] = /"port":(\d+)\},"msg":"metrics are served"/.exec(server.output()) ?? [];
    const scrape = await fetch(`http://127.0.0.1:${port}/metrics`);
    text = await scrape.text();
    metrics = parseText(text);
    expect(scrape.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { headers: { accept: 'application/json' } })).status).toBe(404);
  });
  afterAll(async () => {
    killAll();
    await server.ended;
    await drop();
  });

  const samplesOf = (name: string) => metrics.find((metric) => metric.name === name)?.metrics ?? [];

  test('counts requests by route and by the code of the envelope, and times them', () => {
    const path = userCalls.pageList.split(' ')[1];
    const counted = samplesOf('fish_requests_total').map(({ labels, value }) => ({ ...labels, value }));
    expect(counted).toEqual(
      expect.arrayContaining([
        { method: 'GET', path, code: '200', status: '200', value: '1' },
        { method: 'GET', path, code: '10021', status: '200', value: '1' },
        { method: 'POST', path: loginCalls.account.split(' ')[1], code: '200', status: '200', value: '1' },
        { method: '*', path: '*', code: '404', status: '404', value: '1' },
      ]),
    );
    // The parser reads histograms without their labels.
    expect(text).toContain(`\nfish_request_duration_seconds_count{method="GET",path="${path}"} 2\n`);
  });

  test('tells of deliveries, clocks, the process and, on PostgreSQL, its pools', () => {
    const labels = (name: string) => samplesOf(name).map((sample) => Object.values(sample.labels ?? {}).join(' '));
    const states = ['waiting', 'leased', 'done', 'failed'];
    expect(labels('fish_deliveries')).toEqual(
      ['push', 'message'].flatMap((kind) => states.map((state) => `${kind} ${state}`)),
    );
    expect(labels('fish_clock_lag_seconds').sort()).toEqual([
      'cleanOld',
      'cleanRecords',
      'cleanTries',
      'message',
      'operation',
      'push',
      'room',
      'sold',
      'timedPrices',
      'user',
      'wish',
    ]);
    const pools = postgresUrl ? ['calls', 'reports', 'clock', 'health', 'replica', 'replicaReports'] : [];
    expect(labels('fish_database_waiting')).toEqual(pools);
    expect(labels('fish_database_connections')).toEqual(pools.flatMap((pool) => [`${pool} in_use`, `${pool} idle`]));
    expect(samplesOf('fish_database_up')).toEqual([{ value: '1' }]);
    expect(samplesOf('fish_replica_used')).toEqual(postgresUrl ? [{ value: '0' }] : []);
    expect(Number(samplesOf('process_resident_memory_bytes')[0]?.value)).toBeGreaterThan(0);
    expect(samplesOf('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  });

  test('holds nothing that a caller sent', () => {
    expect(text).not.toContain(PHONE);
  });

  test.each(['grafana-dashboard.json', 'alerts.yml'])('has every metric that %s names', (file) => {
    const known = new Set([
      'up',
      ...metrics.flatMap(({ name, type }) => (type === 'HISTOGRAM' ? [`${name}_bucket`] : [name])),
    ]);
    const all = readFileSync(join(DEPLOY, file), 'utf8').match(METRIC) ?? [];
    const named = all.filter((name) => postgresUrl || !name.startsWith('fish_replica_'));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
