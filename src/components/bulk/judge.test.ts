import { RequestFailure } from '@/request';
import { judge } from './judge';

const told = Object.assign(new RequestFailure({ message: 'Your token has expired.', code: 10021 }), { notified: true });

test.each([
  ['a rule refused it', new RequestFailure({ message: 'No.', code: 10422 }), { outcome: 'failed', reason: 'No.' }],
  [
    'HTTP refused it',
    new RequestFailure({ message: 'Denied.', status: 403 }),
    { outcome: 'failed', reason: 'Denied.' },
  ],
  [
    'the service was away for too long, and did nothing',
    new RequestFailure({ message: 'Away.', status: 503, code: 503, away: true }),
    { outcome: 'failed', reason: 'Away.' },
  ],
  ['its answer never came', new RequestFailure({ message: 'Lost.', outcomeUnknown: true }), { outcome: 'unknown' }],
  ['a gateway answered', new RequestFailure({ message: 'Gateway.', status: 502 }), { outcome: 'unknown' }],
  ['its answer could not be read', new RequestFailure({ message: 'Broken.' }), { outcome: 'unknown' }],
  [
    'its answer never came, and its record shows that it was not done',
    new RequestFailure({ message: 'Not done.', notDone: true }),
    { outcome: 'failed', reason: 'Not done.' },
  ],
  ['the browser is offline', new RequestFailure({ message: 'Offline.', unsent: true }), { outcome: 'waiting' }],
  ['something else broke', new TypeError('x'), { outcome: 'unknown', reason: 'TypeError: x' }],
  ['the session ended, which was told', told, { outcome: 'waiting' }],
])('%s', (_, error, verdict) => {
  expect(judge(error)).toMatchObject(verdict);
});
