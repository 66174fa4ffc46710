import { BoundedQueue, Busy } from './boundedQueue';

/** Works that end when they are told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a few work at a time, in the order they came', async () => {
  const queue = new BoundedQueue({ atOnce: 2, places: 4 });
  const { begun, work, end } = works();
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.admit((inTurn) => inTurn(work(name))));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await settled();
  for (const name of ['c', 'd']) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('who finds no place is refused at once, before anything is done', async () => {
  const queue = new BoundedQueue({ atOnce: 1, places: 2 });
  const { begun, work, end } = works();
  const inside = ['a', 'b'].map((name) => queue.admit((inTurn) => inTurn(work(name))));
  await expect(queue.admit(async () => begun.push('third'))).rejects.toThrow(Busy);
  expect(begun).toEqual(['a']);
  end('a');
  await inside[0];
  expect(await queue.admit(async () => 'a place is free')).toBe('a place is free');
  end('b');
  await inside[1];
});

test('a work that fails gives its turn and its place on', async () => {
  const queue = new BoundedQueue({ atOnce: 1, places: 1 });
  const fail = () => queue.admit((inTurn) => inTurn(() => Promise.reject(new Error('no luck'))));
  await expect(fail()).rejects.toThrow('no luck');
  await expect(fail()).rejects.toThrow('no luck');
});
