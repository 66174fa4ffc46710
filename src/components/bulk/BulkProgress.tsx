import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Modal, Progress } from 'antd';
import { useEffect } from 'react';
import { useReturnFocus } from '@/components/ConfirmDialog/useReturnFocus';
import type { List } from '@/components/list/useList';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { getSession } from '@/session';
import { Result } from './Result';
import { ResultFile } from './ResultFile';
import type { Progress as Count } from './run';
import { dropJob, type Job } from './store';
import { useJob, useProgress } from './useJob';

/** How far the bulk action on a list's rows is, and what came of it. The list page renders it once. */
export function BulkProgress<Row extends { id: string }>({ list }: { list: List<Row> }) {
  const job = useJob(list.spec.name);
  return job ? <ProgressDialog job={job} list={list} /> : null;
}

interface PartProps<Row extends { id: string }> {
  job: Job;
  list: List<Row>;
}

function ProgressDialog<Row extends { id: string }>({ job, list }: PartProps<Row>) {
  const { formatMessage } = useIntl();
  const progress = useProgress(job);
  const { status, total } = progress;
  const finished = status === 'finished';
  useLeft(job, list, finished);
  useStopOnLeaving(job);
  useReturnFocus();
  useUnsavedChanges(!finished, {
    title: formatMessage({ id: 'bulk.leave.title' }),
    text: formatMessage({ id: 'bulk.leave.text' }, { count: progress.waiting }),
    leave: formatMessage({ id: 'bulk.leave.leave' }),
    stay: formatMessage({ id: 'bulk.leave.stay' }),
  });

  const close = () => {
    dropJob();
    list.refresh();
  };

  return (
    <Modal
      open
      title={formatMessage({ id: job.text }, { count: total })}
      width={560}
      closable={finished}
      keyboard={finished}
      maskClosable={false}
      onCancel={close}
      footer={<Buttons job={job} list={list} progress={progress} onClose={close} />}
    >
      {finished ? <Result run={job.run} progress={progress} list={list} /> : <Running progress={progress} />}
    </Modal>
  );
}

function Running({ progress }: { progress: Count }) {
  const { formatMessage } = useIntl();
  const { status, total, waiting, running } = progress;
  const ended = total - waiting - running;
  return (
    <>
      {status === 'paused' && (
        <Alert
          type="warning"
          showIcon
          message={formatMessage({ id: 'bulk.paused' }, { done: ended, total })}
          description={formatMessage({ id: 'bulk.paused.why' })}
        />
      )}
      <Progress percent={(100 * ended) / total} showInfo={false} aria-label={formatMessage({ id: 'bulk.progress' })} />
      <Flex gap={16} wrap>
        <span>{formatMessage({ id: 'bulk.ended' }, { ended, total })}</span>
        {progress.failed > 0 && <span>{formatMessage({ id: 'bulk.count.failed' }, { count: progress.failed })}</span>}
        {status === 'cancelling' && <span>{formatMessage({ id: 'bulk.cancelling' }, { count: running })}</span>}
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
  const { formatMessage } = useIntl();
  const label = (id: string, count?: number) => formatMessage({ id: `bulk.${id}` }, { count });
  if (progress.status === 'paused') {
    return (
      <>
        <Button onClick={() => run.cancel()}>{label('stop')}</Button>
        <Button type="primary" onClick={() => run.resume()}>
          {label('resume')}
        </Button>
      </>
    );
  }
  if (progress.status !== 'finished') {
    return (
      <Button disabled={progress.status === 'cancelling'} onClick={() => run.cancel()}>
        {formatMessage({ id: 'action.cancel' })}
      </Button>
    );
  }
  return (
    <>
      <ResultFile job={job} list={list} />
      {progress.failed > 0 && <Button onClick={() => run.retryFailed()}>{label('retry', progress.failed)}</Button>}
      <Button type="primary" autoFocus onClick={onClose}>
        {label('close')}
      </Button>
    </>
  );
}

/** Once it is over, exactly the rows that were not done are ticked. */
function useLeft<Row extends { id: string }>({ run }: Job, { selection }: List<Row>, finished: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every end, not for every tick
  useEffect(() => {
    if (!finished) return;
    const left = run.entries.filter(({ outcome }) => outcome !== 'done');
    selection.replace(left.map(({ item }) => item as Row));
  }, [finished, run]);
}

/** Who leaves the page has been asked, and stops it; only a session that ends leaves it standing. */
function useStopOnLeaving({ run }: Job) {
  useEffect(
    () => () => {
      if (!getSession().isLogin) return;
      if (run.getProgress().status === 'finished') dropJob();
      else run.cancel();
    },
    [run],
  );
}
