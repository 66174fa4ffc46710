import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { loggable } from '../lib/loggable';

/** From what must be looked at to what only a developer reads; each holds the ones before it. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Log = FastifyBaseLogger;

/**
 * A log of one JSON object a line: `time` (ISO 8601), `level`, `msg`, and what a line is about. An error stands under
 * `err`, without the values that it holds (lib/loggable.ts).
 */
export function createLog(level: LogLevel, to: DestinationStream = process.stderr): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        // Before pino makes the message of a line from the one of its error, which may hold values.
        logMethod(args, log) {
          log.apply(this, args.map(withoutValues) as typeof args);
        },
      },
    },
    to,
  );
}

const withoutValues = (said: unknown) =>
  said instanceof Object && 'err' in said ? { ...said, err: loggable(said.err) } : loggable(said);

/** Standard error: JSON, or lines to read where it is a terminal and `pino-pretty` is installed. */
export async function logOutput(): Promise<DestinationStream> {
  const { stderr } = process;
  if (!stderr.isTTY) return stderr;
  try {
    const { default: pretty } = await import('pino-pretty');
    return pretty({ destination: 2, sync: true, translateTime: 'SYS:HH:MM:ss.l' });
  } catch {
    return stderr;
  }
}
