import { fireEvent } from '@testing-library/react';

/** As on a page that has just been opened. */
async function fresh() {
  jest.resetModules();
  return (await import('./onFirstUse')).onFirstUse;
}

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test.each([
  ['the pointer moves', () => fireEvent.pointerMove(document.body)],
  ['something is touched', () => fireEvent.pointerDown(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('what waits is done once %s, and once only', async (_, use) => {
  const onFirstUse = await fresh();
  const work = jest.fn(async () => undefined);
  onFirstUse(work);
  expect(work).not.toHaveBeenCalled();
  use();
  expect(work).toHaveBeenCalledTimes(1);
  use();
  fireEvent.pointerDown(document.body);
  expect(work).toHaveBeenCalledTimes(1);
});

test('on a page that is used it is done a while later and when nothing else is, where the browser says when', async () => {
  jest.useFakeTimers();
  const onFirstUse = await fresh();
  fireEvent.pointerMove(document.body);
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (then) => idle.push(then as () => void);
  const work = jest.fn(async () => undefined);
  onFirstUse(work);
  expect(idle).toEqual([]);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  for (const then of idle) then();
  expect(work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('what is only known while something else is loaded comes along with it', async () => {
  const onFirstUse = await fresh();
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (then) => idle.push(then as () => void);
  jest.useFakeTimers();
  let loaded = () => {};
  const within = jest.fn(async () => undefined);
  onFirstUse(
    () =>
      new Promise<void>((resolve) => {
        loaded = () => {
          onFirstUse(within);
          resolve();
        };
      }),
  );
  fireEvent.pointerMove(document.body);
  jest.runAllTimers();
  for (const then of idle) then();
  const mark = jest.spyOn(performance, 'mark');
  loaded();
  expect(within).toHaveBeenCalledTimes(1);
  expect(mark).not.toHaveBeenCalled();

  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(mark).toHaveBeenCalledTimes(1);
  const later = jest.fn(async () => undefined);
  onFirstUse(later);
  expect(later).not.toHaveBeenCalled();
  jest.useRealTimers();
});
