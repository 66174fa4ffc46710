import type { PeopleRoom } from '@contract/people';
import type { Room } from '@contract/room';
import { actionsFor } from './actions';

const ofOperators = (values: Partial<Room>) => ({ recommended: false, ...values }) as Room;
const ofUsers = (values: Partial<PeopleRoom>) =>
  ({ recommended: false, frozen: false, owner: {}, ...values }) as PeopleRoom;

test.each([
  ['draft', ['publish', 'close']],
  ['scheduled', ['recommend', 'close']],
  ['live', ['recommend', 'close']],
  ['ended', []],
  ['closed', []],
] as const)('an activity room that is %s', (status, actions) => {
  expect(actionsFor(ofOperators({ status }))).toEqual(actions);
});

test.each([
  ['draft', ['close']],
  ['scheduled', ['recommend', 'freeze', 'close']],
  ['live', ['recommend', 'freeze', 'close']],
  ['ended', []],
  ['closed', []],
] as const)('a self-built room that is %s is never published: its audit does that', (status, actions) => {
  expect(actionsFor(ofUsers({ status }))).toEqual(actions);
});

test('a recommended one can be taken out, not put in again', () => {
  expect(actionsFor(ofOperators({ status: 'live', recommended: true }))).toEqual(['unrecommend', 'close']);
});

test('a frozen one is unfrozen or closed, and not recommended meanwhile', () => {
  expect(actionsFor(ofUsers({ status: 'live', frozen: true }))).toEqual(['unfreeze', 'close']);
});

test('a frozen one that is over stays as it is', () => {
  expect(actionsFor(ofUsers({ status: 'ended', frozen: true }))).toEqual([]);
});
