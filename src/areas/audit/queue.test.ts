import type { AuditItem } from '@contract/audit';
import { UNDO_SECONDS } from '@contract/audit/enums';
import { codes } from '@contract/codes';
import { RequestFailure } from '@/request';
import { Queue } from './queue';
import { type Decision, ITEMS_AT_A_TIME, load, shownOf } from './queueState';

const UNDO_MS = UNDO_SECONDS * 1000;

const itemOf = (id: string, more: Partial<AuditItem> = {}) =>
  ({ id, state: 'pending', version: 1, claimedBy: null, reviewer: null, ...more }) as AuditItem;

interface Sent {
  decision: Decision;
  answer: (item: AuditItem) => void;
  refuse: (failure: RequestFailure) => void;
}

function queueOf(...ids: string[]) {
  const sent: Sent[] = [];
  const review = (decision: Decision) =>
    new Promise<AuditItem>((answer, refuse) => sent.push({ decision, answer, refuse }));
  const session = { isThere: true };
  const queue = new Queue({ review, me: () => '1', maySend: () => session.isThere });
  queue.step((state) =>
    load(
      state,
      ids.map((id) => itemOf(id)),
      true,
      queue.who(),
    ),
  );
  return { queue, session, sent, names: () => sent.map(({ decision }) => decision.item.id) };
}

const approve = { decision: 'approved' } as const;
/** Lets answers arrive. */
const settle = () => jest.advanceTimersByTimeAsync(0);
function expired(): RequestFailure {
  const failure = new RequestFailure({ message: 'Sign in again.' });
  failure.notified = true;
  return failure;
}

const failure = (code: number, data?: AuditItem) => new RequestFailure({ message: 'No.', code, data });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a decision is sent when its time is over, not before, and once', async () => {
  const { queue, names, sent } = queueOf('a', 'b');
  expect(queue.decide(approve)).toBe(true);
  await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(names()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  sent[0]?.answer(itemOf('a', { state: 'approved', version: 2 }));
  await jest.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(names()).toEqual(['a']);
  expect(shownOf(queue.get())).toEqual(['b']);
});

test('what is undone in time is never sent', async () => {
  const { queue, names } = queueOf('a', 'b');
  queue.decide(approve);
  await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(queue.undo()).toBe(true);
  expect(queue.undo()).toBe(false);
  await jest.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(names()).toEqual([]);
});

test('no more calls at a time than said, in the order of the keys', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `item${index}`);
  const { queue, names, sent } = queueOf(...ids);
  for (const _ of ids) queue.decide(approve);
  await jest.advanceTimersByTimeAsync(UNDO_MS);
  expect(names()).toEqual(ids.slice(0, ITEMS_AT_A_TIME));
  for (let index = 0; index < ids.length; index++) {
    sent[index]?.answer(itemOf(ids[index] ?? '', { state: 'approved', version: 2 }));
    await settle();
    expect(sent.length).toBe(Math.min(ids.length, index + 1 + ITEMS_AT_A_TIME));
  }
  expect(names()).toEqual(ids);
});

test('leaving sends at once', async () => {
  const { queue, names } = queueOf('a', 'b');
  queue.decide(approve);
  queue.flush();
  expect(names()).toEqual(['a']);
  expect(queue.undo()).toBe(false);
});

test('the tab asks before it is closed over what was not sent', async () => {
  const { queue, sent } = queueOf('a', 'b');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  queue.decide(approve);
  expect(asks()).toBe(true);
  queue.flush();
  expect(asks()).toBe(true);
  sent[0]?.answer(itemOf('a', { state: 'approved', version: 2 }));
  await settle();
  expect(asks()).toBe(false);
});

test('an expired session keeps decisions, and sends them when it is back', async () => {
  const { queue, session, names, sent } = queueOf('a', 'b', 'c');
  queue.decide(approve);
  queue.flush();
  queue.decide(approve);
  session.isThere = false;
  sent[0]?.refuse(expired());
  await jest.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(names()).toEqual(['a']);
  session.isThere = true;
  queue.wake();
  expect(names()).toEqual(['a', 'a', 'b']);
});

test('what an earlier session is told late is sent again in the one that is there', async () => {
  const { queue, names, sent } = queueOf('a', 'b');
  queue.decide(approve);
  queue.flush();
  sent[0]?.refuse(expired());
  await settle();
  expect(names()).toEqual(['a', 'a']);
});

test('dropped for another admin, nothing is sent', async () => {
  const { queue, names } = queueOf('a', 'b');
  queue.decide(approve);
  queue.drop();
  await jest.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(names()).toEqual([]);
});

test('somebody else was quicker: their decision stands in the row, and nothing is sent again', async () => {
  const { queue, names, sent } = queueOf('a', 'b');
  queue.decide(approve);
  queue.flush();
  const theirs = itemOf('a', { state: 'rejected', version: 2, reviewer: { id: '2', nickname: 'Zhao Min' } });
  sent[0]?.refuse(failure(codes.conflict, theirs));
  await jest.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(queue.get().items.get('a')).toEqual(theirs);
  expect(queue.get().decisions[0]).toMatchObject({ phase: 'refused', message: 'No.' });
  expect(names()).toEqual(['a']);
});

test('an answer that was lost counts once it is found that the decision was made', async () => {
  const { queue, sent } = queueOf('a', 'b');
  queue.decide(approve);
  queue.flush();
  sent[0]?.refuse(new RequestFailure({ message: 'No answer came.', outcomeUnknown: true }));
  await settle();
  expect(shownOf(queue.get())).toEqual(['a', 'b']);
  expect(queue.get().decisions[0]).toMatchObject({ phase: 'failed', message: 'No answer came.' });
  queue.retry('a');
  const mine = itemOf('a', { state: 'approved', version: 2, reviewer: { id: '1', nickname: 'Me' } });
  sent[1]?.refuse(failure(codes.conflict, mine));
  await settle();
  expect(queue.get().decisions[0]?.phase).toBe('done');
  expect(shownOf(queue.get())).toEqual(['b']);
});

test('a service that is away for a moment has refused nothing: the decision can be sent again', async () => {
  const { queue, names, sent } = queueOf('a', 'b');
  queue.decide(approve);
  queue.flush();
  sent[0]?.refuse(new RequestFailure({ message: 'Away for a moment.', status: 503, code: 503, away: true }));
  await settle();
  expect(queue.get().decisions[0]).toMatchObject({ phase: 'failed', message: 'Away for a moment.' });
  queue.retry('a');
  expect(names()).toEqual(['a', 'a']);
});

test('settling sends at once, and is over when every answer is there', async () => {
  const { queue, names, sent } = queueOf('a', 'b');
  expect(queue.settle()).toBeUndefined();
  queue.decide(approve);
  queue.decide(approve);
  let over = false;
  void queue.settle()?.then(() => {
    over = true;
  });
  expect(names()).toEqual(['a', 'b']);
  sent[0]?.answer(itemOf('a', { state: 'approved', version: 2 }));
  await settle();
  expect(over).toBe(false);
  sent[1]?.refuse(failure(codes.ruleForbids));
  await settle();
  expect(over).toBe(true);
});
