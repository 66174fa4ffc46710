import type { Part } from '../mutant';

const DRAWN = ['src/components/list/rows.test.tsx'];
const HINT = ['src/components/Hint/Hint.test.tsx'];
const MENU = ['src/components/MoreMenu/MoreMenu.test.tsx'];
const PREFETCH = ['src/layouts/prefetch.test.tsx'];

export const rows: Part = {
  name: 'rows',
  mutants: [
    {
      guards: 'a cell is drawn once',
      file: 'src/components/list/asDeclared.tsx',
      find: 'if (found?.at === at) return found.cell;',
      replace: '',
      tests: DRAWN,
    },
    {
      guards: 'the shift key is for all rows from the one before',
      file: 'src/components/list/SelectColumn.tsx',
      find: 'last.current = row.id;',
      replace: '',
      tests: DRAWN,
    },
    {
      guards: 'a range is ticked or unticked as its last row is',
      file: 'src/components/list/SelectColumn.tsx',
      find: 'const on = !selection.has(row.id);',
      replace: 'const on = true;',
      tests: DRAWN,
    },
    {
      guards: 'a finger opens no tooltip',
      file: 'src/components/Hint/usePointedAt.ts',
      find: "pointerType !== 'touch' && turn",
      replace: 'void pointerType || turn',
      tests: HINT,
    },
    {
      guards: 'passing over it opens no tooltip',
      file: 'src/components/Hint/usePointedAt.ts',
      find: 'onPointerLeave: () => turn(false, MOMENT_MS)',
      replace: 'onPointerLeave: () => undefined',
      tests: HINT,
    },
    {
      guards: 'a press on the button closes its menu',
      file: 'src/components/MenuButton/index.tsx',
      find: 'wasOpen.current = Boolean(open);',
      replace: 'wasOpen.current = false;',
      tests: MENU,
    },
    {
      guards: 'a menu that is opened by a key has the focus',
      file: 'src/components/MenuButton/index.tsx',
      find: "autoFocus={open === 'by key'}",
      replace: 'autoFocus={false}',
      tests: MENU,
    },
    {
      guards: 'the focus returns from a menu',
      file: 'src/components/MenuButton/index.tsx',
      find: "if (document.activeElement?.closest('[role=menu]')) button.current?.focus({ preventScroll: true });",
      replace: '',
      tests: MENU,
    },
    {
      guards: 'on the way to a list it is asked once',
      file: 'src/layouts/prefetch.ts',
      find: 'loadedPage(pathname) ?? (await loadPage(pathname))',
      replace: 'await loadPage(pathname)',
      tests: PREFETCH,
    },
    {
      guards: 'a list opens with the answer that is there',
      file: 'src/components/list/useListData.ts',
      find: 'useState(() => peekPrefetched(path, query))',
      replace: 'useState<Output<P> | undefined>(undefined)',
      tests: PREFETCH,
    },
    {
      guards: 'what is there is drawn at once',
      file: 'src/layouts/atOnce.tsx',
      find: 'loaded() ?? Later',
      replace: 'Later',
      tests: ['src/layouts/atOnce.test.tsx'],
    },
    {
      guards: 'the console waits for the rows of its address',
      file: 'src/layouts/prefetch.ts',
      find: 'await within(inTime.rows, rows);',
      replace: '',
      tests: PREFETCH,
    },
    {
      guards: 'what stands in while something loads is silent',
      file: 'src/components/Skeleton/index.tsx',
      find: '<div aria-hidden className="fish-skeleton">',
      replace: '<div className="fish-skeleton">',
      tests: ['src/components/Skeleton/skeleton.test.tsx'],
    },
    {
      guards: 'another size of the pages begins with the first',
      file: 'src/components/list/ListFooter.tsx',
      find: 'turnTo(1, size)',
      replace: 'turnTo(current, size)',
      tests: ['src/areas/user/list.test.tsx'],
    },
    {
      guards: 'a row is drawn again for another record',
      file: 'config/drawnOnly/tableRow.tsx',
      find: 'before.record === now.record && ',
      replace: '',
      tests: ['tests/jest/drawnRows.test.tsx'],
    },
    {
      guards: 'columns without a width are measured',
      file: 'config/drawnOnly/measureRow.tsx',
      find: 'props.columns.every(',
      replace: 'props.columns.some(',
      tests: ['tests/jest/drawnRows.test.tsx'],
    },
    {
      guards: 'fixed columns stay where they are measured if one has no width',
      file: 'config/drawnOnly/stickyOffsets.ts',
      find: 'widths.every(',
      replace: 'widths.some(',
      tests: ['tests/jest/drawnRows.test.tsx'],
    },
    {
      guards: 'a screen is asked for the rows that its address shows, and for no others',
      file: 'src/components/list/prefetch.ts',
      find: ' || !isShown(new URLSearchParams(search))',
      replace: '',
      tests: PREFETCH,
    },
  ],
};
