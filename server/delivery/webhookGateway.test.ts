import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Db } from '../db/database';
import type { Parcel } from './gateway';
import { openPhones } from './testPhones';
import { webhookGateway } from './webhookGateway';

const NOW = '2026-03-10T10:20:30.456Z';
const payload = { kind: 'push', title: '春 🎏', body: 'Come in' } as const;
const deliveryId = '7200000000000000009';
const parcel: Parcel = { deliveryId, key: `${deliveryId}-1`, userId: '72', userNumber: 10042, payload };
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const deliver = (url: string, parcels = [parcel], secret = 'between us') =>
  // It does not use the database.
  webhookGateway({ url, secret }).deliver(parcels, {} as Db, NOW);

test('is sent who gets what, signed, under the key of the copy', async () => {
  const phones = await openPhones();
  closing.push(phones.close);
  const more = { ...parcel, key: `${deliveryId}-2`, userNumber: 10043 };
  expect(await deliver(phones.url, [parcel, more])).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  expect(phones.keys.sort()).toEqual([parcel.key, more.key]);
  expect(phones.unsigned).toBe(0);
  expect(phones.bodies).toContainEqual({ deliveryId, userId: '72', number: 10042, payload });

  await deliver(phones.url, [{ ...parcel, deliveryId: null, key: null }], 'another secret');
  expect(phones.keys.at(-1)).toBe('undefined');
  expect(phones.unsigned).toBe(1);
});

test.each([
  [200, {}, 'accepted', { state: 'sent' }],
  [410, {}, 'no device', { state: 'failed', error: 'HTTP 410: no device' }],
  [404, {}, '', { state: 'failed', error: 'HTTP 404' }],
  [408, {}, '', { state: 'again', error: 'HTTP 408' }],
  [425, {}, '', { state: 'again', error: 'HTTP 425' }],
  [429, { 'retry-after': '120' }, '', { state: 'again', error: 'HTTP 429', afterMs: 120_000 }],
  [503, { 'retry-after': 'Tue, 10 Mar 2026 10:21:31 GMT' }, '', { state: 'again', error: 'HTTP 503', afterMs: 60_544 }],
  [503, { 'retry-after': 'soon' }, '', { state: 'again', error: 'HTTP 503' }],
  [302, { location: '/elsewhere' }, '', { state: 'again', error: 'HTTP 302' }],
])('HTTP %i with %j and “%s”', async (status, headers, body, outcome) => {
  const asked: unknown[] = [];
  const url = await listen((request, response) => {
    asked.push(request.url);
    response.writeHead(status, headers).end(body);
  });
  expect(await deliver(url)).toEqual([outcome]);
  expect(asked).toEqual(['/']);
});

test('one that is not there is asked again later', async () => {
  const url = await listen(() => {});
  for (const close of closing.splice(0)) close();
  expect(await deliver(url)).toEqual([{ state: 'again', error: 'No answer: ECONNREFUSED' }]);
});

test('one that doesn’t answer is given up on after a while', async () => {
  const url = await listen(() => {});
  const signal = AbortSignal.timeout(50);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  expect(await deliver(url)).toEqual([{ state: 'again', error: expect.stringContaining('timeout') }]);
  expect(timeout).toHaveBeenCalledWith(10_000);
});
