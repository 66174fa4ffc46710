import { history, Link } from '@umijs/max';
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
 * What opens a row's record, or outside of rows a new one, does it with this. The record gets the list, for the way back
 * and for previous and next; on return what `ref` has gets the focus again.
 */
export function useRowOpener<Opener extends HTMLElement>() {
  const row = useContext(RowContext);
  const origin = useOriginHere(row?.place);
  const returned = useReturn();
  const ref = useRef<Opener>(null);
  const isCurrent = row !== undefined && returned.row === row.id;

  const settle = useEffectEvent(() => ref.current && settleOn(ref.current, returned.y === undefined));
  useEffect(() => {
    if (isCurrent) settle();
  }, [isCurrent]);

  const remember = () => row && rememberEntry(origin.visit, { row: row.id });
  const go = (to: string) => {
    remember();
    history.push(to, { origin });
  };
  return { ref, origin, isCurrent, remember, go };
}

/** A link to a row's record, or outside of rows to a new one. */
export function OpenLink(props: ComponentProps<typeof Link>) {
  const { ref, origin, isCurrent, remember } = useRowOpener<HTMLAnchorElement>();
  return <Link ref={ref} state={{ origin }} aria-current={isCurrent || undefined} onClick={remember} {...props} />;
}

function settleOn(opener: HTMLElement, isLost: boolean): void {
  // Don't take the focus from someone who is typing.
  if (document.activeElement?.matches('input, textarea')) return;
  opener.focus({ preventScroll: true });
  if (isLost) opener.scrollIntoView({ block: 'center', inline: 'nearest' });
}
