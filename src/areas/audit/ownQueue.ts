import { useSyncExternalStore } from 'react';
import { auditCalls } from '@contract/audit/calls';
import { call } from '@/request';
import { getSession, watchSession } from '@/session';
import type { Bench, Decision } from './bench';
import { Queue } from './queue';
import { forgetStories } from './story';

const review = ({ item: { id, version }, verdict }: Decision) =>
  call(auditCalls.review, { id, version, ...verdict }, { notice: false });

export const queue = new Queue({ review, me: () => getSession().data?.id ?? '' });

export const useBench = (): Bench => useSyncExternalStore(queue.subscribe, queue.get);

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
    queue.resume();
  },
  ending: (why, { id }) => {
    owner = id;
    if (why === 'signedOut') forget();
    else queue.pause();
  },
  leaving: queue.settle,
});
