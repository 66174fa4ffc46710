import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rowsOf } from '../db/rows';
import { OperatorError } from '../operatorError';
import { type Column, type Mark, Sum, type Totals } from './lines';
import type { Say } from './snapshot';
import { eachRow, type Table, tablesOf, writePlainly } from './tables';
import { notWhole, walk } from './walk';

/** What one statement inserts at most. */
const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 2 ** 20;

const damaged = (table: string) =>
  new OperatorError(`The backup is damaged: the rows of ${table} are not those that were read.`);

/**
 * Fills the tables, which must have the form that they had when the lines were written, in one transaction: all or
 * nothing. Each is read again and compared with its sum. Uploads are left alone.
 * @throws OperatorError if the lines are not whole, or a table is not what was read
 */
export const load = (db: Db, lines: AsyncIterable<string>, say: Say): Promise<Totals> =>
  db.transaction(async (tx) => {
    await writePlainly(tx);
    const tables = await tablesOf(tx);
    const constraints = await dropForeignKeys(tx);
    await setTriggers(tx, tables, 'disable');
    await emptyTables(tx, tables);
    const ends: End[] = [];
    let rows: Rows | undefined;
    const totals = await walk(lines, {
      table: ({ table, columns }) => {
        rows = new Rows(tx, table, columns);
      },
      row: (line) => rows?.add(line),
      end: async (mark) => {
        if (!(await rows?.isWhole(mark))) throw damaged(mark.end);
        ends.push(mark);
      },
      sequence: ({ sequence, last, called }) =>
        tx.execute(sql`select setval(${sequence}::regclass, ${last}::bigint, ${called})`),
    });
    if (totals.tables !== ends.length) throw notWhole();
    await compare(tx, tables, ends, say);
    await setTriggers(tx, tables, 'enable');
    for (const { onTable, name, definition } of constraints) {
      await tx.execute(sql.raw(`alter table ${onTable} add constraint ${name} ${definition}`));
    }
    return totals;
  });

type End = Extract<Mark, { end: string }>;

async function compare(tx: Db, tables: readonly Table[], ends: readonly End[], say: Say): Promise<void> {
  for (const { end, rows, sha256 } of ends) {
    const table = tables.find(({ name }) => name === end);
    const found = table && (await eachRow(tx, table, async () => {}));
    if (found?.sha256 !== sha256 || found.rows !== rows) {
      throw new OperatorError(`${end} is not what was read: nothing was restored.`);
    }
    say(`${end}: ${rows} rows, equal`);
  }
}

/** Inserts rows in batches, and sums them up. */
class Rows {
  private readonly sum = new Sum();
  private waiting: string[] = [];
  private characters = 0;
  private readonly insert: (rows: string) => SQL;

  constructor(
    private readonly tx: Db,
    table: string,
    columns: readonly Column[],
  ) {
    const names = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    // The types are those of our own tables, as PostgreSQL wrote them.
    const values = sql.join(
      columns.map(({ type }, at) => sql.raw(`(r ->> ${at})::${type}`)),
      sql`, `,
    );
    this.insert = (rows) => sql`insert into ${sql.identifier(table)} (${names}) overriding system value
      select ${values} from json_array_elements(${rows}::json) r`;
  }

  async add(line: string): Promise<void> {
    this.sum.add(line);
    this.waiting.push(line);
    this.characters += line.length;
    if (this.waiting.length === ROWS_AT_ONCE || this.characters > CHARACTERS_AT_ONCE) await this.flush();
  }

  async isWhole(said: { rows: number; sha256: string }): Promise<boolean> {
    await this.flush();
    const { rows, sha256 } = this.sum.end();
    return rows === said.rows && sha256 === said.sha256;
  }

  private async flush(): Promise<void> {
    if (!this.waiting.length) return;
    await this.tx.execute(this.insert(`[${this.waiting.join()}]`));
    this.waiting = [];
    this.characters = 0;
  }
}

/** Migrations may have put rows there. */
async function emptyTables(tx: Db, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => sql.identifier(name));
  if (names.length) await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/** Triggers have done their work when the rows were written first. */
async function setTriggers(tx: Db, tables: readonly Table[], to: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(to)} trigger user`);
  }
}

interface Constraint {
  onTable: string;
  name: string;
  definition: string;
}

/** So that tables can be filled in any order; they are checked when they are made again. */
async function dropForeignKeys(tx: Db): Promise<Constraint[]> {
  const found = await rowsOf<Constraint>(
    tx,
    sql`select conrelid::regclass::text as "onTable", quote_ident(conname) as name,
          pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { onTable, name } of found) await tx.execute(sql.raw(`alter table ${onTable} drop constraint ${name}`));
  return found;
}
