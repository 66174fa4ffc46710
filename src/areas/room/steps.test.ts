import type { PeopleRoom } from '@contract/people';
import type { Room } from '@contract/room';
import { stepsFor } from './steps';

const ofOperators = (values: Partial<Room>) => ({ recommended: false, ...values }) as Room;
const ofUsers = (values: Partial<PeopleRoom>) =>
  ({ recommended: false, frozen: false, owner: {}, ...values }) as PeopleRoom;

test.each([
  ['draft', ['publish', 'close']],
  ['scheduled', ['recommend', 'close']],
  ['live', ['recommend', 'close']],
  ['ended', []],
  ['closed', []],
] as const)('an activity room that is %s', (status, steps) => {
  expect(stepsFor(ofOperators({ status }))).toEqual(steps);
});

test.each([
  ['draft', ['close']],
  ['scheduled', ['recommend', 'freeze', 'close']],
  ['live', ['recommend', 'freeze', 'close']],
  ['ended', []],
  ['closed', []],
] as const)('a self-built room that is %s is never published: its audit does that', (status, steps) => {
  expect(stepsFor(ofUsers({ status }))).toEqual(steps);
});

test('a recommended one can be taken out, not put in again', () => {
  expect(stepsFor(ofOperators({ status: 'live', recommended: true }))).toEqual(['unrecommend', 'close']);
});

test('a frozen one is unfrozen or closed, and not recommended meanwhile', () => {
  expect(stepsFor(ofUsers({ status: 'live', frozen: true }))).toEqual(['unfreeze', 'close']);
});

test('a frozen one that is over stays as it is', () => {
  expect(stepsFor(ofUsers({ status: 'ended', frozen: true }))).toEqual([]);
});
