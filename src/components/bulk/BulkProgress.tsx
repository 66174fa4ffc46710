import { Alert, Button, Flex, Progress } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { List } from '@/components/list/useList';
import { asDialog, Modal } from '@/components/part';
import { RetryNote } from '@/components/retry/RetryNote';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { getSession } from '@/session';
import { BulkResult } from './BulkResult';
import { ResultFile } from './ResultFile';
import type { RunProgress as Count } from './run';
import { stillShown } from './stillShown';
import { dropJob, type Job, retryJob, stopJob } from './store';
import { useJob, useProgress } from './useJob';

/** The progress and result of a list's bulk action; rendered once by the list page. */
export function BulkProgress<Row extends { id: string }>({ list }: { list: List<Row> }) {
  const job = useJob(list.spec.name);
  return job ? <ProgressDialog job={job} list={list} /> : null;
}

interface PartProps<Row extends { id: string }> {
  job: Job;
  list: List<Row>;
}

const ProgressDialog = asDialog(function ProgressDialog<Row extends { id: string }>({ job, list }: PartProps<Row>) {
  const t = useTranslations();
  const progress = useProgress(job);
  const { status, total } = progress;
  const finished = status === 'finished';
  useLeft(job, list, finished);
  useStopOnLeaving(job);
  useUnsavedChanges(!finished, {
    title: t('bulk.leave.title'),
    text: t('bulk.leave.text', { count: progress.waiting }),
    leave: t('bulk.leave.leave'),
    stay: t('bulk.leave.stay'),
  });

  const close = () => {
    dropJob();
    list.refresh();
  };

  return (
    <Modal
      open
      title={t(job.text, { count: total })}
      width={560}
      closable={finished}
      keyboard={finished}
      maskClosable={false}
      onCancel={close}
      footer={<Buttons job={job} list={list} progress={progress} onClose={close} />}
    >
      {finished ? (
        <BulkResult run={job.run} progress={progress} list={list} />
      ) : (
        <Running job={job} progress={progress} />
      )}
    </Modal>
  );
});

function Running({ job, progress }: { job: Job; progress: Count }) {
  const t = useTranslations();
  const { status, total, waiting, running } = progress;
  const ended = total - waiting - running;
  return (
    <>
      {status === 'paused' && (
        <Alert
          type="warning"
          showIcon
          message={t('bulk.paused', { done: ended, total })}
          description={t('bulk.paused.why')}
        />
      )}
      <RetryNote backoff={job.backoff} onKeep={() => stopJob(job)} />
      <Progress percent={(100 * ended) / total} showInfo={false} aria-label={t('bulk.progress')} />
      <Flex gap={16} wrap>
        <span>{t('bulk.ended', { ended, total })}</span>
        {progress.failed > 0 && <span>{t('bulk.count.failed', { count: progress.failed })}</span>}
        {status === 'cancelling' && <span>{t('bulk.cancelling', { count: running })}</span>}
      </Flex>
    </>
  );
}

interface ButtonsProps<Row extends { id: string }> extends PartProps<Row> {
  progress: Count;
  onClose: () => void;
}

function Buttons<Row extends { id: string }>({ job, list, progress, onClose }: ButtonsProps<Row>) {
  const { run } = job;
  const t = useTranslations();
  const label = (id: 'stop' | 'resume' | 'retry' | 'close', count?: number) => t(`bulk.${id}`, { count });
  if (progress.status === 'paused') {
    return (
      <>
        <Button onClick={() => stopJob(job)}>{label('stop')}</Button>
        <Button type="primary" onClick={() => run.resume()}>
          {label('resume')}
        </Button>
      </>
    );
  }
  if (progress.status !== 'finished') {
    return (
      <Button disabled={progress.status === 'cancelling'} onClick={() => stopJob(job)}>
        {t('action.cancel')}
      </Button>
    );
  }
  return (
    <>
      <ResultFile job={job} list={list} />
      {progress.failed > 0 && <Button onClick={() => retryJob(job)}>{label('retry', progress.failed)}</Button>}
      <Button type="primary" autoFocus onClick={onClose}>
        {label('close')}
      </Button>
    </>
  );
}

/** After the action, the rows that failed stay ticked, as far as the filter still shows them. */
function useLeft<Row extends { id: string }>({ run }: Job, list: List<Row>, finished: boolean) {
  const tickLeft = useEffectEvent(async (of: Job['run']) => {
    const left = of.entries.filter(({ outcome }) => outcome !== 'done').map(({ item }) => item as Row);
    list.selection.replace(left);
    const shown = await stillShown(list, left);
    if (shown.length < left.length) list.selection.replace(shown);
  });
  useEffect(() => {
    if (finished) void tickLeft(run);
  }, [finished, run]);
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
