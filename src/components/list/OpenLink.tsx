import { Link } from '@umijs/max';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { rememberEntry } from '@/components/scrollRestoration/historyEntries';
import { useOriginHere, useReturn } from './origin';
import type { List } from './useList';

interface Row {
  id: string;
  place: number;
}

const RowContext = createContext<Row | undefined>(undefined);

interface InRowProps {
  list: Pick<List<{ id: string }>, 'current' | 'pageSize'>;
  row: { id: string };
  index: number;
  children: ReactNode;
}

/** Tells the `OpenLink` inside which row it opens. */
export function InRow({ list: { current, pageSize }, row: { id }, index, children }: InRowProps) {
  const place = (current - 1) * pageSize + index;
  return <RowContext value={useMemo(() => ({ id, place }), [id, place])}>{children}</RowContext>;
}

/**
 * A link to a row's record, or outside of rows to a new one. It passes the list to the record, for the way back and for
 * previous and next; on return the link gets the focus again.
 */
export function OpenLink(props: ComponentProps<typeof Link>) {
  const row = useContext(RowContext);
  const origin = useOriginHere(row?.place);
  const returned = useReturn();
  const ref = useRef<HTMLAnchorElement>(null);
  const cameFromHere = row !== undefined && returned.row === row.id;

  const settle = useEffectEvent(() => ref.current && settleOn(ref.current, returned.y === undefined));
  useEffect(() => {
    if (cameFromHere) settle();
  }, [cameFromHere]);

  return (
    <Link
      ref={ref}
      state={{ origin }}
      aria-current={cameFromHere || undefined}
      onClick={() => row && rememberEntry(origin.visit, { row: row.id })}
      {...props}
    />
  );
}

function settleOn(link: HTMLElement, isLost: boolean): void {
  // Don't take the focus from someone who is typing.
  if (document.activeElement?.matches('input, textarea')) return;
  link.focus({ preventScroll: true });
  if (isLost) link.scrollIntoView({ block: 'center', inline: 'nearest' });
}
