import type { Input, Output, Path } from '@contract/index';
import { useBusy } from '@/components/progress/busy';
import { call } from '@/request';
import { isPartial } from '@/request/read';
import { useCall } from '@/request/useCall';

export type DetailPath = { [P in Path]: Input<P> extends { id: string } ? P : never }[Path];

/** Fetches a record; without an id it sends nothing. The page shows the failure itself. */
export function useRecord<P extends DetailPath>(path: P, id: string | undefined) {
  const { data, failure, loading, refresh, mutate } = useCall(
    async (options) => ({ id, record: await call(path, { id } as Input<P>, options) }),
    [path, id],
    { ready: Boolean(id) },
  );
  useBusy(loading && !data);
  return {
    // Never the previous record while the next one loads.
    record: data?.id === id ? (data?.record as Output<P> | undefined) : undefined,
    loading,
    failure,
    refresh,
    /** Takes the record that a write answered, or reads it again if that was not all; an older version is ignored. */
    setRecord: (record: Output<P>) => {
      if (isPartial(record)) refresh();
      else
        mutate((shown) => (shown?.id === id && versionOf(shown?.record) > versionOf(record) ? shown : { id, record }));
    },
  };
}

function versionOf(record: unknown): number {
  return record instanceof Object && 'version' in record ? Number(record.version) : 0;
}
