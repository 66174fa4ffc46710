import { useSyncExternalStore } from 'react';
import { auditCalls } from '@contract/audit/calls';
import { call } from '@/request';
import { getSession, subscribe, watchSession } from '@/session';
import { Queue } from './queue';
import type { Decision, QueueState } from './queueState';
import { forgetStories } from './story';

const review = ({ item: { id, version }, verdict }: Decision) =>
  call(auditCalls.review, { id, version, ...verdict }, { notice: false });

function maySend(): boolean {
  const { isLogin, replacedBy, data } = getSession();
  return isLogin && !replacedBy && !data?.mustChangePassword;
}

export const queue = new Queue({ review, me: () => getSession().data?.id ?? '', maySend });
subscribe(queue.wake);

export const useQueueState = (): QueueState => useSyncExternalStore(queue.subscribe, queue.get);

/** Whose decisions are in the queue. An expired session keeps them; another admin's sign-in drops them. */
let owner: string | undefined;

function forget() {
  queue.drop();
  forgetStories();
}

watchSession({
  began: ({ id }) => {
    if (owner !== undefined && owner !== id) forget();
    owner = id;
  },
  ending: (why, { id }) => {
    owner = id;
    if (why === 'signedOut') forget();
  },
  leaving: queue.settle,
});
