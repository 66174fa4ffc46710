import { DatabaseFailure } from '../db/failure';
import { advanceEach } from './advanceEach';

const stage = (count: number, step: (item: number) => Promise<boolean> = async () => true) => {
  const waiting = new Set(Array.from({ length: count }, (_, nth) => nth));
  const errors: unknown[] = [];
  const tick = () =>
    advanceEach({
      due: async (limit) => [...waiting].slice(0, limit),
      async step(item) {
        const stepped = await step(item);
        if (stepped) waiting.delete(item);
        return stepped;
      },
      onError: (error) => errors.push(error),
    });
  return { waiting, errors, tick };
};

test('a tick takes a part of many items, and says whether there is more', async () => {
  const { waiting, tick } = stage(1200);
  expect([await tick(), waiting.size]).toEqual([true, 700]);
  expect([await tick(), waiting.size]).toEqual([true, 200]);
  expect([await tick(), waiting.size]).toEqual([false, 0]);
});

test('an item that fails is told and keeps no other from its step', async () => {
  const failed = new Error('no such price');
  const { waiting, errors, tick } = stage(3, async (item) => {
    if (item === 0) throw failed;
    return true;
  });
  expect(await tick()).toBe(false);
  expect([...waiting]).toEqual([0]);
  expect(errors).toEqual([failed]);
});

test.each([
  ['fails', () => Promise.reject(new Error('no such price'))],
  ['is held by another process', async () => false],
])('where every item %s, nothing is tried again at once', async (_, step) => {
  expect(await stage(500, step).tick()).toBe(false);
});

test('once the database is away no other item is tried', async () => {
  const step = jest.fn().mockRejectedValue(new DatabaseFailure('away'));
  const { errors, tick } = stage(3, step);
  await expect(tick()).rejects.toThrow('The database is away');
  expect(step).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});
