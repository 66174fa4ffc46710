import { startClock } from './clock';

const everyMs = 1000;
const onError = (error: unknown) => {
  throw error;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it has caught up once a tick has no more to do', async () => {
  const answers = [true, true, false];
  const tick = jest.fn(async () => answers.shift() ?? false);
  const clock = startClock(tick, { everyMs, onError });
  let caughtUp = false;
  const waiting = clock.caughtUp.then(() => {
    caughtUp = true;
  });
  await Promise.resolve();
  expect(caughtUp).toBe(false);
  await jest.advanceTimersByTimeAsync(2);
  await waiting;
  expect(tick).toHaveBeenCalledTimes(3);
  await clock.stop();
});

test('it is stopped in the middle of a backlog', async () => {
  const tick = jest.fn(async () => true);
  const clock = startClock(tick, { everyMs, onError });
  await clock.stop();
  await clock.caughtUp;
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(tick).toHaveBeenCalledTimes(1);
});

test('it ticks again and again until it is stopped', async () => {
  const tick = jest.fn(async () => false);
  const clock = startClock(tick, { everyMs, onError });
  await jest.advanceTimersByTimeAsync(3 * everyMs);
  expect(tick).toHaveBeenCalledTimes(4);
  await clock.stop();
  await jest.advanceTimersByTimeAsync(5 * everyMs);
  expect(tick).toHaveBeenCalledTimes(4);
});

test('a tick that fails is told, and the next one tries again', async () => {
  const errors: unknown[] = [];
  const tick = jest.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(false);
  const clock = startClock(tick, { everyMs, onError: (error) => errors.push(error) });
  await jest.advanceTimersByTimeAsync(2 * everyMs);
  expect(errors).toEqual([new Error('the database is away')]);
  expect(tick).toHaveBeenCalledTimes(3);
  await clock.stop();
});

test('a slow tick is waited for: by the next one, and by stopping', async () => {
  let finish = (_: boolean) => {};
  const tick = jest
    .fn<Promise<boolean>, []>()
    .mockResolvedValueOnce(false)
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const clock = startClock(tick, { everyMs, onError });
  await jest.advanceTimersByTimeAsync(10 * everyMs);
  expect(tick).toHaveBeenCalledTimes(2);
  let stopped = false;
  const stopping = clock.stop().then(() => {
    stopped = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  finish(false);
  await stopping;
  await jest.advanceTimersByTimeAsync(10 * everyMs);
  expect(tick).toHaveBeenCalledTimes(2);
});

test('a tick that has more to do is followed by the next at once', async () => {
  const answers = [true, true, true, true, false];
  const tick = jest.fn(async () => answers.shift() ?? false);
  const clock = startClock(tick, { everyMs, onError });
  await jest.advanceTimersByTimeAsync(everyMs - 1);
  expect(tick).toHaveBeenCalledTimes(5);
  await clock.stop();
});
