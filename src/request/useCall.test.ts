import { act, renderHook, waitFor } from '@testing-library/react';
import { type CallOptions, RequestFailure } from '.';
import { askAgain } from './askAgain';
import { useCall } from './useCall';

/** The calls, each to be answered by hand. */
function asking(how?: Parameters<typeof useCall<string>>[2]) {
  const calls: { question: string; options: CallOptions; answer: (data: string) => void; fail: () => void }[] = [];
  const hook = renderHook(
    ({ question }) =>
      useCall<string>(
        (options) =>
          new Promise((answer, reject) => {
            const fail = () => reject(new RequestFailure({ message: `No ${question}.` }));
            calls.push({ question, options, answer, fail });
          }),
        [question],
        how,
      ),
    { initialProps: { question: 'first' } },
  );
  const settle = (how: 'answer' | 'fail', at: number) =>
    act(async () => (how === 'answer' ? calls[at]?.answer(`of ${calls[at].question}`) : calls[at]?.fail()));
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
