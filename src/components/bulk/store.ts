import type { MessageId } from '@/locales/messages';
import type { CallOptions } from '@/request';
import { Backoff } from '@/request/backoff';
import { getSession, subscribe as onSession } from '@/session';
import { judge } from './judge';
import { BulkRun } from './run';

interface Row {
  id: string;
}

export interface Job {
  list: string;
  /** Key of the text for the action, with `{count}`. */
  text: MessageId;
  /** Why the operator does it, if they were asked. */
  reason?: string;
  /** Who does it. */
  admin?: string;
  run: BulkRun<Row>;
  /** Waits while the service does not answer. */
  backoff: Backoff;
}

/** Only one at a time. It is outside React, so that it survives the page while the operator signs in again. */
let job: Job | undefined;
let unwatch = () => {};
const listeners = new Set<() => void>();

export const getJob = (): Job | undefined => job;

export function subscribeRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function startJob<R extends Row>(
  { list, text, reason }: Pick<Job, 'list' | 'text' | 'reason'>,
  rows: readonly R[],
  work: (row: R, options: CallOptions) => Promise<unknown>,
): void {
  dropJob();
  const backoff = new Backoff({ asks: true });
  // The store holds rows of any list, but `work` gets exactly those given here. A row is sent again only if nothing was
  // sent; a lost answer is checked for by `call`, with the row as it was.
  const send = (row: Row, signal: AbortSignal) =>
    backoff.through(() => work(row as R, { signal, notice: false, was: row, backoff }), signal);
  const run = new BulkRun<Row>(rows, send, judge);
  unwatch = followSession(run);
  setJob({ list, text, reason, admin: getSession().data?.nickname, run, backoff });
  run.resume();
}

/** Starts no more rows, and waits for the service no longer: what was sent without an answer stays unknown. */
export function stopJob({ run, backoff }: Job): void {
  run.cancel();
  backoff.giveUp();
}

/** Runs the failed rows again. */
export function retryJob({ run, backoff }: Job): void {
  backoff.goOn();
  run.retryFailed();
}

/** Forgets the action; running calls end without an effect here. */
export function dropJob(): void {
  unwatch();
  job?.run.drop();
  setJob(undefined);
}

/** Without a session the action pauses. If another admin signs in, it is dropped, because the first one started it. */
function followSession(run: BulkRun<Row>): () => void {
  const owner = getSession().data?.id;
  return onSession(() => {
    const { isLogin, data, replacedBy } = getSession();
    if (!isLogin || replacedBy) run.pause();
    else if (data?.id !== owner) dropJob();
  });
}

function setJob(next: Job | undefined): void {
  job = next;
  for (const listener of listeners) listener();
}
