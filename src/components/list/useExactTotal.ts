import { useMemo, useState } from 'react';
import type { Input, Output } from '@contract/index';
import { call, type RequestFailure } from '@/request';
import { useCall } from '@/request/useCall';
import type { ListPath } from './listPath';

export interface Counting {
  /** Asks for the exact total, and the sums, of a list that has more rows than were counted. */
  countAll: () => void;
  counting: boolean;
  countFailure?: RequestFailure;
}

interface ExactTotal<P extends ListPath> extends Counting {
  /** The page, with the exact total where it is known. */
  page?: Output<P>;
  /** Counts again, where it was counted. */
  recount: () => void;
}

/**
 * The exact total of a list, asked for beside its rows and only where a page does not say it: by `countAll`, or as long
 * as it is `needed`. It stays while pages are turned, and goes with the filters, which `set` identifies.
 */
export function useExactTotal<P extends ListPath>(
  path: P,
  query: Input<P>,
  { set, page, needed }: { set: string; page?: Output<P>; needed: boolean },
): ExactTotal<P> {
  const [asked, setAsked] = useState<string>();
  const ready = Boolean(page?.more) && (needed || asked === set);

  const { data, loading, failure, refresh } = useCall(
    async (options) => {
      const input = { ...(query as object), current: 1, pageSize: 1, exact: 'true' } as Input<P>;
      return { set, answer: await call(path, input, options) };
    },
    [path, set],
    { ready },
  );

  const exact = ready && data?.set === set ? data.answer : undefined;
  return {
    page: useMemo(() => page && exact && withTotal(page, exact), [page, exact]) ?? page,
    countAll: () => (ready ? refresh() : setAsked(set)),
    counting: ready && loading,
    countFailure: ready ? failure : undefined,
    recount: () => ready && refresh(),
  };
}

const withTotal = <P extends ListPath>(page: Output<P>, exact: Output<P>): Output<P> => {
  const { list, current, pageSize } = page;
  return { ...exact, list, current, pageSize };
};
