import { RequestFailure } from '.';

test.each([
  ['a refusal with a code', { code: 10422, status: 200 }, true],
  ['HTTP 403', { status: 403 }, true],
  ['HTTP 500', { status: 500 }, false],
  ['what has neither code nor status', {}, false],
  ['a service that is away', { away: true, status: 503 }, false],
  ['a write whose answer was lost', { outcomeUnknown: true, status: 404 }, false],
])('whether the service itself refused it: %s', (_, what, refused) => {
  expect(new RequestFailure({ message: 'No.', ...what }).refused).toBe(refused);
});

test.each([
  ['no data', undefined],
  ['no list', { fields: 'account' }],
  ['names alone', { fields: ['account', null] }],
  ['names of its own', { fields: [{ field: 'account', msg: 'Taken' }] }],
])('a refusal with %s names no field', (_, data) => {
  expect(new RequestFailure({ message: 'No.', code: 10400, data }).fields).toEqual([]);
});
