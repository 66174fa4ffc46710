import { inspect } from 'node:util';
import { failureOf } from './db/failure';
import { loggable } from './lib/loggable';
import { UploadStoreAway } from './lib/uploadStore';

/** A sentence for the operator of the machine, who can mend it; printed without a stack. */
export class OperatorError extends Error {}

/** A sentence for what an operator can mend; the whole error for all others. */
export function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof UploadStoreAway) return `${error.message}: ${wordsOf(error.cause)}`;
  const failure = failureOf(error);
  if (failure) return `The database does not answer: ${wordsOf(failure.cause) || failure.kind}`;
  return inspect(loggable(error));
}

/** Where a name has several addresses, Node says only the code. */
function wordsOf(cause: unknown): string {
  const { message, code } = (cause ?? {}) as NodeJS.ErrnoException;
  return message || code || '';
}
