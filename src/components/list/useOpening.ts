import { history, useLocation, useSearchParams } from '@umijs/max';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ListSpec } from './listAddress';
import { isBare, spelledOut, withQuery } from './listQuery';

export interface Opening {
  query?: string;
  /** False while nothing is known: rows would only appear for a moment. */
  known: boolean;
  /** False while a newer default view may still arrive. */
  settled: boolean;
}

const NOTHING: Opening = { known: true, settled: true };

type SetAddress = (next: URLSearchParams, options?: { replace?: boolean; state?: unknown }) => void;

/**
 * The address of a list. A bare address is replaced by that of the default view. Once everything is shown, a view that
 * becomes the default later applies only from the next visit.
 */
export function useOpening(spec: ListSpec, { query, known, settled }: Opening = NOTHING) {
  const [address, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const [everythingAt, setEverythingAt] = useState<string>();

  const bare = isBare(spec, address);
  const opensWithView = query !== undefined;
  const opens = bare && opensWithView && everythingAt !== key;
  const params = useMemo(() => (opens ? withQuery(spec, address, query) : address), [opens, spec, address, query]);

  const setAddress: SetAddress = (next, options) => {
    const params = spelledOut(spec, next, opensWithView);
    // The same again would be a step back that shows nothing else.
    if (String(params) !== String(new URLSearchParams(history.location.search))) setParams(params, options);
  };

  const openWithView = useEffectEvent(() => setAddress(params, { replace: true, state }));
  useEffect(() => {
    if (!bare) return;
    if (opensWithView) openWithView();
    else if (settled) setEverythingAt(key);
  }, [bare, settled, opensWithView, key]);

  return { params, setAddress, opensWithView, waiting: bare && !known };
}
