import { BulkRun, ROWS_AT_A_TIME, type RowVerdict } from './run';

/** Work that is done when the test says so. */
function bench(count: number) {
  const begun: number[] = [];
  const open = new Map<number, { done: () => void; fail: (reason: string) => void }>();
  let most = 0;
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      const ended = (how: () => void) => () => {
        open.delete(item);
        how();
      };
      open.set(item, { done: ended(resolve), fail: (reason) => ended(() => reject(reason))() });
      most = Math.max(most, open.size);
    });
  const judge = (error: unknown): RowVerdict => {
    if (error === 'signed out') return { outcome: 'waiting' };
    return error === 'no answer' ? { outcome: 'unknown', reason: error } : { outcome: 'failed', reason: String(error) };
  };
  const run = new BulkRun(
    Array.from({ length: count }, (_, index) => index),
    work,
    judge,
  );
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (item: number, reason?: string) => {
    const at = open.get(item);
    if (!at) throw new Error(`${item} is not under way`);
    reason ? at.fail(reason) : at.done();
    await tick();
  };
  /** Ends whatever is under way until nothing is; `failing` says why one fails. */
  const endAll = async (failing: (item: number) => string | undefined = () => undefined) => {
    for (let [item] = open.keys(); item !== undefined; [item] = open.keys()) await end(item, failing(item));
  };
  return { run, begun, open, end, endAll, most: () => most, outcomes: () => run.entries.map((e) => e.outcome) };
}

test('works in order, four at a time and never more', async () => {
  const { run, begun, end, endAll, most } = bench(30);
  run.resume();
  expect(begun).toEqual([0, 1, 2, 3]);
  await end(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await endAll();
  expect(begun).toEqual(Array.from({ length: 30 }, (_, index) => index));
  expect(most()).toBe(ROWS_AT_A_TIME);
  expect(run.getProgress()).toMatchObject({ status: 'finished', total: 30, done: 30, running: 0, waiting: 0 });
});

test('a failure keeps its reason and stops nobody else; a lost answer is unknown', async () => {
  const { run, endAll } = bench(10);
  run.resume();
  await endAll((item) => ({ 3: 'already normal', 7: 'no answer' })[item]);
  expect(run.getProgress()).toMatchObject({ status: 'finished', done: 8, failed: 1, unknown: 1 });
  const at = expect.any(Date);
  expect(run.entries[3]).toEqual({ item: 3, outcome: 'failed', reason: 'already normal', at });
  expect(run.entries[7]).toEqual({ item: 7, outcome: 'unknown', reason: 'no answer', at });
});

test('cancelled, no new row begins, and those under way finish and count', async () => {
  const { run, begun, end } = bench(10);
  run.resume();
  await end(0);
  run.cancel();
  expect(run.getProgress().status).toBe('cancelling');
  await end(1);
  await end(2, 'refused');
  await end(3);
  expect(run.getProgress().status).toBe('cancelling');
  await end(4);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(run.getProgress()).toMatchObject({ status: 'finished', done: 4, failed: 1, waiting: 5 });
});

test('rows refused because the session ended wait, and nothing is done twice after going on', async () => {
  const { run, begun, end, endAll, open, outcomes } = bench(8);
  run.resume();
  await end(0);
  await end(1, 'signed out');
  expect(run.getProgress().status).toBe('paused');
  await end(2);
  await end(3, 'signed out');
  await end(4, 'signed out');
  expect(open.size).toBe(0);
  expect(run.getProgress()).toMatchObject({ status: 'paused', done: 2, running: 0, waiting: 6 });
  run.resume();
  await endAll();
  expect(outcomes()).toEqual(Array(8).fill('done'));
  const times = (item: number) => begun.filter((other) => other === item).length;
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(times)).toEqual([1, 2, 1, 2, 2, 1, 1, 1]);
});

test('gone on while rows of before are still under way, there are still four at the most', async () => {
  const { run, endAll, most, open } = bench(12);
  run.resume();
  run.pause();
  run.resume();
  expect(open.size).toBe(ROWS_AT_A_TIME);
  await endAll();
  expect(most()).toBe(ROWS_AT_A_TIME);
  expect(run.getProgress()).toMatchObject({ status: 'finished', done: 12 });
});

test('stopped while paused, what never began is left', async () => {
  const { run, end } = bench(5);
  run.resume();
  await end(0, 'signed out');
  for (const item of [1, 2, 3]) await end(item);
  run.cancel();
  expect(run.getProgress()).toMatchObject({ status: 'finished', done: 3, waiting: 2 });
});

test('a retry works on the failed only', async () => {
  const { run, begun, endAll } = bench(6);
  run.resume();
  await endAll((item) => ({ 1: 'refused', 4: 'refused', 5: 'no answer' })[item]);
  begun.length = 0;
  run.retryFailed();
  await endAll((item) => (item === 4 ? 'refused again' : undefined));
  expect(begun).toEqual([1, 4]);
  expect(run.getProgress()).toMatchObject({ status: 'finished', done: 4, failed: 1, unknown: 1 });
  expect(run.entries[4]).toMatchObject({ outcome: 'failed', reason: 'refused again' });
});

test('nothing to do is done at once', () => {
  const { run } = bench(0);
  run.resume();
  expect(run.getProgress().status).toBe('finished');
});

test('dropped, nothing begins any more and late answers change nothing', async () => {
  const { run, begun, end } = bench(9);
  run.resume();
  const before = run.getProgress();
  run.drop();
  await end(0);
  expect(begun).toHaveLength(4);
  expect(run.getProgress()).toBe(before);
});
