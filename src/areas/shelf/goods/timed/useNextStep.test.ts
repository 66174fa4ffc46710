import { renderHook } from '@testing-library/react';
import type { TimedPrice } from '@contract/shelf';
import { useNextStep } from './useNextStep';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const planned = (startsIn: number): TimedPrice => ({
  ...{ id: '1', itemId: '2', price: 600, priceStones: null, pricePoints: null, version: 1 },
  ...{ startsAt: inSeconds(startsIn), endsAt: inSeconds(86_400), state: 'waiting', reason: 'Spring' },
  ...{ by: null, byId: null, beganAt: null },
  ...{ endedAt: null, endedBy: null, endedById: null, endReason: null },
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

function show(first: TimedPrice) {
  const look = jest.fn();
  const { rerender, unmount } = renderHook(({ open }) => useNextStep(open, look), { initialProps: { open: [first] } });
  return { look, unmount, readAgain: (...open: TimedPrice[]) => rerender({ open }) };
}

test('looks a moment after a price is to begin, and again while it has not, ever less often', () => {
  const { look, readAgain } = show(planned(10));
  jest.advanceTimersByTime(12_900);
  expect(look).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(look).toHaveBeenCalledTimes(1);
  // Too early by the clock of the back end: nothing has changed.
  readAgain(planned(10));
  jest.advanceTimersByTime(3000);
  expect(look).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(6000);
  expect(look).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(600_000);
  expect(look.mock.calls.length).toBeGreaterThan(10);
  expect(look.mock.calls.length).toBeLessThan(20);
});

test('once it has begun, its end is waited for', () => {
  const { look, readAgain } = show(planned(10));
  jest.advanceTimersByTime(13_100);
  readAgain({ ...planned(10), state: 'running' });
  jest.advanceTimersByTime(600_000);
  expect(look).toHaveBeenCalledTimes(1);
});

test('nothing is looked at once the panel is closed', () => {
  const { look, unmount } = show(planned(10));
  jest.advanceTimersByTime(13_100);
  unmount();
  jest.advanceTimersByTime(600_000);
  expect(look).toHaveBeenCalledTimes(1);
});
