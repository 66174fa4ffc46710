import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { DatabaseError } from 'pg';
import { DatabaseFailure } from '../db/failure';
import { keepTime } from '../keepTime';
import { createLog } from '../telemetry/log';
import { openEmpty } from '../testDatabase';
import { loggable } from './loggable';

const PHONE = '13812345678';

/** What pg says of a row that there is already. */
function refused(): Error {
  const said = new DatabaseError('duplicate key value violates unique constraint', 1, 'error');
  return Object.assign(said, { code: '23505', constraint: 'user_phone_key', detail: `Key (phone)=(${PHONE}) exists.` });
}

const failed = (cause = refused()) => new DrizzleQueryError('insert into "user" ("phone") values ($1)', [PHONE], cause);

/** A server, and what it has logged. */
function logging() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { app: fastify({ loggerInstance: createLog('trace', stream) }), logged: () => lines.join('') };
}

test.each([
  ['a failed query', failed()],
  ['a failed query in another error', new Error('The step failed', { cause: failed() })],
  ['a database that is away', failed(new DatabaseFailure('away', refused()))],
  ['a refusal of the database', refused()],
])('%s is logged with its query and code, and without a value', (_, error) => {
  const { app, logged } = logging();
  app.log.error(error);
  expect(logged()).toContain('duplicate key value');
  expect(logged()).not.toContain(PHONE);
});

test('nor does the message of a value that can’t be read name it', () => {
  const said = new DatabaseError(`invalid input syntax for type bigint: "${PHONE}"`, 1, 'error');
  const error = loggable(Object.assign(said, { code: '22P02' })) as Error;
  expect(error.message).toBe('invalid input syntax for type bigint: …');
  expect(error.stack).not.toContain(PHONE);
});

test('the query, the code and the place are there', () => {
  const error = loggable(failed()) as DrizzleQueryError;
  expect(error).toMatchObject({ query: expect.stringContaining('insert into'), cause: { code: '23505' } });
  expect(error.stack).toMatch(/^Error: Failed query\n +at .*loggable\.test\.ts/);
});

test('what is no error stays as it is', () => {
  expect(loggable('just a text')).toBe('just a text');
});

test('the clock logs none either', async () => {
  const { db, close } = await openEmpty();
  const failing = Object.create(db) as typeof db;
  jest.spyOn(failing, 'select').mockImplementation(() => {
    throw failed();
  });
  const { app, logged } = logging();
  await keepTime(app, failing);
  await app.close();
  await close();
  expect(logged()).toContain('duplicate key value');
  expect(logged()).not.toContain(PHONE);
});
