import type { Effect } from '@contract/effects';
import { effectOf, outcomeOf } from './outcome';

const user = { id: '1', nickname: 'Lin', status: 'normal', phone: null, version: 2 };

test.each([
  ['what was sent is there', { nickname: 'Wei' }, { nickname: 'Wei', version: 3 }, 'done'],
  [
    'and somebody changed another field afterwards',
    { nickname: 'Wei' },
    { nickname: 'Wei', phone: '1', version: 4 },
    'done',
  ],
  [
    'texts are trimmed, and an empty one is null',
    { nickname: ' Wei ', phone: '' },
    { nickname: 'Wei', version: 3 },
    'done',
  ],
  ['nothing of it is there', { nickname: 'Wei' }, {}, 'notDone'],
  ['a part of it is there', { nickname: 'Wei', phone: '1' }, { nickname: 'Wei', version: 3 }, 'changed'],
  ['somebody changed it to something else', { nickname: 'Wei' }, { nickname: 'Zhao', version: 3 }, 'changed'],
  ['somebody changed something else', { nickname: 'Wei' }, { phone: '1', version: 3 }, 'changed'],
  ['nothing was to be changed', { nickname: 'Lin' }, { version: 3 }, 'unknown'],
  ['the record does not have it', { password: 'x' }, { version: 3 }, 'unknown'],
] as const)('%s', (_, sent, changes, outcome) => {
  expect(outcomeOf([sent], user, { ...user, ...changes })).toBe(outcome);
});

test('values within values, in any order and with more beside them', () => {
  const was = { audience: { kind: 'all' } };
  const sent = [{ audience: { kind: 'list', numbers: [1, 2] } }];
  expect(outcomeOf(sent, was, { audience: { numbers: [1, 2], days: null, kind: 'list' } })).toBe('done');
  expect(outcomeOf(sent, was, { audience: { numbers: [2, 1], kind: 'list' } })).toBe('changed');
});

test.each(['2026-03-11T10:00:00Z', '2026-03-11T10:00:00.000000Z'])('an instant is the same as %s', (startAt) => {
  const sent = [{ startAt: '2026-03-11T10:00:00.000Z' }];
  const was = { startAt: '2026-03-10T10:00:00Z' };
  expect(outcomeOf(sent, was, { startAt })).toBe('done');
  expect(outcomeOf(sent, was, was)).toBe('notDone');
  expect(effectOf('POST /fish/admin/tip/saveOrUpdate', { id: '1', ...sent[0] }, { startAt })).toBeUndefined();
});

test('one of several states', () => {
  const aim = effectOf('POST /fish/admin/push/send', { id: '1' }, { status: 'draft' }) as Effect;
  expect(outcomeOf(aim, { status: 'draft' }, { status: 'sending' })).toBe('done');
  expect(outcomeOf(aim, { status: 'draft' }, { status: 'draft' })).toBe('notDone');
});

test('a refund counts from what had been refunded', () => {
  const was = { refunded: 100, version: 1 };
  const aim = effectOf('POST /fish/admin/order/refund', { id: '1', amount: 50 }, was) as Effect;
  expect(outcomeOf(aim, was, { refunded: 150, version: 2 })).toBe('done');
  expect(outcomeOf(aim, was, { refunded: 100, version: 1 })).toBe('notDone');
});

test('a refund of an order that does not say what had been refunded can’t be told', () => {
  const was = { refunded: undefined, status: 'completed' };
  const aim = effectOf('POST /fish/admin/order/refund', { id: '1', amount: 50 }, was) as Effect;
  expect(outcomeOf(aim, was, was)).toBe('unknown');
});

test('what is removed', () => {
  expect(outcomeOf('gone', user, undefined)).toBe('done');
  expect(outcomeOf('gone', user, user)).toBe('notDone');
  expect(outcomeOf([{ nickname: 'Wei' }], user, undefined)).toBe('changed');
});

test('what the record can’t show is not aimed at', () => {
  expect(effectOf('POST /fish/admin/user/addNote', { id: '1', text: 'A note' }, user)).toBeUndefined();
  expect(
    effectOf('POST /fish/admin/user/changeStatus', { id: '1', status: 'normal', reason: 'x' }, user),
  ).toBeUndefined();
});
