import { useEffect, useEffectEvent } from 'react';
import type { Input, Output, Path } from '@contract/index';
import { notice } from '@/components/notice';
import { useBusy } from '@/components/progress/busy';
import { useReadAgain } from '@/components/retry/readAgain';
import { call, type RequestFailure } from '@/request';
import { isPartial } from '@/request/read';
import { useCall } from '@/request/useCall';
import { isNotFound } from './isNotFound';

export type DetailPath = { [P in Path]: Input<P> extends { id: string } ? P : never }[Path];

/** Fetches a record; without an id it sends nothing. The page shows its `failure` itself. */
export function useRecord<P extends DetailPath>(path: P, id: string | undefined) {
  const { data, failure, loading, refresh, mutate } = useCall(
    async (options) => ({ id, record: await call(path, { id } as Input<P>, options) }),
    [path, id],
    { ready: Boolean(id) },
  );
  useBusy(loading && !data);
  useReadAgain(refresh);
  // Never the previous record while the next one loads.
  const record = data?.id === id ? (data?.record as Output<P> | undefined) : undefined;
  return {
    record,
    loading,
    failure: useFailureOf(record, failure),
    refresh,
    /** Takes the record that a write answered, or reads it again if that was not all; an older version is ignored. */
    setRecord: (record: Output<P>) => {
      if (isPartial(record)) refresh();
      else
        mutate((shown) => (shown?.id === id && versionOf(shown?.record) > versionOf(record) ? shown : { id, record }));
    },
  };
}

/**
 * The failure that is shown instead of a record: that of a refresh only if the record is gone. Of another the operator
 * is told once, until the record is read again; its page stays, with what is typed there.
 */
export function useFailureOf(record: unknown, failure?: RequestFailure): RequestFailure | undefined {
  const isBeside = Boolean(record && failure && !isNotFound(failure));
  const tell = useEffectEvent(() => {
    if (failure && !failure.notified && !failure.cancelled) notice.error(failure.message);
  });
  useEffect(() => {
    if (isBeside) tell();
  }, [isBeside]);
  return isBeside ? undefined : failure;
}

function versionOf(record: unknown): number {
  return record instanceof Object && 'version' in record ? Number(record.version) : 0;
}
