import { useSyncExternalStore } from 'react';
import { paths } from '@contract/paths';
import { call } from '@/request';
import { getSession, watchSession } from '@/session';
import type { Bench, Decision } from './bench';
import { Queue } from './queue';

const review = ({ item: { id, version }, verdict }: Decision) =>
  call(paths.audit.review, { id, version, ...verdict }, { notice: false });

/** The bench of the signed-in admin: one for the tab. */
export const queue = new Queue({ review, me: () => getSession().data?.id ?? '' });

export const useBench = (): Bench => useSyncExternalStore(queue.subscribe, queue.get);

/** Whose decisions they are: kept over an expired session, dropped for another admin. */
let owner: string | undefined;
watchSession({
  began: ({ id }) => {
    if (owner !== undefined && owner !== id) queue.drop();
    owner = id;
    queue.resume();
  },
  ending: (why, { id }) => {
    owner = id;
    if (why === 'signedOut') queue.drop();
    else queue.pause();
  },
  leaving: queue.settle,
});
