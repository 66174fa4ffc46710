import { act, renderHook, waitFor } from '@testing-library/react';
import { type CallOptions, RequestFailure } from '.';
import { askAgain } from './askAgain';
import { useCall } from './useCall';
import { RECOVERY_PAUSES_S } from './useRecovery';

/** The calls, each to be answered by hand. */
function asking(how?: Parameters<typeof useCall<string>>[2]) {
  const calls: {
    question: string;
    options: CallOptions;
    answer: (data: string) => void;
    fail: (away?: boolean) => void;
  }[] = [];
  const hook = renderHook(
    ({ question }) =>
      useCall<string>(
        (options) =>
          new Promise((answer, reject) => {
            const fail = (away = false) => reject(new RequestFailure({ message: `No ${question}.`, away }));
            calls.push({ question, options, answer, fail });
          }),
        [question],
        how,
      ),
    { initialProps: { question: 'first' } },
  );
  const settle = (how: 'answer' | 'fail' | 'away', at: number) =>
    act(async () =>
      how === 'answer' ? calls[at]?.answer(`of ${calls[at].question}`) : calls[at]?.fail(how === 'away'),
    );
  return { calls, settle, ...hook };
}

test('the newest question wins: the call before it is cancelled, and its late answer never shown', async () => {
  const { calls, settle, result, rerender } = asking();
  rerender({ question: 'second' });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  await settle('answer', 1);
  await settle('answer', 0);
  expect(result.current).toMatchObject({ data: 'of second', loading: false });
});

test('an answer stays while the next one is on its way', async () => {
  const { settle, result, rerender } = asking();
  await settle('answer', 0);
  rerender({ question: 'second' });
  expect(result.current).toMatchObject({ data: 'of first', loading: true });
  await settle('answer', 1);
  expect(result.current.data).toBe('of second');
});

test('an answer that is known is there from the start, until another question or a refresh is asked', async () => {
  const { calls, settle, result, rerender } = asking({ known: 'known before' });
  expect(result.current).toMatchObject({ data: 'known before', loading: false });
  await act(async () => undefined);
  expect(calls).toEqual([]);

  rerender({ question: 'second' });
  rerender({ question: 'first' });
  expect(calls.map(({ question }) => question)).toEqual(['second', 'first']);
  await settle('answer', 1);
  expect(result.current).toMatchObject({ data: 'of first', loading: false });
});

test('a known answer can be refreshed', async () => {
  const { calls, settle, result } = asking({ known: 'known before' });
  act(() => result.current.refresh());
  expect(calls).toHaveLength(1);
  await settle('answer', 0);
  expect(result.current).toMatchObject({ data: 'of first', loading: false });
});

test('a failure is shown until its question is asked again, and is not that of another', async () => {
  const { calls, settle, result, rerender } = asking();
  await settle('fail', 0);
  expect(result.current.failure).toMatchObject({ message: 'No first.' });
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ failure: undefined, loading: true });
  await settle('fail', 1);
  expect(result.current).toMatchObject({ failure: { message: 'No first.' }, loading: false });
  rerender({ question: 'second' });
  expect(result.current.failure).toBeUndefined();
  rerender({ question: 'first' });
  await settle('answer', calls.length - 1);
  expect(result.current).toMatchObject({ data: 'of first', failure: undefined });
});

test('beside older data a failure stays until its question is answered', async () => {
  const { settle, result } = asking();
  await settle('answer', 0);
  act(() => result.current.refresh());
  await settle('fail', 1);
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ data: 'of first', failure: { message: 'No first.' }, loading: true });
  await settle('answer', 2);
  expect(result.current).toMatchObject({ data: 'of first', failure: undefined });
});

test.each([
  [false, 'of first'],
  [true, undefined],
])('where a failure replaces the answer before it: %s', async (failureReplaces, left) => {
  const { settle, result } = asking({ failureReplaces });
  await settle('answer', 0);
  act(() => result.current.refresh());
  await settle('fail', 1);
  expect(result.current).toMatchObject({ data: left, failure: { message: 'No first.' } });
});

test('nobody is told of a failure, and a page that is left cancels its call', async () => {
  const { calls, unmount } = asking();
  expect(calls[0]?.options.notice).toBe(false);
  unmount();
  expect(calls[0]?.options.signal?.aborted).toBe(true);
});

test('what is on the screen can be asked again by others, until it is left', async () => {
  const { calls, settle, result, unmount } = asking();
  await settle('answer', 0);
  const again = askAgain();
  expect(calls).toHaveLength(2);
  await settle('fail', 1);
  await again;
  expect(result.current).toMatchObject({ data: 'of first', failure: { message: 'No first.' } });
  unmount();
  await askAgain();
  expect(calls).toHaveLength(2);
});

describe('while a service is away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const [first, second] = RECOVERY_PAUSES_S;

  test('its question is asked again by itself, unseen until it is answered', async () => {
    const { calls, settle, result } = asking();
    await settle('away', 0);
    const failed = { data: undefined, loading: false, failure: { message: 'No first.' } };
    expect(result.current).toMatchObject(failed);
    await pass(first);
    expect(calls).toHaveLength(2);
    expect(result.current).toMatchObject(failed);
    await settle('away', 1);
    expect(result.current).toMatchObject(failed);
    await pass(second - 1);
    expect(calls).toHaveLength(2);
    await pass(1);
    await settle('answer', 2);
    expect(result.current).toMatchObject({ data: 'of first', failure: undefined });
    await pass(3600);
    expect(calls).toHaveLength(3);
  });

  test('it is asked at once when the network is back, and only once at a time', async () => {
    const { calls, settle } = asking();
    await settle('away', 0);
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(calls).toHaveLength(2);
    await settle('answer', 1);
  });

  test('Retry shows that it asks, also while it is being asked by itself', async () => {
    const { calls, settle, result } = asking();
    await settle('away', 0);
    await pass(first);
    act(() => result.current.refresh());
    expect(calls[1]?.options.signal?.aborted).toBe(true);
    expect(result.current).toMatchObject({ failure: undefined, loading: true });
    await settle('answer', 2);
    expect(result.current.data).toBe('of first');
  });

  test('another question, a page that is left, and a failure of another kind end it', async () => {
    const { calls, settle, rerender, unmount } = asking();
    await settle('away', 0);
    rerender({ question: 'second' });
    await settle('fail', 1);
    await pass(3600);
    expect(calls).toHaveLength(2);
    rerender({ question: 'third' });
    await settle('away', 2);
    unmount();
    await pass(3600);
    expect(calls).toHaveLength(3);
  });
});
