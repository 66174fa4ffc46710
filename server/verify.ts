import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './areas';
import type { Area } from './areas/area';
import { type Fault, type Head, type Verified, verifyOperations } from './areas/operation';
import { type Config, readConfig } from './config';
import type { Db } from './db/database';
import { openStorage } from './db/open';
import { hasSqlState, SQL_STATE } from './db/sqlState';
import type { Kept } from './lib/kept';
import { explain, OperatorError } from './operatorError';

/** How many faults are printed one by one. */
const SHOWN = 50;

/**
 * `npm run verify`: whether the operation log is what was sealed, and the numbers that are kept are those of the rows.
 * Ends with 0 if it is so, with 1 if not, with 2 if that could not be found out. `--head 120:ab…` is the head of an
 * earlier run; `--count` counts the kept numbers anew first.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { head: { type: 'string' }, count: { type: 'boolean' } } });
  const head = values.head === undefined ? undefined : readHead(values.head);
  const config = readConfig(process.env);
  refuseNothing(config);
  const { database, lock } = await openStorage(config, { onEnd: () => {}, onPresence: () => {} });
  try {
    const verified = await database.unlimited((db) => verifyOperations(db, head));
    say(textOf(verified));
    let differ = 0;
    for (const kept of Object.values<Area>(areas).flatMap((area) => area.kept ?? [])) {
      differ += await database.unlimited((db) => verifyKept(db, kept, values.count ?? false));
    }
    if (verified.faults.length + differ > 0) process.exitCode = 1;
    else process.exitCode = verified.headIsCut ? 2 : 0;
  } finally {
    await database.close();
    lock?.release();
  }
}

const say = (lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);

/** Returns how many of the numbers are not what they should be. */
async function verifyKept(db: Db, { name, count, compare }: Kept, anew: boolean): Promise<number> {
  if (anew) await count(db);
  const { records, differ, first } = await compare(db, SHOWN);
  const rest = differ - first.length;
  say([
    `${name}: ${records} compared${anew ? ', counted anew' : ''}, ${differ ? `${differ} of their numbers are wrong:` : 'as the rows say.'}`,
    ...first.map(({ of, kept, counted }) => `  ${of}: ${kept} kept, ${counted} by the rows`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]);
  return differ;
}

function readHead(text: string): Head {
  const [, seq, hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq) throw new OperatorError('--head takes what an earlier run printed as its head, such as 120:9f86d0…');
  return { seq: Number(seq), hash };
}

/** Opening a folder without a database would make one. */
function refuseNothing({ databaseUrl, data }: Config): void {
  if (!databaseUrl && (data === 'memory' || !existsSync(join(data, 'database'))))
    throw new OperatorError(`There is no database in ${data}: set FISH_DATA or DATABASE_URL as for npm run serve.`);
}

function textOf({ sealed, waiting, start, head, headIsCut, faults }: Verified): string[] {
  const rest = faults.length - SHOWN;
  return [
    `Operation log: ${sealed} operations sealed, ${waiting} to be sealed${start.seq ? `, the oldest ${start.seq} cut off` : ''}.`,
    ...(head.seq ? [`Head: ${head.seq}:${head.hash}`] : []),
    ...(headIsCut ? ['The head that was given is of a part that was cut off: it can’t be compared.'] : []),
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

function textFor(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) return (error as Error).message;
  if (hasSqlState(error, SQL_STATE.undefinedTable, SQL_STATE.undefinedColumn))
    return 'The database is of an older version: start this version once.';
  return explain(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${textFor(error)}\n`);
  process.exitCode = 2;
});
