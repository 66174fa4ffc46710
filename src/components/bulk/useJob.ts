import { useSyncExternalStore } from 'react';
import type { Progress } from './run';
import { getJob, type Job, subscribe } from './store';

/** The bulk action on a list's rows, if one runs or waits to be looked at. */
export function useJob(list: string): Job | undefined {
  const job = useSyncExternalStore(subscribe, getJob);
  return job?.list === list ? job : undefined;
}

/** How far a bulk action is, live. */
export function useProgress({ run }: Job): Progress {
  return useSyncExternalStore(run.subscribe, run.getProgress);
}
