import { HOUR_MS, MINUTE_MS } from '../lib/time';
import { ATTEMPTS_MAX, waitAfter } from './backoff';

const tries = Array.from({ length: ATTEMPTS_MAX - 1 }, (_, index) => index + 1);

test('each wait is longer, up to an hour; up to half of it is left to chance', () => {
  expect(tries.map((attempts) => waitAfter(attempts, 0, 0) / 1000)).toEqual([2, 8, 32, 128, 512, 2048, 3600]);
  expect(tries.map((attempts) => waitAfter(attempts, 0, 1) / 1000)).toEqual([1, 4, 16, 64, 256, 1024, 1800]);
});

test('a gateway is given the time it asks for, up to an hour', () => {
  expect(waitAfter(1, MINUTE_MS)).toBe(MINUTE_MS);
  expect(waitAfter(7, MINUTE_MS)).toBeGreaterThan(MINUTE_MS);
  expect(waitAfter(1, 24 * HOUR_MS)).toBe(HOUR_MS);
});
