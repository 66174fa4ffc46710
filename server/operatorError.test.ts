import { execFileSync } from 'node:child_process';
import { DatabaseFailure } from './db/failure';
import { UploadStoreAway } from './lib/uploadStore';
import { explain, OperatorError } from './operatorError';

const refused = { message: '', code: 'ECONNREFUSED' };

test.each([
  ['what an operator can mend', new OperatorError('Set PORT.'), 'Set PORT.'],
  [
    'a store that is away',
    new UploadStoreAway(new Error('no route')),
    'The store of uploads does not answer: no route',
  ],
  [
    'a database that is away',
    new DatabaseFailure('away', new Error('no route')),
    'The database does not answer: no route',
  ],
  [
    'a failed query',
    new Error('Failed query', { cause: new DatabaseFailure('busy') }),
    'The database does not answer: busy',
  ],
  [
    'a database of several addresses',
    new DatabaseFailure('away', refused),
    'The database does not answer: ECONNREFUSED',
  ],
])('%s is one sentence', (_, error, sentence) => {
  expect(explain(error)).toBe(sentence);
});

// In a process of its own, because Node prints errors of a test's realm as objects.
test('what nobody expected is printed whole', () => {
  const code = `console.log(require('./operatorError').explain(new TypeError('x is no function')))`;
  const args = ['--import', 'tsx', '--eval', code];
  const said = execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' });
  expect(said).toMatch(/^TypeError: x is no function\n +at /);
});
