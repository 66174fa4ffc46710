import { Link } from '@umijs/max';
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { remember } from '@/components/scrollRestoration/historyEntries';
import { useOriginHere, useReturn } from './origin';
import type { List } from './useList';

interface Row {
  id: string;
  /** In the whole list, from 0. */
  place: number;
}

const RowContext = createContext<Row | undefined>(undefined);

interface InRowProps {
  list: Pick<List<{ id: string }>, 'current' | 'pageSize'>;
  row: { id: string };
  /** On its page. */
  index: number;
  children: ReactNode;
}

/** Tells the `OpenLink` in it which row of the list it opens. */
export function InRow({ list: { current, pageSize }, row: { id }, index, children }: InRowProps) {
  const place = (current - 1) * pageSize + index;
  return <RowContext value={useMemo(() => ({ id, place }), [id, place])}>{children}</RowContext>;
}

/**
 * Opens a row's record, or outside of rows a new one. The record knows then which list it was opened from, for the way back and for previous and
 * next; whoever comes back finds the keyboard on this link again.
 */
export function OpenLink(props: ComponentProps<typeof Link>) {
  const row = useContext(RowContext);
  const origin = useOriginHere(row?.place);
  const returned = useReturn();
  const ref = useRef<HTMLAnchorElement>(null);
  const cameFromHere = row !== undefined && returned.row === row.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (cameFromHere && ref.current) settleOn(ref.current, returned.y === undefined);
  }, [cameFromHere]);

  return (
    <Link
      ref={ref}
      state={{ origin }}
      aria-current={cameFromHere || undefined}
      onClick={() => row && remember(origin.visit, { row: row.id })}
      {...props}
    />
  );
}

function settleOn(link: HTMLElement, isLost: boolean): void {
  // The operator is typing already.
  if (document.activeElement?.matches('input, textarea')) return;
  link.focus({ preventScroll: true });
  if (isLost) link.scrollIntoView({ block: 'center', inline: 'nearest' });
}
