import { withConcurrency } from './withConcurrency';

/** Tasks that are done when they are told to be, and how many have begun. */
function heldTasks(count: number) {
  const begun: number[] = [];
  const ends: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const tasks = Array.from({ length: count }, (_, nth) => () => {
    begun.push(nth);
    return new Promise<number>((resolve, reject) => {
      ends[nth] = { resolve, reject };
    });
  });
  return { tasks, begun, ends };
}

const settled = () => new Promise(setImmediate);

test('so many tasks run at a time, and their results keep the order', async () => {
  const { tasks, begun, ends } = heldTasks(3);
  const all = withConcurrency(2, tasks);
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(11);
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.resolve(12);
  ends[0]?.resolve(10);
  expect(await all).toEqual([10, 11, 12]);
});

test('after a failure nothing more is begun', async () => {
  const { tasks, begun, ends } = heldTasks(4);
  const all = withConcurrency(2, tasks);
  ends[0]?.reject(new Error('away'));
  await expect(all).rejects.toThrow('away');
  ends[1]?.resolve(1);
  await settled();
  expect(begun).toEqual([0, 1]);
});

test('no task at all is done at once', async () => {
  expect(await withConcurrency(2, [])).toEqual([]);
});
