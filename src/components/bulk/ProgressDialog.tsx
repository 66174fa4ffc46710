import { Alert, Button, Flex, Progress } from 'antd';
import { Modal, withDialogBoundary } from '@/components/boundary';
import type { List } from '@/components/list/useList';
import { RetryNote } from '@/components/retry/RetryNote';
import { useTranslations } from '@/locales/useTranslations';
import { BulkResult } from './BulkResult';
import { ResultFile } from './ResultFile';
import type { RunProgress as Count } from './run';
import { dropJob, type Job, retryJob, stopJob } from './store';

interface PartProps<Row extends { id: string }> {
  job: Job;
  list: List<Row>;
  progress: Count;
}

/** How far a bulk action is, and its result. */
export const ProgressDialog = withDialogBoundary(function ProgressDialog<Row extends { id: string }>({
  job,
  list,
  progress,
}: PartProps<Row>) {
  const t = useTranslations();
  const finished = progress.status === 'finished';
  const close = () => {
    dropJob();
    list.refresh();
  };

  return (
    <Modal
      open
      title={t(job.text, { count: progress.total })}
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
