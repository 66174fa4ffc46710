import { startClock } from './clock';

const everyMs = 1000;
const onError = (error: unknown) => {
  throw error;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first tick is over before the clock is said to run', async () => {
  const done: string[] = [];
  const clock = await startClock(async () => done.push('tick'), { everyMs, onError });
  expect(done).toEqual(['tick']);
  await clock.stop();
});

test('it ticks again and again until it is stopped', async () => {
  const tick = jest.fn(async () => {});
  const clock = await startClock(tick, { everyMs, onError });
  await jest.advanceTimersByTimeAsync(3 * everyMs);
  expect(tick).toHaveBeenCalledTimes(4);
  await clock.stop();
  await jest.advanceTimersByTimeAsync(5 * everyMs);
  expect(tick).toHaveBeenCalledTimes(4);
});

test('a tick that fails is told, and the next one tries again', async () => {
  const errors: unknown[] = [];
  const tick = jest.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined);
  const clock = await startClock(tick, { everyMs, onError: (error) => errors.push(error) });
  await jest.advanceTimersByTimeAsync(2 * everyMs);
  expect(errors).toEqual([new Error('the database is away')]);
  expect(tick).toHaveBeenCalledTimes(3);
  await clock.stop();
});

test('a slow tick is waited for: by the next one, and by stopping', async () => {
  let finish = () => {};
  const tick = jest
    .fn<Promise<void>, []>()
    .mockResolvedValueOnce()
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const clock = await startClock(tick, { everyMs, onError });
  await jest.advanceTimersByTimeAsync(10 * everyMs);
  expect(tick).toHaveBeenCalledTimes(2);
  let stopped = false;
  const stopping = clock.stop().then(() => {
    stopped = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  finish();
  await stopping;
  await jest.advanceTimersByTimeAsync(10 * everyMs);
  expect(tick).toHaveBeenCalledTimes(2);
});

test('a tick that has more to do is followed by the next at once', async () => {
  const answers = [true, true, true, true, false];
  const tick = jest.fn(async () => answers.shift());
  const clock = await startClock(tick, { everyMs, onError });
  await jest.advanceTimersByTimeAsync(everyMs - 1);
  expect(tick).toHaveBeenCalledTimes(5);
  await clock.stop();
});
