import { useRequest } from 'ahooks';
import type { Input, Output, Path } from '@contract/index';
import { useBusy } from '@/components/progress/busy';
import { call, type RequestFailure } from '@/request';

/** Calls that answer one record by its id. */
export type DetailPath = { [P in Path]: Input<P> extends { id: string } ? P : never }[Path];

/** Fetches one record by id; without an id it asks nothing. A failure is for the page to show in its place. */
export function useRecord<P extends DetailPath>(path: P, id: string | undefined) {
  const { data, error, loading, refresh, mutate } = useRequest(
    async () => ({ id, record: await call(path, { id } as Input<P>, { notice: false }) }),
    { ready: Boolean(id), refreshDeps: [path, id], onError: () => undefined },
  );
  useBusy(loading && !data);
  return {
    // Never the record of another id, while this one is on its way.
    record: data?.id === id ? (data?.record as Output<P> | undefined) : undefined,
    loading,
    failure: error as RequestFailure | undefined,
    refresh,
    /** Takes the record that a write answered, without asking again; one that came late and is older is left. */
    setRecord: (record: Output<P>) =>
      mutate((shown) => (shown?.id === id && versionOf(shown?.record) > versionOf(record) ? shown : { id, record })),
  };
}

function versionOf(record: unknown): number {
  return record instanceof Object && 'version' in record ? Number(record.version) : 0;
}
