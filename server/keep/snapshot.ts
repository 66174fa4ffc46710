import { sql } from 'drizzle-orm';
import { version } from '../../package.json';
import type { Db } from '../db/database';
import { rowsOf } from '../db/rows';
import type { UploadStore } from '../lib/uploadStore';
import { OperatorError } from '../operatorError';
import { type Emit, FORMAT, type Head, type Mark, type Totals } from './lines';
import { eachRow, tablesOf, writePlainly } from './tables';

/** Told what is done, for the operator who waits. */
export type Say = (line: string) => void;

export type Readable = Pick<UploadStore, 'names' | 'read'>;

interface Source {
  db: Db;
  uploads: Readable;
}

/**
 * Writes all that a database and its store of uploads hold as the lines of a backup. The tables are those of one
 * moment, whatever is written meanwhile; the uploads are read afterwards, so that none is missing that a table names.
 */
export async function snapshot({ db, uploads }: Source, emit: Emit, say: Say): Promise<Totals> {
  const mark = (line: Mark) => emit(JSON.stringify(line));
  const totals: Totals = { whole: true, tables: 0, rows: 0, uploads: 0 };
  await db.transaction(
    async (tx) => {
      await writePlainly(tx);
      await mark(await headOf(tx));
      for (const table of await tablesOf(tx)) {
        await mark({ table: table.name, columns: table.columns.map(({ name, type }) => ({ name, type })) });
        const sum = await eachRow(tx, table, emit);
        await mark({ end: table.name, ...sum });
        say(`${table.name}: ${sum.rows} rows`);
        totals.tables += 1;
        totals.rows += sum.rows;
      }
      await writeSequences(tx, mark);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  for await (const name of uploads.names()) {
    const content = await uploads.read(name);
    // One that is deleted meanwhile is none of this moment.
    if (!content) continue;
    await mark({ upload: name, content: content.toString('base64') });
    totals.uploads += 1;
  }
  say(`uploads: ${totals.uploads} pictures`);
  await mark(totals);
  return totals;
}

async function headOf(tx: Db): Promise<Head> {
  const [{ found } = { found: false }] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  const [newest] = found
    ? await rowsOf<{ at: string }>(tx, sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
    : [];
  if (!newest?.at) throw new OperatorError('There is nothing in this database: start Fish Admin on it once.');
  return { fish: 'backup', format: FORMAT, version, at: new Date().toISOString(), migration: Number(newest.at) };
}

async function writeSequences(tx: Db, mark: (line: Mark) => Promise<void>): Promise<void> {
  const names = await rowsOf<{ name: string }>(
    tx,
    sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  for (const { name } of names) {
    const [value] = await rowsOf<{ last: string; called: boolean }>(
      tx,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    );
    if (value) await mark({ sequence: name, last: value.last, called: value.called });
  }
}
