import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { type Fault, type Head, type Verified, verifyOperations } from './areas/operation';
import { type Config, readConfig, StartError } from './config';
import { openStorage } from './db/open';
import { loggable } from './lib/loggable';

/** How many faults are printed one by one. */
const SHOWN = 50;

/**
 * `npm run verify`: whether the operation log is what was sealed. Ends with 0 if it is, with 1 if it is not, with 2 if
 * that could not be found out. `--head 120:ab…` is the head of an earlier run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const kept = values.head === undefined ? undefined : readHead(values.head);
  const config = readConfig(process.env);
  refuseNothing(config);
  const { database, lock } = await openStorage(config, { onEnd: () => {}, onPresence: () => {} });
  try {
    const verified = await verifyOperations(database.db, kept);
    process.stdout.write(`${textOf(verified).join('\n')}\n`);
    process.exitCode = verified.faults.length > 0 ? 1 : 0;
  } finally {
    await database.close();
    lock?.release();
  }
}

function readHead(text: string): Head {
  const [, seq, hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq) throw new StartError('--head takes what an earlier run printed as its head, such as 120:9f86d0…');
  return { seq: Number(seq), hash };
}

/** Opening a folder without a database would make one. */
function refuseNothing({ databaseUrl, data }: Config): void {
  if (!databaseUrl && (data === 'memory' || !existsSync(join(data, 'database'))))
    throw new StartError(`There is no database in ${data}: set FISH_DATA or DATABASE_URL as for npm run serve.`);
}

function textOf({ sealed, waiting, start, head, faults }: Verified): string[] {
  const rest = faults.length - SHOWN;
  return [
    `Operation log: ${sealed} operations sealed, ${waiting} to be sealed${start.seq ? `, the oldest ${start.seq} cut off` : ''}.`,
    ...(head.seq ? [`Head: ${head.seq}:${head.hash}`] : []),
    ...(faults.length === 0 ? ['It is whole.'] : [`It is not whole, ${faults.length} faults:`]),
    ...faults.slice(0, SHOWN).map((fault) => `  ${lineOf(fault)}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function lineOf({ what, id, seq, to }: Fault): string {
  const row = `operation ${id}${seq ? ` (seal ${seq})` : ''}`;
  switch (what) {
    case 'changed':
      return `${row} was changed after it was sealed`;
    case 'removed':
      return `${row} was removed`;
    case 'missing':
      return seq === to ? `seal ${seq} was removed` : `seals ${seq} to ${to} were removed`;
    case 'unsealed':
      return `${row} was inserted past the log, or its seal was removed`;
    case 'late':
      return `${row} was inserted later than it says`;
    case 'head':
      return `seal ${seq} is not the one that was kept: the newest end was removed, or all was sealed anew`;
  }
}

/** PostgreSQL's error code for a table that is not there. */
const NO_TABLE = '42P01';

function explain(error: unknown): string {
  if (error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS'))
    return (error as Error).message;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  if (cause?.code === NO_TABLE) return 'The database has no sealed operation log yet: start this version once.';
  return inspect(loggable(error));
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 2;
});
