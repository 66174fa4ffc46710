import { useLocation, useSearchParams } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { ListSpec } from './listAddress';
import { isBare, spelledOut, withQuery } from './listQuery';

/** What a list opens with. */
export interface Opening {
  /** The default view's. */
  query?: string;
  /** False while nothing is known of it: rows would only flash by. */
  known: boolean;
  /** False while a newer one may be on its way. */
  settled: boolean;
}

const NOTHING: Opening = { known: true, settled: true };

type SetAddress = (next: URLSearchParams, options?: { replace?: boolean; state?: unknown }) => void;

/**
 * The address of a list. One that says nothing of it means the default view and is replaced by that view's; once
 * everything is shown there, a view that becomes the default later changes nothing before the next visit.
 */
export function useOpening(spec: ListSpec, { query, known, settled }: Opening = NOTHING) {
  const [address, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const [everythingAt, setEverythingAt] = useState<string>();

  const bare = isBare(spec, address);
  const opensWithView = query !== undefined;
  const opens = bare && opensWithView && everythingAt !== key;
  const params = useMemo(() => (opens ? withQuery(spec, address, query) : address), [opens, spec, address, query]);

  const setAddress: SetAddress = (next, options) => setParams(spelledOut(spec, next, opensWithView), options);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that says nothing
  useEffect(() => {
    if (!bare) return;
    if (opensWithView) setAddress(params, { replace: true, state });
    else if (settled) setEverythingAt(key);
  }, [bare, settled, opensWithView, key]);

  return { params, setAddress, opensWithView, waiting: bare && !known };
}
