import type { Part } from '../mutant';

const AWAY = ['server/db/away.test.ts'];

/** Only PostgreSQL can go away or be busy, because the embedded database is in the same process. */
const ROOM = ['server/lib/room.test.ts'];

export const database: Part = {
  name: 'database',
  mutants: [
    {
      guards: 'a connection that ends in use does not end the process',
      file: 'server/db/connect.ts',
      find: "  pool.on('connect', (client) => client.on('error', () => {}));\n",
      replace: '',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'a broken connection is not given to the next',
      file: 'server/db/held.ts',
      find: 'this.client.release(this.broken);',
      replace: 'this.client.release();',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'what is told of a broken transaction is why it broke',
      file: 'server/db/held.ts',
      find: "      if (config.text === 'rollback') return NOTHING;\n      throw this.broken;\n",
      replace: '',
      tests: AWAY,
      postgres: true,
      explained:
        'the driver refuses what is asked of a broken connection, too; of a silent one only after another wait',
    },
    {
      guards: 'a commit whose answer was lost may be done',
      file: 'server/db/held.ts',
      find: "this.inTransaction ? text === 'commit' : !READS.test(text)",
      replace: 'false',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'a query that nobody waits for is stopped',
      file: 'server/db/held.ts',
      find: '      cancelQuery(this.client);\n',
      replace: '',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'a database that says nothing is not healthy',
      file: 'server/db/connect.ts',
      find: 'await Promise.race([work, late]);',
      replace: 'await work;',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'nobody waits for a row for ever',
      file: 'server/db/connect.ts',
      find: '    lock_timeout: lockMs,\n',
      replace: '',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'nobody waits for a connection for ever',
      file: 'server/db/connect.ts',
      find: '    connectionTimeoutMillis: connectMs,\n',
      replace: '',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'no report runs for ever',
      file: 'server/db/connect.ts',
      find: '    statement_timeout: statementMs,\n',
      replace: '',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'reports and calls have connections of their own',
      file: 'server/db/connect.ts',
      find: 'on(isReport ? reports : calls, signal)',
      replace: 'on(calls, signal)',
      tests: AWAY,
      postgres: true,
    },
    {
      guards: 'a picture is refused before the disk is full',
      file: 'server/lib/uploadStore.ts',
      find: '      await requireRoom(folder);\n',
      replace: '',
      tests: ROOM,
    },
    {
      guards: 'the embedded database begins nothing on a full disk',
      file: 'server/db/connect.ts',
      find: 'folder ? () => requireRoom(folder) : undefined',
      replace: 'undefined',
      tests: ROOM,
    },
    {
      guards: 'an embedded database that has ended is not asked again',
      file: 'server/db/pglite.ts',
      find: '    if (this.ended) throw this.ended;\n',
      replace: '',
      tests: ['server/db/pglite.test.ts'],
    },
    {
      guards: 'only a PANIC ends the embedded database',
      file: 'server/db/pglite.ts',
      find: "      if ((error as Said).severity !== 'PANIC') throw error;\n",
      replace: '',
      tests: ['server/db/pglite.test.ts'],
    },
    {
      guards: 'the log has no values of a query',
      file: 'server/lib/loggable.ts',
      find: "error instanceof DrizzleQueryError ? 'Failed query' : error.message",
      replace: 'error.message',
      tests: ['server/lib/loggable.test.ts'],
    },
  ],
};
