import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { userCalls } from '../../contract/user/calls';
import { createTestPostgres, makeDataFolder, postgresUrl } from '../testDatabase';
import { call, killAll, signIn, start } from '../testProcess';

const PASSWORD = 'first-password';
const PHONE = '13812345678';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Takes what is sent by OTLP over HTTP. */
async function openReceiver() {
  const spans: Span[] = [];
  let received = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received += body;
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      expect(JSON.stringify(resource)).toContain('fish-admin');
      spans.push(...scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, received: () => received, close: () => server.close() };
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

afterEach(killAll);

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('calls and their statements are traced, without a value', async () => {
    const receiver = await openReceiver();
    const made = await createTestPostgres(url);
    const server = start({
      DATABASE_URL: made.href,
      FISH_DATA: 'memory',
      FISH_ADMIN_PASSWORD: PASSWORD,
      FISH_TRUST_PROXY: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    const address = (await server.address) ?? '';
    const token = await signIn(address, PASSWORD);
    await call(address, userCalls.pageList, { phone: PHONE }, token);
    const [, path = ''] = userCalls.pageList.split(' ');
    const trace = { id: 'a'.repeat(32), parent: 'b'.repeat(16) };
    const traceparent = `00-${trace.id}-${trace.parent}-01`;
    await fetch(`${address}${path}?phone=${PHONE}`, { headers: { atoken: token, traceparent } });

    const named = () => receiver.spans.filter(({ name }) => name === `GET ${path}`);
    while (named().length < 2) await setTimeout(20);
    const [alone, continued] = named() as [Span, Span];
    expect(attributesOf(alone)).toMatchObject({ 'http.route': path, 'fish.code': 200 });
    expect(alone.parentSpanId || undefined).toBeUndefined();
    expect(continued).toMatchObject({ traceId: trace.id, parentSpanId: trace.parent });
    const children = receiver.spans.filter(({ parentSpanId }) => parentSpanId === alone.spanId);
    const statements = children.map((span) => String(attributesOf(span)['db.query.text']));
    expect(statements).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/from "sys_user_session"/),
        expect.stringMatching(/from "app_user" .*\$1/),
      ]),
    );
    // Of a body that was read too, and nothing without a request: the clock asks every second.
    const signedIn = receiver.spans.find(({ name }) => name.startsWith('POST'));
    expect(receiver.spans.some(({ parentSpanId }) => parentSpanId === signedIn?.spanId)).toBe(true);
    expect(receiver.spans.filter(({ parentSpanId, name }) => !parentSpanId && !/^(GET|POST) /.test(name))).toEqual([]);
    for (const secret of [PHONE, token, PASSWORD]) expect(receiver.received()).not.toContain(secret);

    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    receiver.close();
    await made.drop();
  });
}

test('a server that is not told to trace or to measure loads nothing for it, and needs no package', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fish-without-'));
  const without = join(folder, 'without.cjs');
  writeFileSync(
    without,
    `const { Module } = require('node:module');
    const load = Module._load;
    Module._load = (name, ...rest) => {
      if (!/^(@opentelemetry|prom-client|pino-pretty)/.test(name)) return load(name, ...rest);
      throw Object.assign(new Error('Cannot find ' + name), { code: 'MODULE_NOT_FOUND' });
    };`,
  );
  await makeDataFolder(folder);
  const env = { FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD, NODE_OPTIONS: `--require ${without}` };
  const plain = start(env);
  expect(await plain.address).toBeDefined();
  plain.process.kill('SIGTERM');
  expect(await plain.ended).toBe(0);
  const traced = start({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await traced.ended).toBe(1);
  expect(traced.output()).toMatch(
    /^OTEL_EXPORTER_OTLP_ENDPOINT needs .*: npm install --no-save @opentelemetry\/api@\d/,
  );
  expect(traced.output().trim().split('\n')).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
