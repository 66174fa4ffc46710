import { useEffect } from 'react';
import { lazyDialog } from '@/components/boundary';
import type { List } from '@/components/list/useList';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { getSession } from '@/session';
import { dropJob, type Job, stopJob } from './store';
import { useJob, useProgress } from './useJob';
import { useLeft } from './useLeft';

const ProgressDialog = lazyDialog(async () => (await import('./ProgressDialog')).ProgressDialog);

/** The progress and result of a list's bulk action; rendered once by the list page. */
export function BulkProgress<Row extends { id: string }>({ list }: { list: List<Row> }) {
  const job = useJob(list.spec.name);
  return job ? <Progress job={job} list={list} /> : null;
}

interface ProgressProps<Row extends { id: string }> {
  job: Job;
  list: List<Row>;
}

function Progress<Row extends { id: string }>({ job, list }: ProgressProps<Row>) {
  const t = useTranslations();
  const progress = useProgress(job);
  const finished = progress.status === 'finished';
  useLeft(job, list, finished);
  useStopOnLeaving(job);
  useUnsavedChanges(!finished, {
    title: t('bulk.leave.title'),
    text: t('bulk.leave.text', { count: progress.waiting }),
    leave: t('bulk.leave.leave'),
    stay: t('bulk.leave.stay'),
  });
  return <ProgressDialog job={job} list={list} progress={progress} />;
}

/** Leaving the page stops the action (the operator was asked before). An expired session only pauses it. */
function useStopOnLeaving(job: Job) {
  useEffect(
    () => () => {
      if (!getSession().isLogin) return;
      if (job.run.getProgress().status === 'finished') dropJob();
      else stopJob(job);
    },
    [job],
  );
}
