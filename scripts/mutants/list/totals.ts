import type { Part } from '../mutant';

const SERVER = ['server/lib/paging.test.ts'];
const READING = ['src/components/list/readAll.test.ts'];
const KEYSET = ['server/lib/keyset.test.ts'];
const PAGER = ['src/components/list/total.test.ts'];
const PAGE = ['src/areas/user/many.test.tsx'];

export const totals: Part = {
  name: 'totals',
  mutants: [
    {
      guards: 'counting ends after 10 000 rows',
      file: 'server/lib/paging.ts',
      find: 'exact || isBeyond ? undefined : TOTAL_MAX + 1',
      replace: 'undefined',
      tests: SERVER,
    },
    {
      guards: '10 000 rows are not more than 10 000',
      file: 'server/lib/paging.ts',
      find: 'exact || isBeyond ? undefined : TOTAL_MAX + 1',
      replace: 'exact || isBeyond ? undefined : TOTAL_MAX',
      tests: SERVER,
    },
    {
      guards: 'the exact number is counted when it is asked for',
      file: 'server/lib/paging.ts',
      find: 'exact || isBeyond ?',
      replace: 'isBeyond ?',
      tests: SERVER,
    },
    {
      guards: 'beyond the last page it is said where that is',
      file: 'server/lib/paging.ts',
      find: 'exact || isBeyond ?',
      replace: 'exact ?',
      tests: SERVER,
    },
    {
      guards: 'sums of a part are not taken for those of all',
      file: 'server/lib/paging.ts',
      find: '{ total: TOTAL_MAX, more: true }',
      replace: '{ ...counted, total: TOTAL_MAX, more: true }',
      tests: SERVER,
    },
    {
      guards: 'all rows are read beyond 10 000',
      file: 'src/components/list/readAll.ts',
      find: 'if (!page.more || exact) return page;',
      replace: 'return page;',
      tests: READING,
    },
    {
      guards: 'what was not counted is not called whole',
      file: 'src/components/list/readAll.ts',
      find: ' && !shrunk && !more',
      replace: ' && !shrunk',
      tests: READING,
    },
    {
      guards: 'rows without a value come behind those with one, behind a cursor too',
      file: 'server/lib/keyset.ts',
      find: 'const nulls = nullable ? [sql`${by} is null`] : [];',
      replace: 'const nulls: SQL[] = [];',
      tests: KEYSET,
    },
    {
      guards: 'a page that is read in parts goes on where the part before ends',
      file: 'server/lib/keyset.ts',
      find: 'before - (await count(where))',
      replace: 'before',
      tests: ['server/areas/user/statusOrder.test.ts'],
    },
    {
      guards: 'behind a cursor the parts that follow are read too',
      file: 'server/lib/keyset.ts',
      find: ', ...later];',
      replace: '];',
      tests: KEYSET,
    },
    {
      guards: 'a cursor of another order is refused',
      file: 'server/lib/keyset.ts',
      find: 'of !== name || ',
      replace: '',
      tests: KEYSET,
    },
    {
      guards: 'a cursor with a value of another kind is no failure',
      file: 'server/lib/keyset.ts',
      find: 'throw hasSqlState(error, SQL_STATE.dataException) ? notOfThisList() : error;',
      replace: 'throw error;',
      tests: KEYSET,
    },
    {
      guards: 'what a service of an older release refuses does not end an export',
      file: 'src/components/list/readAll.ts',
      find: 'if (!isRead) yield* readTwice',
      replace: 'if (first.next === undefined) yield* readTwice',
      tests: READING,
    },
    {
      guards: 'who wrote is not answered by a replica that has not repeated it',
      file: 'server/db/replica.ts',
      find: 'placeOf(wroteUpTo) <= this.repeated',
      replace: 'this.repeated >= 0n',
      tests: ['server/replica.test.ts'],
    },
    {
      guards: 'a full page beyond what was counted has a next one',
      file: 'src/components/list/total.ts',
      find: 'before + rows + 1',
      replace: 'before + rows',
      tests: PAGER,
    },
    {
      guards: 'selecting all counts them',
      file: 'src/components/list/useList.ts',
      find: 'needed: ticked.all',
      replace: 'needed: false',
      tests: PAGE,
    },
    {
      guards: 'nothing is done with all rows before they are counted',
      file: 'src/components/bulk/SelectionBar.tsx',
      find: 'disabled={more}',
      replace: 'disabled={false}',
      tests: PAGE,
    },
    {
      guards: 'the next record is there beyond what was counted',
      file: 'src/components/page/useSteps.ts',
      find: 'next: more || before',
      replace: 'next: before',
      tests: PAGE,
    },
    {
      guards: 'what others have paid meanwhile is the last payment too',
      file: 'server/db/migrations/0026_last_paid.sql',
      find: 'UPDATE app_user SET paid_at = greatest(paid_at, NEW.paid_at) WHERE id = NEW.user_id;',
      replace: 'UPDATE app_user SET paid_at = NEW.paid_at WHERE id = NEW.user_id;',
      tests: ['server/areas/order/kept.test.ts'],
    },
    {
      guards: 'a line that is changed in nothing that was sold leaves nothing to be added',
      file: 'server/db/migrations/0024_lines_of_orders.sql',
      find: '\n\t\tHAVING sum(line.times * line.count) <> 0 OR sum(line.times * line.sum) <> 0;',
      replace: ';',
      tests: ['server/areas/order/kept.test.ts'],
    },
    {
      guards: 'of a keyword that is in very many, the rows of all matches are there',
      file: 'server/lib/keyword.ts',
      find: "if (named === 'many') return filterOfMany(id, keyword, matches);",
      replace: "if (named === 'many') return filterOfMany(id, keyword, matches.slice(0, 1));",
      tests: ['server/areas/order/many.test.ts', 'server/areas/wish/many.test.ts', 'server/areas/audit/many.test.ts'],
    },
    {
      guards: 'a keyword finds by each of its matches',
      file: 'server/lib/keyword.ts',
      find: '    if (named) found.push(named);',
      replace: '    if (named && !found.length) found.push(named);',
      tests: [
        'server/areas/order/lists.test.ts',
        'server/areas/wish/lists.test.ts',
        'server/areas/audit/lists.test.ts',
      ],
    },
    {
      guards: 'what is remembered of a list is forgotten after a write',
      file: 'server/http/execute.ts',
      find: '    largeListsOf(db)?.forget();\n',
      replace: '',
      tests: SERVER,
    },
  ],
};
