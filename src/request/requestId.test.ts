import { newRequestId } from './requestId';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each([
  ['where the browser makes them', () => '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'],
  ['where it does not, because the page came without TLS', undefined],
])('a request id is a UUID v4 %s', (_, randomUUID) => {
  const ids = new Set<string>();
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  for (let i = 0; i < 100; i++) ids.add(newRequestId());
  for (const id of ids) expect(id).toMatch(UUID_V4);
  expect(ids.size).toBe(randomUUID ? 1 : 100);
});
