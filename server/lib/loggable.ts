import { DrizzleQueryError } from 'drizzle-orm';
import { hasSqlState, SQL_STATE } from '../db/sqlState';

/** What else an error says that is not of the data. */
const PLAIN = ['code', 'severity', 'syscall', 'address', 'port', 'table', 'constraint', 'column', 'routine', 'query'];

/**
 * An error for a log, without the values that a query was given or met, which may be phones or password hashes; so are
 * the errors that it comes from.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = messageOf(error);
  const plain = Object.entries(error).filter(([name]) => PLAIN.includes(name));
  const value = (content: unknown) => ({ value: content, writable: true, configurable: true });
  return Object.create(Object.getPrototypeOf(error), {
    message: value(message),
    stack: value(`${error.name}: ${message}${framesOf(error)}`),
    ...(error.cause !== undefined && { cause: value(loggable(error.cause)) }),
    ...Object.fromEntries(plain.map(([name, content]) => [name, { ...value(content), enumerable: true }])),
  });
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'Failed query';
  // A value that can't be read is repeated in quotes.
  return hasSqlState(error, SQL_STATE.dataException) ? error.message.replace(/".*/s, '…') : error.message;
}

/** Where it was thrown: the stack behind the message, which it repeats. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}
