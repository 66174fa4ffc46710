import { DatabaseFailure } from './failure';
import { isOfReplica } from './replica';

const said = (code: string) => Object.assign(new Error(code), { code });
const failed = (kind: ConstructorParameters<typeof DatabaseFailure>[0], cause?: unknown) =>
  new Error('Failed query', { cause: new DatabaseFailure(kind, cause) });

test.each([
  ['it is away', failed('away', said('57P01'))],
  ['it has no connection to spare', failed('busy', new Error('timeout exceeded when trying to connect'))],
  ['what it repeats holds the lock', failed('busy', said('55P03'))],
  ['what it repeats ended the reading', new Error('Failed query', { cause: said('40001') })],
  ['a table has not arrived', new Error('Failed query', { cause: said('42P01') })],
])('where %s the primary may answer', (_, error) => expect(isOfReplica(error)).toBe(true));

test.each([
  ['it took too long', failed('busy', said('57014'))],
  ['nobody waits any more', failed('abandoned')],
  ['the question was wrong', new Error('Failed query', { cause: said('22P02') })],
])('where %s the primary is not asked', (_, error) => expect(isOfReplica(error)).toBe(false));
