import type { Part } from '../mutant';

const SERVER = ['server/lib/paging.test.ts'];
const READING = ['src/components/list/readAll.test.ts'];
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
  ],
};
