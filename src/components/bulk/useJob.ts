import { useSyncExternalStore } from 'react';
import type { RunProgress } from './run';
import { getJob, type Job, subscribeRun } from './store';

export function useJob(list: string): Job | undefined {
  const job = useSyncExternalStore(subscribeRun, getJob);
  return job?.list === list ? job : undefined;
}

export function useProgress({ run }: Job): RunProgress {
  return useSyncExternalStore(run.subscribe, run.getProgress);
}
