import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How many cells of rows React has drawn again so far, other than new ones. */
    cellsAgain: number;
  }
}

/** The parts of React's own tree that are looked at. */
interface Fiber {
  type: unknown;
  memoizedProps: object;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Counts, from the next page on, as React's developer tools do: they are told of each time the page was drawn. */
export const countCellsAgain = (page: Page) =>
  page.addInitScript(() => {
    window.cellsAgain = 0;
    // The row that only measures the columns is none.
    const isRow = ({ type, memoizedProps }: Fiber) => type === 'tr' && 'data-row-key' in memoizedProps;
    const update = (next: Fiber, before: Fiber, inRow: boolean) => {
      if (inRow && next.type === 'td' && next.memoizedProps !== before.memoizedProps) window.cellsAgain += 1;
      if (next.child === before.child) return;
      for (let child = next.child; child; child = child.sibling) {
        if (child.alternate) update(child, child.alternate, inRow || isRow(next));
      }
    };
    const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => {
      if (current.alternate) update(current, current.alternate, false);
    };
    const nothing = () => undefined;
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: nothing };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onPostCommitFiberRoot: nothing, checkDCE: nothing },
    });
  });
