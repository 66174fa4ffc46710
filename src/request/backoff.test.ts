import { Backoff, PAUSES_S } from './backoff';
import { RequestFailure } from './failure';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const away = () => new RequestFailure({ message: 'No answer.', away: true });

/** A service that is away for so many tries. */
function service(tries: number) {
  let asked = 0;
  const ask = jest.fn(async () => {
    asked += 1;
    if (asked <= tries) throw away();
    return 'answer';
  });
  return { ask, asked: () => asked };
}
/** Lets promises settle, without time passing. */
const settled = () => jest.advanceTimersByTimeAsync(0);
const total = PAUSES_S.reduce((sum: number, pause) => sum + pause, 0);

test('a service that comes back is asked after growing pauses, counted down, and the rest is calm', async () => {
  const backoff = new Backoff();
  const { ask, asked } = service(3);
  const answer = backoff.through(ask);
  await settled();
  expect([asked(), backoff.get()]).toEqual([1, { is: 'waiting', seconds: 1, offline: false }]);
  await jest.advanceTimersByTimeAsync(1000);
  expect([asked(), backoff.get()]).toEqual([2, { is: 'waiting', seconds: 2, offline: false }]);
  await jest.advanceTimersByTimeAsync(1000);
  expect([asked(), backoff.get()]).toEqual([2, { is: 'waiting', seconds: 1, offline: false }]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe('answer');
  expect(backoff.get()).toEqual({ is: 'calm' });
});

test('after about two minutes it fails with the last failure, where nobody is asked', async () => {
  expect(total).toBe(120);
  const { ask, asked } = service(Number.POSITIVE_INFINITY);
  const backoff = new Backoff();
  const failed = expect(backoff.through(ask)).rejects.toMatchObject({ message: 'No answer.' });
  await jest.advanceTimersByTimeAsync(total * 1000);
  await failed;
  expect([asked(), backoff.get()]).toEqual([PAUSES_S.length + 1, { is: 'calm' }]);
});

test('where somebody is asked it waits for what they say: go on, with all pauses again, or give up', async () => {
  const { ask, asked } = service(Number.POSITIVE_INFINITY);
  const backoff = new Backoff({ asks: true });
  const failed = expect(backoff.through(ask)).rejects.toMatchObject({ message: 'No answer.' });
  await jest.advanceTimersByTimeAsync(10 * total * 1000);
  expect([asked(), backoff.get()]).toEqual([PAUSES_S.length + 1, { is: 'over', offline: false }]);
  backoff.goOn();
  await settled();
  expect([asked(), backoff.get()]).toMatchObject([PAUSES_S.length + 2, { is: 'waiting', seconds: 1 }]);
  backoff.stop();
  expect(backoff.get()).toMatchObject({ is: 'over' });
  backoff.giveUp();
  await failed;
  expect(backoff.get()).toEqual({ is: 'calm' });
});

test('“try now”, and the network coming back, ask at once', async () => {
  const { ask, asked } = service(2);
  const backoff = new Backoff();
  const answer = backoff.through(ask);
  await settled();
  backoff.tryNow();
  await settled();
  expect(asked()).toBe(2);
  window.dispatchEvent(new Event('online'));
  expect(await answer).toBe('answer');
});

test('calls made at the same time wait together, and the first answer calls the others', async () => {
  const backoff = new Backoff();
  const [one, other] = [service(1), service(1)];
  const answers = Promise.all([backoff.through(one.ask), backoff.through(other.ask)]);
  await settled();
  expect(backoff.get()).toMatchObject({ seconds: 1 });
  await jest.advanceTimersByTimeAsync(1000);
  expect(await answers).toEqual(['answer', 'answer']);
  expect(backoff.get()).toEqual({ is: 'calm' });
  expect(jest.getTimerCount()).toBe(0);
});

test('given up, nothing is waited for any more', async () => {
  const backoff = new Backoff({ asks: true });
  backoff.giveUp();
  await expect(backoff.through(service(1).ask)).rejects.toBeInstanceOf(RequestFailure);
  expect(backoff.get()).toEqual({ is: 'calm' });
});

test('what was refused, and a write that may have been done, are not asked again', async () => {
  const backoff = new Backoff();
  for (const failure of [
    new RequestFailure({ message: 'No.', code: 10422 }),
    new RequestFailure({ message: 'Lost.', outcomeUnknown: true }),
  ]) {
    const ask = jest.fn(() => Promise.reject(failure));
    await expect(backoff.through(ask)).rejects.toBe(failure);
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

test('one that is left waits no longer, and leaves no timer', async () => {
  const backoff = new Backoff();
  const leaving = new AbortController();
  const failed = expect(backoff.through(service(9).ask, leaving.signal)).rejects.toBeInstanceOf(RequestFailure);
  await settled();
  leaving.abort();
  await failed;
  expect([backoff.get(), jest.getTimerCount()]).toEqual([{ is: 'calm' }, 0]);
});
