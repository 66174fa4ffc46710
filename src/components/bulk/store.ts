import { getSession, subscribe as onSession } from '@/session';
import { judge } from './judge';
import { BulkRun } from './run';

interface Row {
  id: string;
}

/** A bulk action that runs, or has run and waits to be looked at. */
export interface Job {
  /** Name of the list whose rows they are. */
  list: string;
  /** Key of the text that says what is done, with its `{count}`. */
  text: string;
  run: BulkRun<Row>;
}

/** There is one at a time. It lives outside React, so that it outlives the page while the operator signs in again. */
let job: Job | undefined;
let unwatch = () => {};
const listeners = new Set<() => void>();

export const getJob = (): Job | undefined => job;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Starts a bulk action; `work` makes a row's call, with `notice: false`. */
export function startJob<R extends Row>(
  { list, text }: Pick<Job, 'list' | 'text'>,
  rows: readonly R[],
  work: (row: R, signal: AbortSignal) => Promise<unknown>,
): void {
  dropJob();
  // The rows are those given here; the store need not know what they are.
  const run = new BulkRun<Row>(rows, (row, signal) => work(row as R, signal), judge);
  unwatch = followSession(run);
  setJob({ list, text, run });
  run.resume();
}

/** Forgets the bulk action; if it still runs, its outcome is nobody's any more. */
export function dropJob(): void {
  unwatch();
  job?.run.drop();
  setJob(undefined);
}

/** Without a session it pauses, and it is dropped when another admin signs in: it was asked for by the first. */
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
